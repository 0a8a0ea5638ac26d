import type * as z from 'zod/mini';
import { factOf, JOB_FACT_NAMES, optionsOf, type JobFact } from '#schema/fields/jobFacts.ts';
import { parserFor } from '#schema/options/spelling.ts';
import { clearable } from '#schema/validation/text.ts';
import { typedWholeNumber, wholeNumber } from '#schema/validation/values/numbers.ts';
import { flag, option } from '#schema/validation/values/option.ts';
import type { JobFactValues } from '#schema/fields/jobFacts.ts';

type FactSchemas = {
  [Name in JobFact]: z.ZodMiniOptional<z.ZodMiniType<Exclude<JobFactValues[Name], undefined>>>;
};

type NumberSchema = (range: { min: number; max: number }) => z.ZodMiniType;

export const jobFactFields = fieldsOf((range) => wholeNumber('fact', range));
/** As typed so far. */
export const draftFactFields = fieldsOf(() => typedWholeNumber('fact'));

/** Null and blank clear a fact. */
function fieldsOf(number: NumberSchema): FactSchemas {
  return Object.fromEntries(
    JOB_FACT_NAMES.map((name) => [name, clearable(schemaOf(name, number))]),
  ) as unknown as FactSchemas;
}

function schemaOf(name: JobFact, number: NumberSchema): z.ZodMiniType {
  const fact = factOf(name);
  switch (fact.kind) {
    case 'option':
      return option('fact', parserFor(optionsOf(name)), optionsOf(name));
    case 'number':
      return number(fact);
    case 'flag':
      return flag('fact');
  }
}
