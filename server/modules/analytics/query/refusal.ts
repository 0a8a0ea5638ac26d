import type { TranslationValues } from 'use-intl/core';
import { Failure } from '#server/graphql/failures.ts';
import type { Translator } from '#server/lib/words.ts';

/** A failure for a question that cannot be answered, with the field and a message that says what would work. */
export function refusal(
  t: Translator,
  field: string,
  sentence: string,
  values?: TranslationValues,
): Failure {
  const message = t(`analytics.${sentence}`, values);
  return new Failure('BAD_USER_INPUT', message, { fields: [{ field, message }] });
}

/** Joins names with commas, and shortens a long list. */
export function listed(names: readonly string[], most = 12): string {
  return names.length > most ? `${names.slice(0, most).join(', ')}, …` : names.join(', ');
}
