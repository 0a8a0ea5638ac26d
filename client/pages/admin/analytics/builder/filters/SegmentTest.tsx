import { X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '#client/ui/Button.tsx';
import { SelectField } from '#client/ui/fields/SelectField.tsx';
import type { BuilderState } from '../question/builderState.ts';
import type { DraftTest } from './draft.ts';
import { fittingSegments } from './filterable.ts';

interface SegmentTestProps {
  build: BuilderState;
  item: DraftTest;
  segment: string;
  onChange: (to: Partial<DraftTest>) => void;
  onRemove: () => void;
}

/** One condition: that something belongs to a segment, or does not. */
export function SegmentTest({ build, item, segment, onChange, onRemove }: SegmentTestProps) {
  const t = useTranslations('analytics');
  const fitting = fittingSegments(build);
  const known = build.model.segmentOf(segment);
  const name = known?.name ?? t('builder.segment.unknown');
  const options = fitting.map((one) => ({ value: one.id, label: one.name }));
  const isListed = fitting.some(({ id }) => id === known?.id);
  return (
    <div
      role="group"
      aria-label={t('builder.segment.says', { segment: name })}
      className="grid gap-2 rounded-control border border-line bg-card p-2.5"
    >
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2 sm:grid-cols-[minmax(0,4fr)_minmax(0,5fr)_auto]">
        <SelectField
          className="max-sm:order-last max-sm:col-span-2"
          label={t('builder.filter.test')}
          hideLabel
          value={item.test}
          options={(['is', 'isNot'] as const).map((value) => ({
            value,
            label: t(`builder.segment.tests.${value}`),
          }))}
          onChange={({ target }) => onChange({ test: target.value === 'isNot' ? 'isNot' : 'is' })}
        />
        <SelectField
          label={t('builder.segment.label')}
          hideLabel
          value={known?.id ?? segment}
          options={isListed ? options : [{ value: known?.id ?? segment, label: name }, ...options]}
          onChange={({ target }) => onChange({ segment: target.value })}
        />
        <Button
          variant="quiet"
          iconOnly
          aria-label={t('builder.filter.removeTest', { name })}
          onClick={onRemove}
          icon={<X className="size-5" />}
        />
      </div>
      {known && <p className="text-sm break-words text-soft">{known.conditions}</p>}
    </div>
  );
}
