/** What the fields of a part are drawn from. */
export interface PartProps {
  text: (name: string) => string;
  list: (name: string) => readonly string[];
  set: (name: string, value: string | readonly string[]) => void;
  error: (name: string) => string | undefined;
}
