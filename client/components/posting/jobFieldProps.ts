/** Props of a job field, wherever it is used. */
export interface JobFieldProps {
  id: string;
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
}
