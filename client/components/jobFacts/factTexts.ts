import type { JobFacts_JobFragment } from '#client/gql/graphql.ts';
import { factOf, JOB_FACT_NAMES, type JobFact } from '#schema/fields/jobFacts.ts';
import { readInt } from '#schema/validation/values/readNumber.ts';

/** The facts as a form holds them: all text, options as GraphQL names them; empty means not given. */
export type FactTexts = Record<JobFact, string>;

/** The facts as the API takes them. */
type FactInput = { -readonly [Name in JobFact]: JobFacts_JobFragment[Name] | undefined };

export function factTextsOf(given: Partial<FactInput> | null | undefined): FactTexts {
  const texts = JOB_FACT_NAMES.map((name) => [name, textOf(given?.[name])]);
  return Object.fromEntries(texts) as FactTexts;
}

const textOf = (value: string | number | boolean | null | undefined) =>
  value === null || value === undefined || value === false ? '' : String(value);

/** Takes the texts of a form or its checked values. An empty fact is cleared, a missing one is left out. */
export function factInputOf(
  given: Readonly<Partial<Record<JobFact, string | number | boolean | null | undefined>>>,
): FactInput {
  const known = JOB_FACT_NAMES.filter((name) => given[name] !== undefined);
  const values = known.map((name) => [name, valueOf(name, textOf(given[name]))]);
  return Object.fromEntries(values) as FactInput;
}

function valueOf(name: JobFact, text: string): string | number | boolean | null {
  const { kind } = factOf(name);
  if (kind === 'flag') return text === 'true';
  if (kind === 'number') return readInt(text);
  return text.toUpperCase() || null;
}
