import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { BuilderState } from '../question/builderState.ts';
import { changeQuery } from '#client/pages/admin/analytics/builder/question/steps.ts';
import { COMPARISONS } from '#schema/analytics/grains.ts';
import { SelectField } from '#client/ui/fields/SelectField.tsx';
import { FieldError } from '#client/ui/Field.tsx';
import { RangeDetails } from './RangeDetails.tsx';
import { PRESETS, presetOf, rangeOfPreset } from './ranges.ts';

/** The time range of the question and the comparison period. */
export function TimeShelf({ build, today }: { build: BuilderState; today: string }) {
  const t = useTranslations('analytics');
  const id = useId();
  const { range, compare } = build.question.query;
  // A typed range such as "Last 30 days" stays where it was typed.
  const [isTyped, setTyped] = useState(false);
  const preset = isTyped && range?.last != null ? 'lastUnits' : presetOf(range);
  const refusal = build.refusalOf('range', 'last', 'from', 'to', 'compare');
  return (
    <div
      role="group"
      aria-labelledby={id}
      aria-describedby={refusal ? `${id}-refusal` : undefined}
      className="grid gap-x-4 gap-y-1.5 px-4 py-2.5 sm:grid-cols-[6.5rem_minmax(0,1fr)]"
    >
      <span id={id} className="text-sm font-semibold sm:pt-3">
        {t('builder.shelf.time')}
      </span>
      <div className="grid gap-2 sm:grid-cols-2">
        <SelectField
          label={t('builder.range.label')}
          hideLabel
          value={preset}
          options={PRESETS.map((value) => ({ value, label: t(`builder.range.preset.${value}`) }))}
          onChange={({ target }) => {
            setTyped(target.value === 'lastUnits');
            build.change(changeQuery({ range: rangeOfPreset(target.value, range, today) }));
          }}
        />
        <SelectField
          label={t('builder.compare.label')}
          hideLabel
          value={compare ?? ''}
          disabled={!range}
          placeholder={t(range ? 'builder.compare.none' : 'builder.compare.needsRange')}
          options={COMPARISONS.map((value) => ({ value, label: t(`builder.compare.${value}`) }))}
          onChange={({ target }) =>
            build.change(changeQuery({ compare: COMPARISONS.find((one) => one === target.value) }))
          }
        />
        {range && <RangeDetails preset={preset} build={build} range={range} />}
      </div>
      {refusal && (
        <div className="sm:col-start-2">
          <FieldError id={`${id}-refusal`}>{refusal}</FieldError>
        </div>
      )}
    </div>
  );
}
