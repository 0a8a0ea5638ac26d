import { Plus, X } from 'lucide-react';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { BuilderState } from '../question/builderState.ts';
import { Button } from '#client/ui/Button.tsx';
import { SelectField } from '#client/ui/fields/SelectField.tsx';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';
import {
  isGroup,
  JOINTS,
  newGroup,
  newSegmentTest,
  newTest,
  type DraftGroup,
  type DraftItem,
  type Joint,
} from './draft.ts';
import { FilterTest } from './FilterTest.tsx';
import { filterable, firstFilterable, fittingSegments } from './filterable.ts';
import { SegmentTest } from './SegmentTest.tsx';

export type ChangeItem = (id: number, by: (item: DraftItem) => DraftItem | null) => void;

interface FilterGroupProps {
  build: BuilderState;
  group: DraftGroup;
  depth: number;
  /** Incomplete conditions are marked. */
  showsErrors: boolean;
  /** The id of the condition that the dialog was opened to add. It takes the focus. */
  focused: number | null;
  onChange: ChangeItem;
}

/** How deep groups can be nested here. Deeper nesting in an address is accepted and shown. */
const DEEPEST = 4;

export function FilterGroup({ build, group, depth, ...props }: FilterGroupProps) {
  const t = useTranslations('analytics');
  const box = useRef<HTMLFieldSetElement>(null);
  const { showsErrors, focused, onChange } = props;
  const set = (to: Partial<DraftGroup>) =>
    onChange(group.id, (now) => (isGroup(now) ? { ...now, ...to } : now));
  const add = (item: DraftItem) => set({ items: [...group.items, item] });
  const first = firstFilterable(filterable(build));
  const [segment] = fittingSegments(build);
  const remove = (id: number) => {
    onChange(id, () => null);
    box.current?.querySelector<HTMLElement>('select')?.focus();
  };
  return (
    <fieldset
      ref={box}
      className={joinClasses(
        'grid min-w-0 gap-3',
        depth > 0 && 'rounded-card border border-line p-3',
        depth % 2 === 1 && 'bg-tint',
      )}
    >
      <legend className="sr-only">
        {t(depth === 0 ? 'builder.filter.whole' : 'builder.filter.group')}
      </legend>
      <div className="flex items-end gap-2">
        <SelectField
          className="w-full max-w-72"
          label={t('builder.filter.joint')}
          hideLabel={depth > 0}
          value={group.joint}
          options={JOINTS.map((value) => ({ value, label: t(`builder.filter.joints.${value}`) }))}
          onChange={({ target }) => set({ joint: target.value as Joint })}
        />
        {depth > 0 && (
          <Button
            variant="quiet"
            iconOnly
            className="ml-auto"
            aria-label={t('builder.filter.removeGroup')}
            onClick={() => onChange(group.id, () => null)}
            icon={<X className="size-5" />}
          />
        )}
      </div>
      {group.items.length === 0 && (
        <p className="text-sm text-soft">{t('builder.filter.noTests')}</p>
      )}
      {group.items.map((item) =>
        isGroup(item) ? (
          <FilterGroup key={item.id} {...props} build={build} group={item} depth={depth + 1} />
        ) : item.segment ? (
          <SegmentTest
            key={item.id}
            build={build}
            item={item}
            segment={item.segment}
            onChange={(to) => onChange(item.id, () => ({ ...item, ...to }))}
            onRemove={() => remove(item.id)}
          />
        ) : (
          <FilterTest
            key={item.id}
            build={build}
            item={item}
            showsErrors={showsErrors}
            autoFocus={item.id === focused}
            onChange={(to) => onChange(item.id, () => ({ ...item, ...to }))}
            onRemove={() => remove(item.id)}
          />
        ),
      )}
      <div className="flex flex-wrap gap-2">
        {first && (
          <Button size="s" onClick={() => add(newTest(first))} icon={<Plus className="size-4" />}>
            {t('builder.filter.addTest')}
          </Button>
        )}
        {segment && (
          <Button
            size="s"
            variant="quiet"
            onClick={() => add(newSegmentTest(segment.id))}
            icon={<Plus className="size-4" />}
          >
            {t('builder.segment.add')}
          </Button>
        )}
        {first && depth < DEEPEST && (
          <Button
            size="s"
            variant="quiet"
            onClick={() => add(newGroup(group.joint === 'any' ? 'all' : 'any', [newTest(first)]))}
            icon={<Plus className="size-4" />}
          >
            {t('builder.filter.addGroup')}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
