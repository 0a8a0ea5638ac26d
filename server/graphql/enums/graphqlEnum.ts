import { registerEnumType } from 'type-graphql';

type Upper<Value extends string> = Uppercase<Value>;

/**
 * Stored values are lower case, GraphQL names are upper case: FULL_TIME is stored as `full_time`.
 */
export function graphqlEnum<Value extends string>(
  name: string,
  description: string,
  values: Readonly<Record<Value, string>>,
): { [Key in Value as Upper<Key>]: Key } {
  const entries = Object.entries(values) as [Value, string][];
  const members = Object.fromEntries(entries.map(([value]) => [value.toUpperCase(), value]));
  registerEnumType(members, {
    name,
    description,
    valuesConfig: Object.fromEntries(
      entries.map(([value, meaning]) => [value.toUpperCase(), { description: meaning }]),
    ),
  });
  return members as { [Key in Value as Upper<Key>]: Key };
}
