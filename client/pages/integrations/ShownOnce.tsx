import type { ReactNode } from 'react';
import { Banner } from '#client/ui/Banner.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';

interface ShownOnceProps {
  title: string;
  closeLabel: string;
  warning: string;
  doneLabel: string;
  onClose: () => void;
  children: ReactNode;
}

/** A secret that is shown only once, so an accidental press must not close it. */
export function ShownOnce({
  title,
  closeLabel,
  warning,
  doneLabel,
  onClose,
  children,
}: ShownOnceProps) {
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
