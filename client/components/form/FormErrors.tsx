import { useTranslations } from 'use-intl';
import { ErrorSummary } from '#client/ui/ErrorSummary.tsx';
import { FailureBanner } from './FailureBanner.tsx';

export interface FormErrorsProps {
  form: {
    errors?: readonly { field: string; message: string }[];
    failure: unknown;
    attempt: number;
  };
  /** Replaces the number of invalid fields as the heading of the summary. */
  summary?: string | undefined;
  /** Shown if the failure has no message. */
  fallback?: string | undefined;
  /** Shown before the server's message. */
  failureTitle?: string | undefined;
}

/** At the top of a form: the summary of invalid fields, or why the server refused. */
export function FormErrors({ form, summary, fallback, failureTitle }: FormErrorsProps) {
  const t = useTranslations('shell');
  const { errors = [], failure, attempt } = form;
  return (
    <>
      <ErrorSummary
        title={summary ?? t('form.summary', { count: errors.length })}
        errors={errors}
        attempt={attempt}
      />
      {failure !== undefined && (
        <FailureBanner error={failure} title={failureTitle} fallback={fallback} attempt={attempt} />
      )}
    </>
  );
}
