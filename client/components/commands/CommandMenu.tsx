import { useId, useState, type KeyboardEvent } from 'react';
import { useTranslations } from 'use-intl';
import { Dialog } from '#client/ui/Dialog.tsx';
import { controlClass } from '#client/ui/looks/controlClass.ts';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';
import { useCommands, useSearches, type Command } from './useCommands.ts';
import { isNamed, matchOptions } from '#client/ui/fields/matchOptions.ts';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Every page and search within a few keystrokes. The focus stays in the box. */
export function CommandMenu({ onClose }: { onClose: () => void }) {
  const t = useTranslations('commands');
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const listId = useId();
  const shown = matchCommands(useCommands(), typed, useSearches());

  const run = (command: Command | undefined) => {
    if (!command) return;
    onClose();
    command.run();
  };
  const point = (index: number) => {
    setActive(index);
    document.getElementById(`${listId}-${index}`)?.scrollIntoView?.({ block: 'nearest' });
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = STEPS[event.key];
    if (!step && event.key !== 'Enter') return;
    event.preventDefault();
    if (step) point((active + step + shown.length) % shown.length);
    else run(shown[active]);
  };

  return (
    <Dialog title={t('title')} closeLabel={t('close')} onClose={onClose} size="s">
      <input
        role="combobox"
        aria-label={t('box')}
        aria-expanded
        aria-controls={listId}
        aria-activedescendant={`${listId}-${active}`}
        aria-autocomplete="list"
        autoComplete="off"
        // The user opened the dialog to type here.
        autoFocus
        value={typed}
        placeholder={t('box')}
        onChange={(event) => {
          setTyped(event.target.value);
          setActive(0);
        }}
        onKeyDown={press}
        className={controlClass}
      />
      <ul id={listId} role="listbox" aria-label={t('list')} className="mt-3 grid gap-0.5">
        {shown.map((command, index) => (
          <li
            key={command.id}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === active}
            onPointerMove={() => setActive(index)}
            onClick={() => run(command)}
            className={joinClasses(
              'flex min-h-11 cursor-pointer items-center rounded-control px-3 break-words',
              index === active && 'active-line font-semibold',
            )}
          >
            {command.label}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** Pages that the typed text names come first, the shortest name before longer ones; then the searches, then other pages. */
function matchCommands(
  commands: readonly Command[],
  typed: string,
  searches: (words: string) => Command[],
): Command[] {
  const words = typed.trim();
  if (!words) return [...commands];
  const found = matchOptions(commands, words, commands.length);
  const named = found.filter(({ label }) => isNamed(label, words));
  return [
    ...named.toSorted((one, other) => one.label.length - other.label.length),
    ...searches(words),
    ...found.filter((command) => !named.includes(command)),
  ];
}
