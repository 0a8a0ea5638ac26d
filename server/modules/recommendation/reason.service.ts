import { showPlace } from '#schema/locations/showPlace.ts';
import { INTL_LOCALES, type Locale } from '#schema/options/locales.ts';
import { skillKey } from '#schema/options/skills.ts';
import { translator } from '#server/lib/words.ts';
import { speaksFor, type Reason } from './match.rules.ts';
import type { MatchReason } from './reason.type.ts';

/** Who reads a reason: the person, or an employer who reads about the person. */
export type ReasonReader = 'seeker' | 'employer';

const SKILLS_NAMED = 4;

/** "Pays ₹60,000 a year more than you asked for", in the reader's language. */
export function reasonText(reason: Reason, reader: ReasonReader, locale: Locale): string {
  const t = translator(locale, 'matchReasons');
  const key = reader === 'seeker' ? `seeker.${reason.kind}` : `employer.${reason.kind}`;
  return t(key, valuesOf(reason, locale));
}

function valuesOf(reason: Reason, locale: Locale): Record<string, string | number> {
  const { kind: _kind, ...values } = reason;
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, shown(name, value, locale)]),
  );
}

function shown(name: string, value: string | number | readonly string[], locale: Locale) {
  if (typeof value === 'number') return value;
  const t = translator(locale, 'jobFacts');
  if (typeof value === 'string') {
    if (name === 'place') return showPlace(value, locale);
    const word = name === 'shift' ? `fact.shift.${value}` : `type.${value.toUpperCase()}`;
    return name !== 'title' && t.has(word) ? t(word) : value;
  }
  const skills = value
    .slice(0, SKILLS_NAMED)
    .map((skill) => (t.has(skillKey(skill)) ? t(skillKey(skill)) : skill));
  return new Intl.ListFormat(INTL_LOCALES[locale], { type: 'conjunction' }).format(skills);
}

/** Every kind of reason in the one shape of the API. */
export function matchReason(reason: Reason): Omit<MatchReason, 'text'> {
  return {
    reason,
    kind: reason.kind,
    speaksFor: speaksFor(reason),
    skills: 'skills' in reason ? reason.skills : [],
    title: 'title' in reason ? reason.title : null,
    place: 'place' in reason ? reason.place : null,
    kilometers: 'kilometers' in reason ? reason.kilometers : null,
    rupees: 'rupees' in reason ? reason.rupees : null,
    years: 'years' in reason ? reason.years : null,
  };
}
