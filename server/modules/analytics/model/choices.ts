import { showState } from '#schema/locations/showState.ts';
import { STATES } from '#schema/locations/states.ts';
import type { Choices } from './kinds.ts';

/** The choices of an option list in schema/options. */
export function choicesOf<Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<Value, string>> | ((value: Value) => string),
  read?: (text: string) => Value | null,
  words?: Choices['words'],
): Choices {
  const label = typeof labels === 'function' ? labels : (value: Value) => labels[value];
  return {
    values,
    label: (value) => label(value as Value),
    ...(read && { read }),
    ...(words && { words }),
  };
}

type WordsOf = NonNullable<Choices['words']>;

/** Reuses the words the site shows for the same option elsewhere. */
export const wordsIn =
  (area: string, group: string): WordsOf =>
  (value) => [area, `${group}.${value}`];

/** For word areas whose keys are GraphQL enum names, such as `ENTRY_LEVEL`. */
export const enumWordsIn =
  (area: string, group: string): WordsOf =>
  (value) => [area, `${group}.${value.toUpperCase()}`];

export const wordsOfModel =
  (dimension: string): WordsOf =>
  (value) => ['analyticsModel', `choice.${dimension}.${value}`];

/** Turns `resume_downloaded` into "Resume downloaded". */
export const labelFromKey = (value: string) =>
  (value[0]?.toUpperCase() ?? '') + value.slice(1).replaceAll('_', ' ');

const stateByName = new Map(
  STATES.flatMap(({ name, code, aliases }) =>
    [name, code, code.slice(3), ...aliases].map((known) => [known.toLowerCase(), name] as const),
  ),
);

export const STATE_CHOICES: Choices = {
  values: STATES.map(({ name }) => name),
  label: (name, locale) => showState(name, locale),
  read: (text) => stateByName.get(text.trim().toLowerCase()) ?? null,
};

interface Step {
  value: string;
  below: number | null;
}

/** SQL for the first band whose upper end lies above the value; null if there is no value. */
export function bandOf(figure: string, steps: readonly Step[]): string {
  const lines = steps.map(({ value, below }) =>
    below === null ? `else '${value}'` : `when ${figure} < ${below} then '${value}'`,
  );
  return `case when ${figure} is null then null ${lines.join(' ')} end`;
}
