import { WORK_SHIFTS } from '#schema/options/workWishes.ts';
import { memoized } from '#server/lib/memoized.ts';
import { readSentence, refusedShifts } from '#server/modules/search/words/sentence.rules.ts';

/** When and how much someone would work. An empty list means that they have not said. */
export interface Hours {
  shifts: readonly string[];
  types: readonly string[];
}

interface Told {
  /** As chosen in the profile. */
  shifts: readonly string[];
  headline: string | null;
  summary: string | null;
}

/**
 * recommendation.hours: the shifts chosen in the profile count. Without any, the headline may ask for the day or refuse
 * the night, which rotating shifts include. The profile has no field for part time, so that is read from its words.
 */
export function hoursOf({ shifts, headline, summary }: Told): Hours {
  const wishes = [
    headline ?? '',
    ...sentencesIn(summary ?? '').filter((each) => WISHES.test(each)),
  ].flatMap(wishesIn);
  const named = (name: 'shifts' | 'types') =>
    wishes.flatMap(({ filter, value }) => (filter === name ? [String(value)] : []));
  const refused = [headline ?? '', ...sentencesIn(summary ?? '')].flatMap(refusedIn);
  const isDay = named('shifts').every((shift) => shift === 'day') && named('shifts').length > 0;
  const unwanted = new Set([...refused, ...(isDay ? ['night'] : [])]);
  if (unwanted.has('night')) unwanted.add('rotating');
  const left = WORK_SHIFTS.filter((shift) => !unwanted.has(shift));
  return {
    shifts: shifts.length > 0 || unwanted.size === 0 ? shifts : left,
    types: [...new Set(named('types'))],
  };
}

const wishesIn = memoized((text) => readSentence(text.replace(STUDIES, ' '))?.phrases ?? []);
const refusedIn = memoized(refusedShifts);

const sentencesIn = (text: string) => text.split(/[.!?;\n।]/);

/** A sentence about the past says nothing about what someone wants now. */
const WISHES =
  /\b(?:available|chahiye|chaiye|can only|looking|need|prefer\w*|seek\w*|want\w*)\b|चाहिए|चाहत/i;

/** A degree that is studied part time. */
const STUDIES =
  /part[ -]?time (?:b\.?tech|college|course|degree|diploma|m\.?tech|mba|phd|stud\w+)/gi;
