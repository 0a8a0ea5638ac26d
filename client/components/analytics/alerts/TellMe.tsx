import { BellPlus } from 'lucide-react';
import { useCallback, useState } from 'react';
import { Words } from '#client/components/Words.tsx';
import { useLazyModule } from '#client/components/useLazyModule.ts';
import { Button } from '#client/ui/Button.tsx';
import type { Watched } from './alertForm.ts';

const load = () => import('./FigureAlertDialog.tsx');
const WORDS = ['analytics', 'figureAlerts'] as const;

interface TellMeProps {
  watched: Watched;
  label: string;
  /** A small button with an icon, beside a figure. */
  isSmall?: boolean;
  disabled?: boolean;
}

/** Opens the dialog that sets an alert on a figure. */
export function TellMe({ watched, label, isSmall = false, disabled = false }: TellMeProps) {
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  return (
    <>
      <Button
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
        icon={<BellPlus aria-hidden="true" className={isSmall ? 'size-4' : 'size-5'} />}
      >
        {isSmall ? undefined : <span className="max-xs:sr-only">{label}</span>}
      </Button>
      {isOpen && <NewAlert watched={watched} onClose={close} />}
    </>
  );
}

/** The dialog for a new alert, loaded when it opens. */
export function NewAlert({ watched, onClose }: { watched: Watched; onClose: () => void }) {
  const code = useLazyModule(load, WORDS, onClose);
  return (
    code && (
      <Words areas={WORDS}>
        <code.FigureAlertDialog watched={watched} onClose={onClose} />
      </Words>
    )
  );
}
