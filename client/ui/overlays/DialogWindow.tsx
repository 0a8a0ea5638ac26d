import { X } from 'lucide-react';
import { useEffect } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Button } from '#client/ui/Button.tsx';
import type { DialogProps } from '#client/ui/Dialog.tsx';
import { closeToast, queuedToasts } from '#client/ui/toast.ts';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';
import { useLostEscape } from './useLostEscape.ts';

const sizes = { s: 'xs:max-w-[420px]', m: 'xs:max-w-[560px]', l: 'xs:max-w-[800px]' };

const shapes = {
  dialog: { place: '', frame: 'size-full xs:h-auto', edges: '' },
  alertdialog: {
    place: 'items-end xs:items-center',
    frame: 'w-full',
    edges: 'max-xs:rounded-t-[16px] max-xs:border-t',
  },
};

/** What a dialog is made of. It keeps the focus inside and, when it closes, returns it. */
export function DialogWindow(props: DialogProps) {
  const { isOpen = true, size = 'm', dismissable = true, role = 'dialog' } = props;
  useEffect(() => {
    // On a phone, messages of success would cover the fields.
    if (!isOpen || !matchMedia('(width <= 30rem)').matches) return;
    for (const { id, kind, action } of queuedToasts())
      if (kind === 'success' && !action) closeToast(id);
  }, [isOpen]);
  const dialog = useLostEscape(isOpen && dismissable, props.onClose);
  return (
    <ModalOverlay
      data-veil
      isOpen={isOpen}
      isDismissable={dismissable}
      isKeyboardDismissDisabled={!dismissable}
      onOpenChange={(open) => !open && props.onClose()}
      className={joinClasses(
        'fixed inset-0 z-50 grid h-(--visual-viewport-height) grid-rows-[minmax(0,1fr)] place-items-center overflow-hidden bg-veil xs:p-4 data-entering:animate-fade',
        shapes[role].place,
      )}
    >
      <Modal
        className={joinClasses(
          'flex max-h-full data-entering:animate-rise',
          shapes[role].frame,
          sizes[size],
        )}
      >
        <AriaDialog
          ref={dialog}
          role={role}
          className={joinClasses(
            'flex w-full flex-col overflow-hidden border-line bg-card text-text shadow-float outline-none xs:rounded-card xs:border',
            shapes[role].edges,
          )}
        >
          <header className="flex items-start gap-4 px-4 pt-4 pb-2 xs:px-6 xs:pt-5">
            <Heading slot="title" level={2} className="min-w-0 flex-1 pt-1.5 text-lg">
              {props.title}
            </Heading>
            <Button
              variant="quiet"
              iconOnly
              className="-mr-2"
              aria-label={props.closeLabel}
              onClick={props.onClose}
              icon={<X className="size-5" />}
            />
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto px-4 pt-1 pb-6 xs:px-6">
            {props.children}
          </div>
          {props.footer && (
            <footer className="flex flex-wrap justify-end gap-2 border-t border-line px-4 py-3 max-xs:*:flex-auto xs:px-6">
              {props.footer}
            </footer>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
