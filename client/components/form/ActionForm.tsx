import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { Button, type ButtonProps } from '#client/ui/Button.tsx';
import { FailureBanner } from './FailureBanner.tsx';

interface ActionFormProps extends Pick<ButtonProps, 'variant' | 'disabled'> {
  /** If it throws, the form stays and says why. */
  send: () => Promise<void>;
  fallback: string;
  submitLabel: string;
  cancelLabel: string;
  onCancel: () => void;
  size?: 's' | 'm';
  className?: string;
  children: ReactNode;
}

/** A short form that opens in place: its fields, then a button that acts and one that closes it. */
export function ActionForm(props: ActionFormProps) {
  const { send, fallback, submitLabel, cancelLabel, onCancel, size = 's', children } = props;
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ error: unknown; attempt: number }>();
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    try {
      await send();
    } catch (error) {
      setFailure((last) => ({ error, attempt: (last?.attempt ?? 0) + 1 }));
    }
    setBusy(false);
  };
  return (
    <form onSubmit={(event) => void submit(event)} className={props.className ?? 'grid gap-3'}>
      {failure && <FailureBanner {...failure} fallback={fallback} />}
      {children}
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          size={size}
          variant={props.variant}
          busy={busy}
          disabled={props.disabled}
        >
          {submitLabel}
        </Button>
        <Button size={size} onClick={onCancel}>
          {cancelLabel}
        </Button>
      </div>
    </form>
  );
}
