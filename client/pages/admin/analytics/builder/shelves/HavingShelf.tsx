import { Plus, X } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCalculationName } from '#client/components/analytics/useCalculationName.ts';
import { useUrlText } from '#client/components/form/useUrlText.ts';
import type { BuilderState } from '../question/builderState.ts';
import {
  changeQuery,
  dependsOnRowAlone,
} from '#client/pages/admin/analytics/builder/question/steps.ts';
import {
  CONDITION_TESTS,
  HAVING_MAX,
  HAVING_VALUE_MAX,
  type AnalyticsCondition,
} from '#schema/analytics/query.ts';
import { Button } from '#client/ui/Button.tsx';
import { FieldError } from '#client/ui/Field.tsx';
import { SelectField } from '#client/ui/fields/SelectField.tsx';
import { TextField } from '#client/ui/TextField.tsx';

/** Conditions on the values of groups: only companies with at least 10 applications. */
export function HavingShelf({ build }: { build: BuilderState }) {
  const t = useTranslations('analytics');
  const id = useId();
  return (
    <div
      role="group"
      aria-labelledby={id}
      className="grid gap-x-4 gap-y-1.5 px-4 py-2.5 sm:grid-cols-[6.5rem_minmax(0,1fr)]"
    >
      <span id={id} className="text-sm font-semibold sm:pt-[11px] xl:pt-[7px]">
        {t('builder.having.label')}
      </span>
      <HavingConditions build={build} />
    </div>
  );
}

export function HavingConditions({ build }: { build: BuilderState }) {
  const t = useTranslations('analytics');
  const id = useId();
  const { measures, dimensions, having, havingAny } = build.question.query;
  const [isAdded, setAdded] = useState(false);
  const conditions = having ?? [];
  const isPossible = measures.length > 0 && dimensions.length > 0;
  const refusal = build.refusalOf('having');
  const set = (changed: AnalyticsCondition[]) => build.change(changeQuery({ having: changed }));
  const add = () => {
    setAdded(true);
    set([...conditions, { measure: measures[0]!, test: 'at_least', value: 1 }]);
  };
  return (
    <div className="grid min-w-0 content-center justify-items-start gap-2 self-start sm:min-h-11 xl:min-h-9">
      {conditions.length > 1 && (
        <SelectField
          label={t('builder.having.match')}
          hideLabel
          value={havingAny ? 'any' : 'all'}
          options={[
            { value: 'all', label: t('builder.having.all') },
            { value: 'any', label: t('builder.having.any') },
          ]}
          onChange={({ target }) =>
            build.change(changeQuery({ havingAny: target.value === 'any' }))
          }
        />
      )}
      <ul className="grid w-full gap-2 empty:hidden">
        {conditions.map((condition, at) => (
          <Condition
            key={at}
            build={build}
            condition={condition}
            number={at + 1}
            isFocused={isAdded && at === conditions.length - 1}
            onChange={(changed) => set(conditions.with(at, changed))}
            onRemove={() => set(conditions.toSpliced(at, 1))}
          />
        ))}
      </ul>
      {isPossible ? (
        <Button
          variant="quiet"
          size="s"
          className="-ml-3"
          disabled={conditions.length >= HAVING_MAX}
          onClick={add}
          icon={<Plus className="size-4" />}
        >
          {t('builder.having.add')}
        </Button>
      ) : (
        <span className="text-sm text-soft sm:py-2">{t('builder.having.needs')}</span>
      )}
      {refusal && <FieldError id={`${id}-refusal`}>{refusal}</FieldError>}
    </div>
  );
}

interface ConditionProps {
  build: BuilderState;
  condition: AnalyticsCondition;
  number: number;
  /** Set for a condition that has just been added. */
  isFocused: boolean;
  onChange: (condition: AnalyticsCondition) => void;
  onRemove: () => void;
}

function Condition({ build, condition, number, ...props }: ConditionProps) {
  const t = useTranslations('analytics');
  const { model, question } = build;
  const { test, value } = condition;
  const calculationName = useCalculationName(model.nameOf);
  const { measures, calculations } = question.query;
  const compared = [
    ...measures.map((key) => ({ of: { measure: key }, name: model.nameOf(key) })),
    ...(calculations ?? []).flatMap((one, at) =>
      dependsOnRowAlone(one) ? [{ of: { calculation: at + 1 }, name: calculationName(one) }] : [],
    ),
  ];
  const [typed, setTyped] = useUrlText(`${value}`);
  const entered = Number(typed.replace(',', '.'));
  const isGood =
    typed.trim() !== '' && Number.isFinite(entered) && Math.abs(entered) <= HAVING_VALUE_MAX;
  const take = () => {
    if (isGood && entered !== value) props.onChange({ ...condition, value: entered });
  };
  return (
    <li className="flex flex-wrap items-start gap-2">
      <SelectField
        label={t('builder.having.measure', { number })}
        hideLabel
        autoFocus={props.isFocused}
        className="min-w-40 flex-1 sm:max-w-72"
        value={keyOf(condition)}
        options={compared.map(({ of, name }) => ({ value: keyOf(of), label: name }))}
        onChange={({ target }) => {
          const chosen = compared.find(({ of }) => keyOf(of) === target.value);
          if (chosen) props.onChange({ ...chosen.of, test, value });
        }}
      />
      <SelectField
        label={t('builder.having.test', { number })}
        hideLabel
        value={test}
        options={CONDITION_TESTS.map((one) => ({
          value: one,
          label: t(`builder.having.tests.${one}`),
        }))}
        onChange={({ target }) => {
          const chosen = CONDITION_TESTS.find((one) => one === target.value);
          if (chosen) props.onChange({ ...condition, test: chosen });
        }}
      />
      <TextField
        label={t('builder.having.value', { number })}
        hideLabel
        className="w-32"
        inputMode="decimal"
        maxLength={16}
        suffix={isShare(condition, build) && <span className="px-3">%</span>}
        value={typed}
        error={!isGood && t('builder.having.wrong')}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={take}
        onKeyDown={({ key }) => key === 'Enter' && take()}
      />
      <button
        type="button"
        aria-label={t('builder.having.remove', { number })}
        onClick={props.onRemove}
        className="hit-44 grid size-11 shrink-0 place-items-center rounded-control text-soft hover:bg-tint hover:text-text"
      >
        <X className="size-4" />
      </button>
    </li>
  );
}

const keyOf = ({ measure, calculation }: Partial<AnalyticsCondition>) =>
  calculation ? `calc.${calculation}` : (measure ?? '');

/** Whether the number is a percentage. */
function isShare({ measure, calculation }: AnalyticsCondition, { model, question }: BuilderState) {
  const asked = calculation ? question.query.calculations?.[calculation - 1] : null;
  if (asked?.kind === 'formula') return asked.unit === 'percent';
  return model.measureOf(asked?.measure ?? measure ?? '')?.unit === 'PERCENT';
}
