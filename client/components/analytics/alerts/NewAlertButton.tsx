import { BellPlus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { loadOnUse } from '#client/ui/loadOnUse.ts';
import type { Watched } from './alertForm.ts';

/** The dialog for a new alert. */
export const NewAlertDialog = loadOnUse(
  async () => (await import('./FigureAlertDialog.tsx')).FigureAlertDialog,
  { words: ['analytics', 'calculations', 'figureAlerts'] },
);

interface NewAlertButtonProps {
  watched: Watched;
  label: string;
  /** A small button with an icon, beside a figure. */
  isSmall?: boolean;
  disabled?: boolean;
}

/** Opens the dialog that sets an alert on a figure. */
export function NewAlertButton({
  watched,
  label,
  isSmall = false,
  disabled = false,
}: NewAlertButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        className="max-xs:gap-0"
        {...(isSmall && {
          variant: 'quiet',
          size: 's',
          iconOnly: true,
          'aria-label': label,
          title: label,
          className: 'print-hidden -my-2 text-soft',
        })}
        disabled={disabled}
        onClick={() => setOpen(true)}
        icon={<BellPlus className={isSmall ? 'size-4' : 'size-5'} />}
      >
        {isSmall ? undefined : <span className="max-xs:sr-only">{label}</span>}
      </Button>
      {isOpen && <NewAlertDialog watched={watched} onClose={() => setOpen(false)} />}
    </>
  );
}
