import { X } from 'lucide-react';
import { rescueFocus } from '#client/lib/document/lostFocus.ts';
import { Button } from '#client/ui/Button.tsx';

interface ChosenFilterProps {
  text: string;
  /** What removing it shows again. */
  label: string;
  onRemove: () => void;
}

/** An entry in the list of filters that were chosen elsewhere, and have no control of their own. */
export function ChosenFilter({ text, label, onRemove }: ChosenFilterProps) {
  return (
    <li className="flex min-w-0 items-center gap-1 rounded-full border border-line bg-ink-wash pl-3.5 text-sm">
      <span className="min-w-0 wrap-anywhere">{text}</span>
      <Button
        variant="quiet"
        size="s"
        iconOnly
        aria-label={label}
        onClick={() => {
          onRemove();
          rescueFocus();
        }}
        icon={<X className="size-4" />}
      />
    </li>
  );
}
