import { useEffect, useState, type ReactNode } from 'react';
import { rescueFocus } from '#client/lib/document/lostFocus.ts';
import { loadOnUse } from './loadOnUse.ts';

export interface DialogProps {
  title: ReactNode;
  closeLabel: string;
  /** Called by the close button, Escape and a press outside. */
  onClose: () => void;
  isOpen?: boolean;
  children: ReactNode;
  /** Buttons, pinned at the bottom. */
  footer?: ReactNode;
  size?: 's' | 'm' | 'l';
  /** false: only its own buttons close it, so that an accidental press loses no work. */
  dismissable?: boolean;
  role?: 'dialog' | 'alertdialog';
}

const DialogWindow = loadOnUse<DialogProps>(
  async () => (await import('./overlays/DialogWindow.tsx')).DialogWindow,
  { soon: true },
);

/** The opener of a dialog that is closing at this moment. */
let closing: Element | null = null;

/**
 * The focus moves in, stays in, and returns to the opener, or to the page's heading if the opener is gone. It fills
 * the screen on phones; an alertdialog, a one-line question, rises from the bottom edge instead.
 */
export function Dialog(props: DialogProps) {
  const [focused] = useState(() => globalThis.document?.activeElement ?? null);
  useEffect(() => {
    // One that replaces another returns the focus to where the first one was opened.
    const isInPage = focused?.isConnected && focused !== document.body;
    const opener = (!isInPage && closing) || focused;
    return () => {
      closing = opener;
      queueMicrotask(() => (closing = null));
      rescueFocus(opener);
    };
  }, [focused]);
  return <DialogWindow {...props} />;
}
