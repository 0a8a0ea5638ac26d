import { useSyncExternalStore, type ReactNode, type SyntheticEvent } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#client/ui/Button.tsx';
import { ErrorSummary } from '#client/ui/ErrorSummary.tsx';
import { FailureBanner } from './FailureBanner.tsx';

interface ServerFormProps {
  form: {
    submit: (event: SyntheticEvent) => Promise<void>;
    errors: { field: string; message: string }[];
    failure: unknown;
    attempt: number;
    busy: boolean;
  };
  /** Replaces the number of invalid fields as the heading of the summary. */
  summary?: string | undefined;
  /** The text for a failure that has no message of its own. */
  fallback: string;
  /** Shown before the server's message. */
  failureTitle?: string | undefined;
  submitLabel: string;
  /** false: the button is only as wide as its label. */
  wide?: boolean;
  children: ReactNode;
}

const never = () => () => undefined;

/** The summary or banner, then the fields, then one submit button. Enter submits from every field. */
export function ServerForm(props: ServerFormProps) {
  const t = useTranslations('shell');
  const { form, wide = true } = props;
  // Inert until the script has loaded, because the browser would submit the form itself.
  const alive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <form
      noValidate
      method="post"
      onSubmit={(event) => void form.submit(event)}
      className="grid gap-4"
    >
      <ErrorSummary
        title={props.summary ?? t('form.summary', { count: form.errors.length })}
        errors={form.errors}
        attempt={form.attempt}
      />
      {form.failure !== undefined && (
        <FailureBanner
          error={form.failure}
          title={props.failureTitle}
          fallback={props.fallback}
          attempt={form.attempt}
        />
      )}
      {props.children}
      <Button
        type="submit"
        variant="main"
        block={wide}
        busy={form.busy}
        disabled={!alive}
        className={wide ? 'mt-1' : 'mt-1 justify-self-start max-xs:w-full'}
      >
        {props.submitLabel}
      </Button>
    </form>
  );
}
