import { useTranslations } from 'use-intl';
import { useUrlText } from '#client/components/form/useUrlText.ts';
import type { BuilderState } from '../question/builderState.ts';
import { changeQuery } from '#client/pages/admin/analytics/builder/question/steps.ts';
import { GRAINS, ROLLING_UNITS } from '#schema/analytics/grains.ts';
import { LAST_MAX, type AnalyticsRange } from '#schema/analytics/query.ts';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { SelectField } from '#client/ui/fields/SelectField.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import type { Preset } from './ranges.ts';

interface RangeDetailsProps {
  build: BuilderState;
  range: AnalyticsRange;
}

/** The number and unit, or both days. Predefined ranges need neither. */
export function RangeDetails({ preset, ...props }: RangeDetailsProps & { preset: Preset }) {
  if (preset === 'lastUnits') return <LastUnits {...props} />;
  return preset === 'days' ? <Days {...props} /> : null;
}

function LastUnits({ build, range }: RangeDetailsProps) {
  const t = useTranslations('analytics');
  const unit = range.unit ?? 'day';
  const [typed, setTyped] = useUrlText(`${range.last}`);
  const mayRoll = ROLLING_UNITS.some((one) => one === unit);
  /** Whole units end before now and rolling ones end now, so one excludes the other. */
  const set = (kind: Pick<AnalyticsRange, 'rolling' | 'whole'>) =>
    build.change(changeQuery({ range: { last: range.last, unit, ...kind } }));
  return (
    <div className="grid grid-cols-[6rem_minmax(0,1fr)] items-start gap-2 sm:col-span-2 sm:grid-cols-[6rem_minmax(0,10rem)_auto]">
      <TextField
        label={t('builder.range.count')}
        hideLabel
        inputMode="numeric"
        maxLength={5}
        value={typed}
        error={isCount(typed) ? undefined : t('builder.range.wrongCount', { max: LAST_MAX })}
        onChange={({ target }) => {
          setTyped(target.value);
          if (isCount(target.value))
            build.change(
              changeQuery({ range: { ...range, last: Number(target.value) } }),
              'replace',
            );
        }}
      />
      <SelectField
        label={t('builder.range.unit')}
        hideLabel
        value={unit}
        options={GRAINS.map((value) => ({ value, label: t(`builder.range.units.${value}`) }))}
        onChange={({ target }) => {
          const chosen = GRAINS.find((one) => one === target.value);
          build.change(changeQuery({ range: { last: range.last, unit: chosen } }));
        }}
      />
      <div className="flex flex-wrap gap-x-4 max-sm:col-span-2">
        <Checkbox
          label={t('builder.range.whole', { unit })}
          checked={range.whole ?? false}
          onChange={({ target }) => set({ whole: target.checked || undefined })}
        />
        {mayRoll && (
          <Checkbox
            label={t('builder.range.rolling')}
            checked={range.rolling ?? false}
            onChange={({ target }) => set({ rolling: target.checked || undefined })}
          />
        )}
      </div>
    </div>
  );
}

const isCount = (text: string) => /^[1-9]\d*$/.test(text) && Number(text) <= LAST_MAX;

function Days({ build, range }: RangeDetailsProps) {
  const t = useTranslations('analytics');
  const set = (name: 'from' | 'to', day: string) =>
    build.change(changeQuery({ range: { ...range, [name]: day || undefined } }), 'replace');
  return (
    <div className="grid grid-cols-2 gap-2 sm:col-span-2 sm:max-w-md">
      <TextField
        type="date"
        label={t('builder.range.from')}
        value={range.from?.slice(0, 10) ?? ''}
        max={range.to?.slice(0, 10)}
        onChange={({ target }) => set('from', target.value)}
      />
      <TextField
        type="date"
        label={t('builder.range.to')}
        value={range.to?.slice(0, 10) ?? ''}
        min={range.from?.slice(0, 10)}
        onChange={({ target }) => set('to', target.value)}
      />
    </div>
  );
}
