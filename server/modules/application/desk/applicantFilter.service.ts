import { NOTICE_DAYS } from '#schema/options/noticePeriods.ts';
import { todayOf } from '#schema/validation/values/day.ts';
import type { Context } from '#server/graphql/context.ts';
import { isId } from '#server/lib/ids.ts';
import { likePattern } from '#server/lib/likePattern.ts';
import { knownPlace } from '#server/modules/search/words/understand.rules.ts';
import type { ApplicantFilter } from '#server/modules/application/applicantFilter.type.ts';

const YEAR = 12;

/** The filters on applicants, in the form that the statements compare; null if there are none. */
export function applicantConditions(
  { services }: Context,
  asked: ApplicantFilter | null | undefined,
) {
  if (!asked || Object.values(asked).every((value) => value == null || value === '')) return null;
  const { experienceFrom, experienceTo, availableWithin, payTo, ratingFrom, tagIds } = asked;
  return {
    monthsFrom: experienceFrom == null ? null : experienceFrom * YEAR,
    // Five years and some months are five years.
    monthsTo: experienceTo == null ? null : experienceTo * YEAR + YEAR - 1,
    days: availableWithin ? NOTICE_DAYS[availableWithin] : null,
    today: todayOf({ today: services.clock.now() }),
    pay: payTo ?? null,
    ...placeOf(asked.place),
    tagIds: tagIds?.filter(isId) ?? null,
    rating: ratingFrom == null ? null : ratingFrom * 100,
    hasResume: asked.hasResume ?? null,
  };
}

function placeOf(typed: string | null | undefined) {
  const text = typed?.trim();
  if (!text) return { place: null, districts: [], states: [] };
  const named = (mark: string) =>
    (knownPlace(text)?.marks ?? [])
      .filter((one) => one.startsWith(mark))
      .map((one) => one.slice(mark.length));
  return { place: likePattern(text), districts: named('@d:'), states: named('@s:') };
}
