import { SelectionBar } from '#client/components/selection/SelectionBar.tsx';
import { focusHeading } from '#client/lib/document/lostFocus.ts';
import { Button } from '#client/ui/Button.tsx';

interface BulkBarProps<Action extends string> {
  words: { label: string; count: string; clear: string; impossible: string };
  actions: readonly { name: Action; label: string; isPossible: boolean }[];
  busy: boolean;
  onAct: (name: Action) => void;
  onClear: () => void;
}

export function BulkBar<Action extends string>(props: BulkBarProps<Action>) {
  const { words, actions, busy, onAct, onClear } = props;
  const leave = () => {
    onClear();
    focusHeading();
  };
  return (
    <SelectionBar label={words.label}>
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
    </SelectionBar>
  );
}
