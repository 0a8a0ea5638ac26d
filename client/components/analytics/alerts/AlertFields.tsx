import type { RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { RadioGroup } from '#client/ui/fields/RadioGroup.tsx';
import { SelectField } from '#client/ui/fields/SelectField.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import {
  FIGURE_ALERT_KINDS,
  type FigureAlertDirection,
  type FigureAlertKind,
} from '#schema/options/figureAlerts.ts';
import {
  DIRECTIONS,
  unitOfAmount,
  withKind,
  type AlertForm,
  type AmountProblem,
  type Watched,
} from './alertForm.ts';
import type { WatchedColumn } from './useWatchedColumns.ts';

interface AlertFieldsProps {
  form: AlertForm;
  onChange: (change: (form: AlertForm) => AlertForm) => void;
  columns: readonly WatchedColumn[];
  /** The names of the groups that can be watched: "Company and Category"; empty without groups. */
  groups: string;
  query: Watched['query'];
  problem: AmountProblem;
  amountRef: RefObject<HTMLInputElement | null>;
}

/** The watched figure and its limit. */
export function AlertFields(props: AlertFieldsProps) {
  const { form, onChange, columns, groups, query, problem, amountRef } = props;
  const t = useTranslations('figureAlerts');
  const { kind, direction, isPercent } = form;
  const hasPeriod = Boolean(query.range?.last ?? query.range?.from);
  const unit = columns.find(({ key }) => key === form.measure)?.unit;
  const own = unitOfAmount({ ...form, isPercent: false }, unit);
  const change = (part: Partial<AlertForm>) => onChange((now) => ({ ...now, ...part }));
  return (
    <>
      {columns.length > 1 && (
        <SelectField
          label={t('form.measure')}
          options={columns.map(({ key, name }) => ({ value: key, label: name }))}
          value={form.measure}
          onChange={({ target }) => change({ measure: target.value })}
        />
      )}
      {columns.length === 1 && <p className="font-semibold">{columns[0]!.name}</p>}
      {groups !== '' && (
        <RadioGroup
          name="scope"
          label={t('form.scope')}
          options={[
            { value: 'total', label: t('form.scopes.total'), hint: t('form.scopeHints.total') },
            {
              value: 'groups',
              label: t('form.scopes.groups', { groups }),
              hint: t(kind === 'unusual' ? 'form.onlyTotal' : 'form.scopeHints.groups'),
              disabled: kind === 'unusual',
            },
          ]}
          value={form.isPerGroup ? 'groups' : 'total'}
          onChange={({ target }) => change({ isPerGroup: target.value === 'groups' })}
        />
      )}
      <RadioGroup
        name="kind"
        label={t('form.kind')}
        options={FIGURE_ALERT_KINDS.map((value) => ({
          value,
          label: t(`form.kinds.${value}`),
          ...(value === 'change' && !hasPeriod
            ? { hint: t('form.noPeriod'), disabled: true }
            : { hint: t(`form.kindHints.${value}`) }),
        }))}
        value={kind}
        onChange={({ target }) => onChange((now) => withKind(now, target.value as FigureAlertKind))}
      />
      <div className="grid gap-4 xs:grid-cols-2">
        <SelectField
          label={t('form.direction')}
          options={DIRECTIONS[kind].map((value) => ({
            value,
            label: t(`form.directions.${kind}.${value}` as 'form.directions.change.above'),
          }))}
          value={direction}
          onChange={({ target }) => change({ direction: target.value as FigureAlertDirection })}
        />
        {kind !== 'unusual' && (
          <TextField
            ref={amountRef}
            label={t('form.amount')}
            hint={kind === 'threshold' && own !== 'count' ? t(`form.units.${own}`) : undefined}
            error={problem ? t(`form.${problem}`) : undefined}
            inputMode="decimal"
            autoComplete="off"
            value={form.amount}
            onChange={({ target }) => change({ amount: target.value })}
          />
        )}
        {kind === 'change' && (
          <SelectField
            label={t('form.unit')}
            options={[
              { value: 'percent', label: t('form.units.percent') },
              { value: 'own', label: t(`form.units.${own}`) },
            ]}
            value={isPercent ? 'percent' : 'own'}
            onChange={({ target }) => change({ isPercent: target.value === 'percent' })}
          />
        )}
      </div>
    </>
  );
}
