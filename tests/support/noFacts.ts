import { JOB_FACT_NAMES } from '#schema/fields/jobFacts.ts';

/** A job that states none of its facts. */
export const NO_FACTS = Object.fromEntries(JOB_FACT_NAMES.map((name) => [name, null]));
