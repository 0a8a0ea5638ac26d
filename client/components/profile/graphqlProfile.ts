import type { UpdateProfileInput } from '#client/gql/graphql.ts';
import type { ProfileValues } from '#schema/validation/seekers/profile.ts';

const NAMED = ['gender', 'experienceType', 'education', 'noticePeriod'] as const;
const NAMED_LISTS = ['shifts', 'workModes'] as const;

/** GraphQL enum values are upper case. */
export function graphqlProfile(values: ProfileValues): UpdateProfileInput {
  const named = NAMED.flatMap((name) => {
    const value = values[name];
    return value === undefined ? [] : [[name, value?.toUpperCase() ?? null]];
  });
  const lists = NAMED_LISTS.flatMap((name) => {
    const list: readonly string[] | undefined = values[name];
    return list === undefined ? [] : [[name, list.map((value) => value.toUpperCase())]];
  });
  return { ...values, ...Object.fromEntries([...named, ...lists]) } as UpdateProfileInput;
}
