import type { SegmentNoun } from '#schema/options/segments.ts';
import { subjectsOf, measureOf, type MeasureKey } from '../model/measures.ts';
import { subjectOf, type SubjectKey } from '../model/subjects.ts';

/** Where the things that a segment is made of come from. */
export const SEGMENT_SUBJECTS = {
  person: 'users',
  company: 'companies',
  job: 'jobs',
  application: 'applications',
} as const satisfies Record<SegmentNoun, SubjectKey>;

/** The measure that counts them. */
export const SEGMENT_MEASURES = {
  person: 'users',
  company: 'companies',
  job: 'jobs',
  application: 'applications',
} as const satisfies Record<SegmentNoun, MeasureKey>;

/** Whether each row that the measure counts belongs to such a thing. */
export const reachesNoun = (measure: MeasureKey, noun: SegmentNoun): boolean =>
  subjectsOf(measureOf(measure)).every((subject) => subjectOf(subject)[noun] !== undefined);
