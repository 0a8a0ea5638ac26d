import { X } from 'lucide-react';
import { useEffectEvent, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { Button } from '#client/ui/Button.tsx';

interface SheetProps {
  title: ReactNode;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
  /** Pinned at the bottom. */
  footer?: ReactNode;
}

/**
 * The browser's native dialog, for what opens from a public page: it traps and returns the focus without a kilobyte of
 * our code. Rises from the bottom edge on phones, centred elsewhere. Render it to open it.
 */
export function Sheet({ title, closeLabel, onClose, children, footer }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const pressOutside = useEffectEvent((event: Event) => {
    if (event.target === event.currentTarget) onClose();
  });
  // Close it while it is still in the document: a removed dialog does not return the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    const { style: page, clientWidth } = document.documentElement;
    const { overflow, scrollbarGutter } = page;
    element?.showModal();
    element?.addEventListener('click', pressOutside);
    if (innerWidth > clientWidth) page.scrollbarGutter = 'stable';
    page.overflow = 'hidden';
    return () => {
      Object.assign(page, { overflow, scrollbarGutter });
      element?.removeEventListener('click', pressOutside);
      element?.close();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      className="m-0 mt-auto max-h-[88dvh] w-full max-w-full overflow-hidden rounded-t-[16px] border-t border-line bg-card p-0 text-text shadow-float backdrop:bg-veil open:flex open:animate-rise sm:m-auto sm:max-w-[480px] sm:rounded-card sm:border"
    >
      <div className="flex min-h-0 w-full flex-col">
        <header className="flex items-center gap-4 border-b border-line py-2 pr-2 pl-4 sm:pl-6">
          <h2 id={id} className="min-w-0 flex-1 text-lg">
            {title}
          </h2>
          <Button
            variant="quiet"
            iconOnly
            aria-label={closeLabel}
            onClick={onClose}
            icon={<X className="size-5" />}
          />
        </header>
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 py-4 sm:px-6">
          {children}
        </div>
        {footer && (
          <footer className="flex flex-wrap gap-2 border-t border-line px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] *:grow sm:px-6">
            {footer}
          </footer>
        )}
      </div>
    </dialog>
  );
}
