import { useEffect, useRef } from 'react';
import { toast as sonner, Toaster as SonnerToaster } from 'sonner';
import 'sonner/dist/styles.css';
import { closeToast, type QueuedToast } from '#client/ui/toast.ts';
import type { ToasterLabels } from '#client/ui/Toaster.tsx';
import { ToastCard } from './ToastCard.tsx';
import { useUndoKey } from './useUndoKey.ts';

interface ToastStackProps {
  toasts: readonly QueuedToast[];
  labels: ToasterLabels;
}

/** Keeps Sonner's stack in sync with our queue. Sonner provides the stacking, the swipe and the live region. */
export function ToastStack({ toasts, labels }: ToastStackProps) {
  const shown = useRef(new Set<number>());
  useUndoKey(toasts);
  useEffect(() => {
    for (const toast of toasts) {
      if (shown.current.has(toast.id)) continue;
      shown.current.add(toast.id);
      const end = () => {
        shown.current.delete(toast.id);
        closeToast(toast.id);
      };
      sonner.custom(
        (id) => <ToastCard toast={toast} labels={labels} onEnd={() => sonner.dismiss(id)} />,
        {
          id: toast.id,
          duration: Infinity,
          onDismiss: end,
        },
      );
    }
    for (const id of shown.current) {
      if (!toasts.some((toast) => toast.id === id)) sonner.dismiss(id);
    }
  }, [toasts, labels]);
  // Sonner would show them again in its next stack, even those that have been closed since.
  useEffect(() => {
    const ids = shown.current;
    return () => ids.forEach((id) => sonner.dismiss(id));
  }, []);

  return (
    <SonnerToaster
      position="bottom-right"
      visibleToasts={4}
      expand
      gap={8}
      // Toasts must not cover the buttons that dialogs, and jobs on phones, have at the bottom edge.
      offset={{ bottom: 84, right: 24 }}
      mobileOffset={{ bottom: 84, left: 12, right: 12 }}
      customAriaLabel={labels.region}
      toastOptions={{ unstyled: true, className: 'w-full' }}
    />
  );
}
