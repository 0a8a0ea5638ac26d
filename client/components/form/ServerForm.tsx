import { useSyncExternalStore, type ReactNode, type SyntheticEvent } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { FormErrors, type FormErrorsProps } from './FormErrors.tsx';

interface ServerFormProps extends FormErrorsProps {
  form: FormErrorsProps['form'] & {
    submit: (event: SyntheticEvent) => Promise<void>;
    busy: boolean;
  };
  submitLabel: string;
  /** false: the button is only as wide as its label. */
  wide?: boolean;
  children: ReactNode;
}

const never = () => () => undefined;

/** The summary or banner, then the fields, then one submit button. Enter submits from every field. */
export function ServerForm(props: ServerFormProps) {
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
      <FormErrors
        form={form}
        summary={props.summary}
        fallback={props.fallback}
        failureTitle={props.failureTitle}
      />
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
