/** Props shared by the company fields on the profile page and in onboarding. */
export interface FieldProps {
  text: (name: string) => string;
  set: (name: string, value: string) => void;
  /** A field lost the focus. */
  leave: (name: string) => void;
  error: (name: string) => string | undefined;
}
