import type { ReactNode } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';

interface ConfirmDialogProps {
  /** Names the object: "Delete the job Staff Nurse?" */
  title: ReactNode;
  children?: ReactNode;
  /** The verb: "Delete job". */
  confirmLabel: ReactNode;
  cancelLabel: ReactNode;
  closeLabel: string;
  /** Without it there is no button to confirm with. */
  onConfirm?: (() => void) | undefined;
  onClose: () => void;
  busy?: boolean;
  danger?: boolean;
}

/** Only for actions that cannot be undone. Others get a toast with Undo instead. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, busy = false, danger = false } = props;
  return (
    <Dialog
      role="alertdialog"
      size="s"
      title={title}
      closeLabel={props.closeLabel}
      dismissable={!busy}
      onClose={props.onClose}
      footer={
        <>
          <Button onClick={props.onClose} disabled={busy} autoFocus>
            {props.cancelLabel}
          </Button>
          {props.onConfirm && (
            <Button variant={danger ? 'danger' : 'main'} busy={busy} onClick={props.onConfirm}>
              {props.confirmLabel}
            </Button>
          )}
        </>
      }
    >
      {children}
    </Dialog>
  );
}
