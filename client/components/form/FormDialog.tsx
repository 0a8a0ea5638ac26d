import { useId, type ReactNode, type SyntheticEvent } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { Dialog, type DialogProps } from '#client/ui/Dialog.tsx';
import { FormErrors, type FormErrorsProps } from './FormErrors.tsx';

interface FormDialogProps
  extends
    Pick<DialogProps, 'title' | 'closeLabel' | 'size' | 'dismissable' | 'onClose'>,
    FormErrorsProps {
  form: FormErrorsProps['form'] & {
    submit: (event: SyntheticEvent) => Promise<void> | void;
    busy: boolean;
  };
  cancelLabel: string;
  /** Another button, apart from those that close the dialog. */
  aside?: ReactNode;
  /** What the cancel button does; by default it closes, unless the form is being sent. */
  onCancel?: () => void;
  saveLabel: string;
  /** Set if saving removes something. */
  danger?: boolean;
  children: ReactNode;
}

/** A form in a dialog: its errors on top, its buttons pinned at the bottom. */
export function FormDialog(props: FormDialogProps) {
  const {
    form,
    summary,
    fallback,
    failureTitle,
    aside,
    cancelLabel,
    onCancel,
    saveLabel,
    danger,
    children,
    ...dialog
  } = props;
  const id = useId();
  return (
    <Dialog
      {...dialog}
      footer={
        <>
          {aside}
          <Button onClick={onCancel ?? dialog.onClose} disabled={!onCancel && form.busy}>
            {cancelLabel}
          </Button>
          <Button type="submit" form={id} variant={danger ? 'danger' : 'main'} busy={form.busy}>
            {saveLabel}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        method="post"
        onSubmit={(event) => void form.submit(event)}
        className="grid gap-4"
      >
        <FormErrors form={form} summary={summary} fallback={fallback} failureTitle={failureTitle} />
        {children}
      </form>
    </Dialog>
  );
}
