import type { ReactNode } from 'react';
import { Banner } from '#client/ui/Banner.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';

interface OneTimeSecretProps {
  title: string;
  closeLabel: string;
  warning: string;
  doneLabel: string;
  onClose: () => void;
  children: ReactNode;
}

/** A secret that is shown only once, so an accidental press must not close it. */
export function OneTimeSecret({
  title,
  closeLabel,
  warning,
  doneLabel,
  onClose,
  children,
}: OneTimeSecretProps) {
  return (
    <Dialog
      title={title}
      closeLabel={closeLabel}
      dismissable={false}
      onClose={onClose}
      footer={
        <Button variant="main" onClick={onClose}>
          {doneLabel}
        </Button>
      }
    >
      <div className="grid gap-5">
        <Banner kind="warning">{warning}</Banner>
        {children}
      </div>
    </Dialog>
  );
}
