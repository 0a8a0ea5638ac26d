import { Info } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { loadOnUse } from '#client/ui/loadOnUse.ts';
import type { ExplanationPopoverProps } from './ExplanationPopover.tsx';

interface ExplanationProps {
  /** The accessible name of the icon-only button. */
  label: string;
  title: ReactNode;
  /** A sentence or two, and links. */
  children: ReactNode;
}

const ExplanationPopover = loadOnUse<ExplanationPopoverProps>(
  async () => (await import('./ExplanationPopover.tsx')).ExplanationPopover,
  { soon: true },
);

/** Explains a word or a figure on request. Opens on press, so that it works on phones too. */
export function Explanation({ label, title, children }: ExplanationProps) {
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        ref={opener}
        variant="quiet"
        size="s"
        iconOnly
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className="-my-2 text-soft"
        icon={<Info className="size-4" />}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <ExplanationPopover opener={opener} title={title} onClose={() => setOpen(false)}>
          {children}
        </ExplanationPopover>
      )}
    </>
  );
}
