import type { CreateAlertInput } from '#client/gql/graphql.ts';
import type { AlertValues } from '#schema/validation/seekers/alert.ts';

/** What stands in the form: text throughout, options as GraphQL names them, nothing as the empty text. */
export interface AlertDraft {
  name: string;
  keywords: string;
  location: string;
  jobType: string;
  salaryRange: string;
  frequency: string;
}

/** What the rules have made of it, as the server wants it: everything named, so that what was cleared is cleared. */
export function inputOf(values: AlertValues): CreateAlertInput {
  const { name, keywords, location, jobType, salaryRange, frequency } = values;
  return {
    name,
    keywords,
    location: location || null,
    jobType: capitals(jobType),
    salaryRange: capitals(salaryRange),
    frequency: capitals(frequency),
  };
}

function capitals<Value extends string>(value: Value | null | undefined) {
  return (value ? value.toUpperCase() : null) as Uppercase<Value> | null;
}
