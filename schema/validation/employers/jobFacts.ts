import type * as z from 'zod/mini';
import { factOf, JOB_FACT_NAMES, optionsOf, type JobFact } from '#schema/fields/jobFacts.ts';
import { parserFor } from '#schema/options/spelling.ts';
import { clearable } from '#schema/validation/text.ts';
import { wholeNumber } from '#schema/validation/values/numbers.ts';
import { flag, option } from '#schema/validation/values/option.ts';
import type { JobFactValues } from '#schema/fields/jobFacts.ts';

type FactSchemas = {
  [Name in JobFact]: z.ZodMiniOptional<z.ZodMiniType<Exclude<JobFactValues[Name], undefined>>>;
};

/** Null and blank clear a fact. */
export const jobFactFields = Object.fromEntries(
  JOB_FACT_NAMES.map((name) => [name, clearable(schemaOf(name))]),
) as unknown as FactSchemas;

function schemaOf(name: JobFact): z.ZodMiniType {
  const fact = factOf(name);
  switch (fact.kind) {
    case 'option':
      return option('fact', parserFor(optionsOf(name)), optionsOf(name));
    case 'number':
      return wholeNumber('fact', fact);
    case 'flag':
      return flag('fact');
  }
}
