/** What a segment contains. */
export const SEGMENT_NOUNS = ['person', 'company', 'job', 'application'] as const;
export type SegmentNoun = (typeof SEGMENT_NOUNS)[number];

export const SEGMENT_NAME_MAX = 120;
/** More than a person keeps, and few enough for one list. */
export const SEGMENTS_MAX = 100;
/** The most segments in one question. */
export const SEGMENTS_ASKED_MAX = 8;

/** What can use a segment. */
export type SegmentUser = 'report' | 'dashboard' | 'alert';
