import { useTranslations } from 'use-intl';
import { useUrlText } from '#client/components/form/useUrlText.ts';
import {
  CALCULATION_NAME_MAX,
  FORMULA_UNITS,
  type AnalyticsCalculation,
} from '#schema/analytics/calculations.ts';
import { FORMULA_MAX } from '#schema/analytics/formula.ts';
import { SelectField } from '#client/ui/fields/SelectField.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import type { Model } from '../question/model.ts';

interface FormulaFieldsProps {
  model: Model;
  calculation: AnalyticsCalculation;
  number: number;
  onChange: (calculation: AnalyticsCalculation) => void;
}

/** The name, text and unit of a formula. The server's error is shown beside it. */
export function FormulaFields({ model, calculation, number, onChange }: FormulaFieldsProps) {
  const t = useTranslations('calculations');
  const { formula, name, unit } = calculation;
  const [typed, setTyped] = useUrlText(formula ?? '');
  const [called, setCalled] = useUrlText(name ?? '');
  const take = (changed: Partial<AnalyticsCalculation> = {}) =>
    onChange({ ...calculation, formula: typed, name: called, ...changed });
  const inWords = typed.replaceAll(/[a-z][a-z0-9_]*/g, (key) => model.nameOf(key));
  const insert = (key: string) => {
    const next = `${typed.trimEnd()} ${key}`.trim();
    if (next.length > FORMULA_MAX) return;
    setTyped(next);
  };
  return (
    <div className="grid min-w-0 flex-1 basis-64 gap-2 sm:grid-cols-2">
      <TextField
        label={t('formula.name', { number })}
        hideLabel
        placeholder={t('formula.namePlaceholder')}
        maxLength={CALCULATION_NAME_MAX}
        value={called}
        onChange={({ target }) => setCalled(target.value)}
        onBlur={() => take()}
        onKeyDown={({ key, nativeEvent }) => {
          if (key === 'Enter' && !nativeEvent.isComposing) take();
        }}
      />
      <SelectField
        label={t('formula.unit', { number })}
        hideLabel
        value={unit ?? 'ratio'}
        options={FORMULA_UNITS.map((one) => ({ value: one, label: t(`units.${one}`) }))}
        onChange={({ target }) => {
          const chosen = FORMULA_UNITS.find((one) => one === target.value);
          if (chosen) take({ unit: chosen });
        }}
      />
      <TextField
        label={t('formula.text', { number })}
        hideLabel
        hint={inWords}
        placeholder="hires / jobs * 100"
        className="sm:col-span-2"
        inputClassName="font-mono text-sm"
        maxLength={FORMULA_MAX}
        autoCapitalize="none"
        spellCheck={false}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => take()}
        onKeyDown={({ key }) => key === 'Enter' && take()}
      />
      <SelectField
        label={t('formula.insert', { number })}
        hideLabel
        className="sm:col-span-2"
        value=""
        placeholder={t('formula.insertPlaceholder')}
        options={model.measures.map(({ key, name: label }) => ({ value: key, label }))}
        onChange={({ target }) => insert(target.value)}
      />
    </div>
  );
}
