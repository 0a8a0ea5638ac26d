import type { Locale } from '#schema/options/locales.ts';
import { translator } from '#server/lib/words.ts';
import type { StageNames } from './stage.type.ts';

type TeamNames = { preset: string | null } & Pick<StageNames, 'ownName'>;
type ApplicantNames = { preset: string | null } & Pick<StageNames, 'ownApplicantName'>;

/** The company's own name, or the words of the preset in the reader's language. */
export function teamName(locale: Locale, { preset, ownName }: TeamNames): string {
  return ownName ?? translator(locale, 'stages')(`preset.${preset}.team`);
}

export function applicantName(
  locale: Locale,
  { preset, ownApplicantName }: ApplicantNames,
): string {
  return ownApplicantName ?? translator(locale, 'stages')(`preset.${preset}.applicant`);
}
