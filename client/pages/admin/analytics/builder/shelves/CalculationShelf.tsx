import { Plus, X } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useUrlText } from '#client/components/form/useUrlText.ts';
import type { BuilderState } from '../question/builderState.ts';
import { fittingCalculations } from '#client/pages/admin/analytics/builder/question/fittingCalculations.ts';
import { changeQuery } from '#client/pages/admin/analytics/builder/question/steps.ts';
import {
  AVERAGED_STEPS_MAX,
  CALCULATIONS_MAX,
  TARGET_MAX,
  type AnalyticsCalculation,
} from '#schema/analytics/calculations.ts';
import { Button } from '#client/ui/Button.tsx';
import { FieldError } from '#client/ui/Field.tsx';
import { SelectField } from '#client/ui/fields/SelectField.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { FormulaFields } from './FormulaFields.tsx';

/** Columns calculated from the values of the answer. */
export function CalculationShelf({ build }: { build: BuilderState }) {
  const t = useTranslations('calculations');
  const id = useId();
  const { measures, calculations: asked, order, having } = build.question.query;
  const [isAdded, setAdded] = useState(false);
  const calculations = asked ?? [];
  const refusal = build.refusalOf('calculations', 'calc');
  const set = (changed: AnalyticsCalculation[]) =>
    build.change(changeQuery({ calculations: changed }));
  const remove = (at: number) => {
    // The calculations after it get new numbers, so the order and the conditions that name a calculation are removed.
    build.change(
      changeQuery({
        calculations: calculations.toSpliced(at, 1),
        order: order?.filter((one) => !one.calculation),
        having: having?.filter((one) => !one.calculation),
      }),
    );
  };
  const completed = (one: AnalyticsCalculation): AnalyticsCalculation => {
    const { kind, measure = measures[0] } = one;
    if (kind === 'formula')
      return { kind, unit: 'ratio', formula: measures.join(' / '), name: t('formula.new') };
    if (kind === 'moving_average') return { kind, measure, steps: 7 };
    return { kind, measure, ...(kind === 'difference_from_target' && { target: 100 }) };
  };
  const add = () => {
    setAdded(true);
    const { kind } = fittingCalculations(build, measures[0]!).find(({ fits }) => fits)!;
    set([...calculations, completed({ kind })]);
  };
  return (
    <div
      role="group"
      aria-labelledby={id}
      className="grid gap-x-4 gap-y-1.5 px-4 py-2.5 sm:grid-cols-[6.5rem_minmax(0,1fr)]"
    >
      <span id={id} className="text-sm font-semibold sm:pt-[11px] xl:pt-[7px]">
        {t('label')}
      </span>
      <div className="grid min-w-0 content-center justify-items-start gap-2 self-start sm:min-h-11 xl:min-h-9">
        <ul className="grid w-full gap-2 empty:hidden">
          {calculations.map((calculation, at) => (
            <Calculation
              key={at}
              build={build}
              calculation={calculation}
              number={at + 1}
              isFocused={isAdded && at === calculations.length - 1}
              onKind={(kind) => set(calculations.with(at, completed({ ...calculation, kind })))}
              onChange={(changed) => set(calculations.with(at, changed))}
              onRemove={() => remove(at)}
            />
          ))}
        </ul>
        {measures.length > 0 ? (
          <Button
            variant="quiet"
            size="s"
            className="-ml-3"
            disabled={calculations.length >= CALCULATIONS_MAX}
            onClick={add}
            icon={<Plus className="size-4" />}
          >
            {t('add')}
          </Button>
        ) : (
          <span className="text-sm text-soft sm:py-2">{t('needs')}</span>
        )}
        {refusal && <FieldError id={`${id}-refusal`}>{refusal}</FieldError>}
      </div>
    </div>
  );
}

interface CalculationProps {
  build: BuilderState;
  calculation: AnalyticsCalculation;
  number: number;
  /** Set for a calculation that has just been added. */
  isFocused: boolean;
  onKind: (kind: AnalyticsCalculation['kind']) => void;
  onChange: (calculation: AnalyticsCalculation) => void;
  onRemove: () => void;
}

function Calculation({ build, calculation, number, ...props }: CalculationProps) {
  const t = useTranslations('calculations');
  const { model, question } = build;
  const { kind, measure } = calculation;
  const kinds = fittingCalculations(build, measure ?? question.query.measures[0]!);
  return (
    <li className="flex flex-wrap items-start gap-2">
      <SelectField
        label={t('kind', { number })}
        hideLabel
        autoFocus={props.isFocused}
        value={kind}
        options={kinds.map((one) => ({
          value: one.kind,
          label: t(`kinds.${one.kind}`),
          disabled: !one.fits && one.kind !== kind,
        }))}
        onChange={({ target }) => {
          const chosen = kinds.find((one) => one.kind === target.value);
          if (chosen) props.onKind(chosen.kind);
        }}
      />
      {kind === 'formula' ? (
        <FormulaFields
          model={model}
          calculation={calculation}
          number={number}
          onChange={props.onChange}
        />
      ) : (
        <SelectField
          label={t('measure', { number })}
          hideLabel
          className="min-w-40 flex-1 sm:max-w-72"
          value={measure ?? ''}
          options={question.query.measures.map((key) => ({
            value: key,
            label: model.nameOf(key),
          }))}
          onChange={({ target }) => props.onChange({ ...calculation, measure: target.value })}
        />
      )}
      {kind === 'moving_average' && (
        <NumberField
          label={t('steps', { number })}
          suffix={t('stepsUnit')}
          wrong={t('wrongSteps', { most: AVERAGED_STEPS_MAX })}
          value={calculation.steps ?? 7}
          isGood={(value) => Number.isInteger(value) && value >= 2 && value <= AVERAGED_STEPS_MAX}
          onChange={(steps) => props.onChange({ ...calculation, steps })}
        />
      )}
      {kind === 'difference_from_target' && (
        <NumberField
          label={t('target', { number })}
          wrong={t('wrongTarget')}
          value={calculation.target ?? 0}
          isGood={(value) => Math.abs(value) <= TARGET_MAX}
          onChange={(target) => props.onChange({ ...calculation, target })}
        />
      )}
      <button
        type="button"
        aria-label={t('remove', { number })}
        onClick={props.onRemove}
        className="hit-44 grid size-11 shrink-0 place-items-center rounded-control text-soft hover:bg-tint hover:text-text"
      >
        <X className="size-4" />
      </button>
      <p className="w-full text-xs text-soft">{t(`hints.${kind}`)}</p>
    </li>
  );
}

interface NumberFieldProps {
  label: string;
  suffix?: string;
  /** The error for a wrong value: what to enter instead. */
  wrong: string;
  value: number;
  isGood: (value: number) => boolean;
  onChange: (value: number) => void;
}

function NumberField({ label, suffix, wrong, value, isGood, onChange }: NumberFieldProps) {
  const [typed, setTyped] = useUrlText(`${value}`);
  const number = Number(typed.trim().replace(',', '.'));
  const isValid = typed.trim() !== '' && isGood(number);
  const take = () => isValid && onChange(number);
  return (
    <TextField
      label={label}
      hideLabel
      className="w-32"
      inputMode="decimal"
      maxLength={16}
      suffix={suffix && <span className="px-3 text-sm">{suffix}</span>}
      value={typed}
      error={!isValid && wrong}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={take}
      onKeyDown={({ key }) => key === 'Enter' && take()}
    />
  );
}
