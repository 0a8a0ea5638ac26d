import { focusHeading } from '#client/lib/document/lostFocus.ts';
import { Button } from '#client/ui/Button.tsx';

interface BulkBarProps<Action extends string> {
  words: { label: string; count: string; clear: string; impossible: string };
  actions: readonly { name: Action; label: string; isPossible: boolean }[];
  busy: boolean;
  onAct: (name: Action) => void;
  onClear: () => void;
}

/** What can be done with the selected rows. After the table in tab order, at the bottom of the screen visually. */
export function BulkBar<Action extends string>(props: BulkBarProps<Action>) {
  const { words, actions, busy, onAct, onClear } = props;
  const leave = () => {
    onClear();
    focusHeading();
  };
  return (
    <div
      role="region"
      aria-label={words.label}
      className="sticky bottom-3 z-20 mt-4 flex flex-wrap items-center gap-2 rounded-card border border-line bg-card px-4 py-3 shadow-float"
    >
      <p role="status" className="text-sm font-semibold">
        {words.count}
      </p>
      <Button
        size="s"
        variant="quiet"
        onClick={leave}
        className="mr-auto max-sm:ml-auto max-sm:mr-0"
      >
        {words.clear}
      </Button>
      <div className="flex gap-2 max-sm:w-full max-sm:*:flex-1">
        {actions.map(({ name, label, isPossible }) => (
          <Button
            key={name}
            size="s"
            busy={busy}
            aria-disabled={!isPossible || undefined}
            title={isPossible ? undefined : words.impossible}
            onClick={() => isPossible && onAct(name)}
            className={isPossible ? undefined : 'opacity-55'}
          >
            {label}
          </Button>
        ))}
      </div>
    </div>
  );
}
