import type { CreateAlertInput } from '#client/gql/graphql.ts';
import type { AlertValues } from '#schema/validation/seekers/alert.ts';

/** The form's values: all strings, options as GraphQL names them; empty means not given. */
export interface AlertDraft {
  name: string;
  keywords: string;
  location: string;
  jobType: string;
  salaryRange: string;
  filters: string;
  frequency: string;
}

/** The validated values as input. Every field is included, so that cleared ones are cleared. */
export function inputOf(values: AlertValues): CreateAlertInput {
  const { name, keywords, location, jobType, salaryRange, filters, frequency } = values;
  return {
    name,
    keywords,
    location: location || null,
    jobType: capitals(jobType),
    salaryRange: capitals(salaryRange),
    filters: filters ?? null,
    frequency: capitals(frequency),
  };
}

function capitals<Value extends string>(value: Value | null | undefined) {
  return (value ? value.toUpperCase() : null) as Uppercase<Value> | null;
}
