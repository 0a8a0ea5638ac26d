import type { UpdateProfileInput } from '#client/gql/graphql.ts';
import type { ProfileValues } from '#schema/validation/seekers/profile.ts';

const NAMED = ['gender', 'experienceType', 'education'] as const;

/** GraphQL enum values are upper case. */
export function graphqlProfile(values: ProfileValues): UpdateProfileInput {
  const named = NAMED.flatMap((name) => {
    const value = values[name];
    return value === undefined ? [] : [[name, value?.toUpperCase() ?? null]];
  });
  return { ...values, ...Object.fromEntries(named) } as UpdateProfileInput;
}
