import { useFormatter, useTranslations } from 'use-intl';
import { factOf, JOB_FACT_NAMES, optionsOf, type JobFact } from '#schema/fields/jobFacts.ts';

type FactValue = string | number | boolean;
/** Facts as the API sends them or as a form holds them. */
type Values = Readonly<Partial<Record<JobFact, FactValue | null>>>;

/** The facts of a job in the reader's language. Words: `jobFacts`. */
export function useFactWords() {
  const t = useTranslations('jobFacts');
  const format = useFormatter();
  const labelOf = (name: JobFact) => t(`fact.${name}.label`);
  // Only for facts whose value is an option: other values have no words.
  const optionWord = (name: JobFact, value: string) =>
    t(`fact.${name}.${value}` as 'fact.shift.day');
  const valueOf = (name: JobFact, value: FactValue): string => {
    const { kind } = factOf(name);
    if (kind === 'option') return optionWord(name, String(value).toLowerCase());
    if (kind === 'flag') return t(value ? 'yes' : 'no');
    // A form may hold any text.
    return Number.isNaN(Number(value)) ? String(value) : format.number(Number(value));
  };
  return {
    labelOf,
    valueOf,
    /** The known facts of a job, ready to be shown. */
    known: (values: Values) =>
      JOB_FACT_NAMES.flatMap((name) => {
        const value = values[name] ?? '';
        return value === '' ? [] : [{ name, label: labelOf(name), value: valueOf(name, value) }];
      }),
    choicesOf: (name: JobFact) =>
      optionsOf(name).map((value) => ({
        value: value.toUpperCase(),
        label: optionWord(name, value),
      })),
  };
}
