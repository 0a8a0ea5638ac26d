import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { bringIntoSight } from './bringIntoSight.ts';

interface TabsProps {
  label: string;
  tabs: readonly { id: string; label: ReactNode; count?: ReactNode; content: ReactNode }[];
  selected: string;
  onSelect: (id: string) => void;
}

/**
 * Controlled, so that the page can keep the open tab in its URL. Our own instead of React Aria's, which weighs 34 kB.
 */
export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  const base = useId();
  const open = tabs.find(({ id }) => id === selected) ?? tabs[0];
  const step = (event: KeyboardEvent<HTMLElement>) => {
    const at = tabs.findIndex((tab) => tab === open);
    const to = nextOf(event.key, at, tabs.length);
    if (to === null) return;
    event.preventDefault();
    const row = event.currentTarget.parentElement;
    row?.querySelectorAll<HTMLElement>('[role=tab]')[to]?.focus();
    onSelect(tabs[to]!.id);
  };
  return (
    <div>
      <div
        role="tablist"
        aria-label={label}
        className="relative flex gap-1 overflow-x-auto border-b max-sm:gap-0 border-line [scrollbar-width:none]"
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`${base}-${tab.id}`}
            ref={tab === open ? bringIntoSight : undefined}
            type="button"
            role="tab"
            aria-selected={tab === open}
            aria-controls={tab === open ? `${base}-panel` : undefined}
            tabIndex={tab === open ? 0 : -1}
            onClick={() => onSelect(tab.id)}
            onKeyDown={step}
            className="-mb-px flex min-h-11 cursor-pointer items-center gap-2 border-b-2 border-transparent px-3 max-sm:px-2 whitespace-nowrap text-soft max-sm:text-sm hover:text-text focus-visible:-outline-offset-2 aria-selected:border-ink aria-selected:font-semibold aria-selected:text-text"
          >
            {tab.label}
            {tab.count !== undefined && (
              <span className="tabular rounded-full bg-tint px-2 text-xs leading-5">
                {tab.count}
              </span>
            )}
          </button>
        ))}
      </div>
      {open && (
        <div
          key={open.id}
          id={`${base}-panel`}
          role="tabpanel"
          aria-labelledby={`${base}-${open.id}`}
          className="pt-6"
        >
          {open.content}
        </div>
      )}
    </div>
  );
}

/** Where a key leads in a row of tabs; null for any other key. */
function nextOf(key: string, at: number, count: number): number | null {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
