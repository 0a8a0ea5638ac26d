import type { TranslationValues } from 'use-intl/core';
import { Failure } from '#server/graphql/failures.ts';
import type { Translator } from '#server/lib/words.ts';

/** A question that cannot be answered as it is: the field, and a sentence that says what would work. */
export function refusal(
  t: Translator,
  field: string,
  sentence: string,
  values?: TranslationValues,
): Failure {
  const message = t(`analytics.${sentence}`, values);
  return new Failure('BAD_USER_INPUT', message, { fields: [{ field, message }] });
}

/** `a, b and c`, no longer than a person reads. */
export function listed(names: readonly string[], most = 12): string {
  return names.length > most ? `${names.slice(0, most).join(', ')}, …` : names.join(', ');
}
