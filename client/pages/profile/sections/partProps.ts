/** The props of a part's fields. */
export interface PartProps {
  text: (name: string) => string;
  list: (name: string) => readonly string[];
  set: (name: string, value: string | readonly string[]) => void;
  error: (name: string) => string | undefined;
  /** The title of the present job. */
  jobTitle?: string | undefined;
}
