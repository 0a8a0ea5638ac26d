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
  /** Stands at the head of the summary instead of how many fields there are to mend. */
  summary?: string | undefined;
  /** What is said of a failure that brings no sentence of its own. */
  fallback: string;
  /** Stands before the server's sentence. */
  failureTitle?: string | undefined;
  submitLabel: string;
  /** false: the button is as wide as its words. */
  wide?: boolean;
  children: ReactNode;
}

const never = () => () => undefined;

/** Summary or banner first, then the fields, then the one button; Enter presses it from every field. */
export function ServerForm(props: ServerFormProps) {
  const t = useTranslations('shell');
  const { form, wide = true } = props;
  // Before the script has arrived the browser would send the form by itself, with the password in the address.
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
