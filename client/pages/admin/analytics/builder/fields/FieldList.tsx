import { Check, GripVertical, Plus } from 'lucide-react';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import type { FieldKind } from '#client/pages/admin/analytics/builder/question/steps.ts';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';
import type { FieldGroup, ShownField } from './fieldGroups.ts';

interface FieldListProps {
  kind: FieldKind;
  groups: readonly FieldGroup[];
  onToggle: (key: string, isChosen: boolean) => void;
  /** The entry that is the tab stop. */
  isStop: (key: string) => boolean;
}

/** Fields by subject, each with its meaning. A field that does not fit the question says why. */
export function FieldList({ kind, groups, onToggle, isStop }: FieldListProps) {
  const id = useId();
  return groups.map(({ key, name, fields }) => (
    <section key={key} aria-labelledby={`${id}-${key}`} className="mt-4 first:mt-1">
      <h3 id={`${id}-${key}`} className="px-2 border-b border-line pb-1 text-xs font-semibold">
        {name}
      </h3>
      <ul className="mt-1 grid gap-px">
        {fields.map((field) => (
          <FieldLine key={field.key} {...{ kind, field, onToggle, isStop }} />
        ))}
      </ul>
    </section>
  ));
}

interface FieldLineProps {
  kind: FieldKind;
  field: ShownField;
  onToggle: FieldListProps['onToggle'];
  isStop: FieldListProps['isStop'];
}

function FieldLine({ kind, field, onToggle, isStop }: FieldLineProps) {
  const t = useTranslations('analytics');
  const id = useId();
  const { key, name, description, obstacle, isChosen } = field;
  const reason = obstacle && t(`builder.obstacle.${obstacle.why}`, { ...obstacle });
  const isOut = Boolean(reason) && !isChosen;
  const Sign = isChosen ? Check : Plus;
  return (
    <li
      data-field={isOut ? undefined : key}
      data-kind={kind}
      draggable={!isOut}
      className={joinClasses(
        'group relative flex min-h-11 gap-2 rounded-control px-2 py-1.5',
        !isOut && 'hover:bg-tint',
      )}
    >
      <Sign
        className={joinClasses('mt-0.5 size-4 shrink-0', isChosen ? 'text-ink' : 'text-soft')}
      />
      <div className="min-w-0 flex-1">
        {/* The whole row is clickable; the description is not part of its accessible name. */}
        <button
          type="button"
          data-line={key}
          tabIndex={isStop(key) ? 0 : -1}
          aria-pressed={isChosen}
          aria-disabled={isOut || undefined}
          aria-describedby={`${id}-about`}
          onClick={() => !isOut && onToggle(key, isChosen)}
          className={joinClasses(
            'block w-full rounded-tag text-left text-sm leading-5 after:absolute after:inset-0',
            isOut ? 'text-soft' : 'font-semibold',
            isChosen && 'text-ink',
          )}
        >
          {name}
        </button>
        {/* Two lines of each, so that more fields are in view; all of it with the pointer or the focus. */}
        <p
          id={`${id}-about`}
          title={isOut ? undefined : description}
          className="text-xs text-soft xl:line-clamp-2 xl:group-focus-within:line-clamp-none"
        >
          {isOut ? reason : description}
        </p>
      </div>
      {!isOut && (
        <GripVertical className="mt-0.5 size-4 shrink-0 cursor-grab text-soft opacity-0 group-hover:opacity-100 max-xl:hidden" />
      )}
    </li>
  );
}
