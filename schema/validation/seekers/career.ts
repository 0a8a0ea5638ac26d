import * as z from 'zod/mini';
import { LANGUAGE_LEVELS, parseLanguageLevel } from '#schema/options/languageLevels.ts';
import { YEAR_OF_PASSING_MAX, YEAR_OF_PASSING_MIN } from '#schema/options/limits.ts';
import { parseQualification, QUALIFICATIONS } from '#schema/options/qualifications.ts';
import { CAREER_MAX, type CareerList, type Degree } from '#schema/profile/career.ts';
import { issue, type LabelKey } from '#schema/validation/issues.ts';
import { LENGTHS } from '#schema/validation/lengths.ts';
import { clearable, line, orEmpty, paragraphs } from '#schema/validation/text.ts';
import type { Clock } from '#schema/validation/values/day.ts';
import { isBefore, month, pastMonth } from '#schema/validation/values/month.ts';
import { wholeNumber } from '#schema/validation/values/numbers.ts';
import { flagOrNo, option } from '#schema/validation/values/option.ts';
import { webAddress } from '#schema/validation/values/url.ts';

/** Our choice: what fits on a screen. */
const ENTRY_TEXT_MAX = 2_000;

/** Optional; missing means null, so that every key is stored. */
function orNull<S extends z.ZodMiniType>(schema: S) {
  return z.pipe(
    schema,
    z.transform((value) => (value ?? null) as Exclude<z.output<S>, undefined> | null),
  );
}

interface Span {
  from: string | null;
  to: string | null;
}

const inOrder = z.refine<Span>(({ from, to }) => !from || !to || !isBefore(to, from), {
  error: issue('dateOrder'),
  path: ['to'],
});

/** At least one of these fields is required. The documented fields may contain no more than one. */
function isNamed<Entry extends object>(
  label: LabelKey,
  names: readonly [keyof Entry & string, ...(keyof Entry & string)[]],
) {
  return z.refine<Entry>((entry) => names.some((name) => Boolean(entry[name])), {
    error: issue('required', { label }),
    path: [names[0]],
  });
}

export function pastJobSchema(clock: Clock) {
  return z
    .pipe(
      z.object({
        title: orEmpty(line('title', LENGTHS.title)),
        company: orEmpty(line('company', LENGTHS.company)),
        place: orNull(clearable(line('place'))),
        from: orNull(pastMonth('from', clock)),
        to: orNull(pastMonth('to', clock)),
        isCurrent: flagOrNo('isCurrent'),
        summary: orNull(clearable(paragraphs('summary', ENTRY_TEXT_MAX))),
      }),
      z.transform((job) => (job.isCurrent ? { ...job, to: null } : job)),
    )
    .check(inOrder, isNamed<{ title: string; company: string }>('title', ['title', 'company']));
}

export const degreeSchema = z
  .object({
    qualification: orNull(clearable(option('qualification', parseQualification, QUALIFICATIONS))),
    name: orEmpty(line('degree')),
    field: orNull(clearable(line('field'))),
    institution: orNull(clearable(line('institution'))),
    from: orNull(month('from')),
    to: orNull(month('to')),
    grade: orNull(clearable(line('grade', LENGTHS.name))),
  })
  .check(
    inOrder,
    isNamed<Pick<Degree, 'name' | 'qualification' | 'field' | 'institution'>>('degree', [
      'name',
      'qualification',
      'field',
      'institution',
    ]),
  );

export const projectSchema = z
  .object({
    name: line('projectName'),
    link: orNull(clearable(webAddress('link'))),
    from: orNull(month('from')),
    to: orNull(month('to')),
    summary: orNull(clearable(paragraphs('summary', ENTRY_TEXT_MAX))),
  })
  .check(inOrder);

/** The name is also an entry of the documented list of certifications. */
export const certificateSchema = z.object({
  name: line('certificateName', LENGTHS.listEntry),
  issuer: orNull(clearable(line('issuer'))),
  year: orNull(
    clearable(wholeNumber('year', { min: YEAR_OF_PASSING_MIN, max: YEAR_OF_PASSING_MAX })),
  ),
  link: orNull(clearable(webAddress('link'))),
});

export const knownLanguageSchema = z.object({
  name: line('language', LENGTHS.name),
  level: option('languageLevel', parseLanguageLevel, LANGUAGE_LEVELS),
});

export const profileLinkSchema = z.object({
  url: webAddress('link'),
  label: orNull(clearable(line('linkLabel', LENGTHS.name))),
});

/** A whole career; a list that is left out or null is empty. */
export function careerSchema(clock: Clock) {
  return z.object({
    jobs: entries('jobs', pastJobSchema(clock)),
    degrees: entries('degrees', degreeSchema),
    projects: entries('projects', projectSchema),
    certificates: entries('certificates', certificateSchema),
    languages: entries('languages', knownLanguageSchema),
    links: entries('links', profileLinkSchema),
  });
}

/** The lists to replace; a list that is left out stays as it is, and null empties it. */
export function careerChangeSchema(clock: Clock) {
  return z.partial(careerSchema(clock));
}

function entries<S extends z.ZodMiniType>(name: CareerList & LabelKey, entry: S) {
  const max = CAREER_MAX[name];
  return z.pipe(
    z.transform<z.input<S>[] | null | undefined, z.input<S>[]>((value) => value ?? []),
    z
      .array(entry, { error: issue('list', { label: name }) })
      .check(z.maxLength(max, { error: issue('listMax', { label: name, max }) })),
  );
}
