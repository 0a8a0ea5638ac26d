/** A field of a job, wherever it is filled in. */
export interface JobFieldProps {
  id: string;
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
}
