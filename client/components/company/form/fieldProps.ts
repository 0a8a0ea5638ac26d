/** What the fields of a company are drawn from: the page's form and the steps of onboarding. */
export interface FieldProps {
  text: (name: string) => string;
  set: (name: string, value: string) => void;
  /** A field was left. */
  leave: (name: string) => void;
  error: (name: string) => string | undefined;
}
