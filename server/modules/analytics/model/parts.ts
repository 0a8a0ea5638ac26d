import type { Measure, Part, Unit } from './kinds.ts';
import type { SubjectKey } from './subjects.ts';

type MeasureText = Pick<Measure, 'name' | 'description'>;

interface Narrowed {
  where?: string;
  isPersonal?: boolean;
}

export const count = (subject: SubjectKey, where?: string): Part<SubjectKey> => ({
  subject,
  kind: 'count',
  ...(where && { where }),
});

export const distinct = (subject: SubjectKey, of: string, where?: string): Part<SubjectKey> => ({
  subject,
  kind: 'distinct',
  of,
  ...(where && { where }),
});

export const sum = (subject: SubjectKey, of: string, more: Narrowed = {}): Part<SubjectKey> => ({
  subject,
  kind: 'sum',
  of,
  ...more,
});

/** A measure with a single part. */
export const singlePart = (
  part: Part<SubjectKey>,
  unit: Unit,
  named: MeasureText,
): Measure<SubjectKey> => ({
  ...named,
  unit,
  parts: { value: part },
});

/** Keeps sum and count apart, so that the averages of groups combine into the overall average. */
export const average = (
  subject: SubjectKey,
  of: string,
  unit: Unit,
  named: MeasureText,
  more: Narrowed = {},
): Measure<SubjectKey> => ({
  ...named,
  unit,
  parts: {
    sum: sum(subject, of, more),
    number: {
      ...count(subject, [more.where, `${of} is not null`].filter(Boolean).join(' and ')),
      ...(more.isPersonal && { isPersonal: true }),
    },
  },
  formula: '{sum} / nullif({number}, 0)',
});

/** The median with `at` 0.5; the 90th percentile with 0.9. */
export const percentile = (
  subject: SubjectKey,
  of: string,
  at: number,
  unit: Unit,
  named: MeasureText,
  more: Narrowed = {},
): Measure<SubjectKey> => singlePart({ subject, kind: 'percentile', of, at, ...more }, unit, named);

/** The number of `part` for each `whole`; a percentage if the unit is percent. */
export const ratio = (
  part: Part<SubjectKey>,
  whole: Part<SubjectKey>,
  unit: Unit,
  named: MeasureText,
): Measure<SubjectKey> => ({
  ...named,
  unit,
  parts: { part, whole },
  formula: `${unit === 'percent' ? '100.0 * ' : ''}{part} / nullif({whole}, 0)`,
});

/** The change from the preceding period of the same length in percent; null if that period is empty. */
export const growth = (part: Part<SubjectKey>, named: MeasureText): Measure<SubjectKey> => ({
  ...named,
  unit: 'percent',
  parts: { now: part, before: { ...part, isPrevious: true } },
  formula: '100.0 * ({now} - {before}) / nullif({before}, 0)',
});
