/** The statuses that a company can divide into stages. */
export const STAGE_STATUSES = ['reviewed', 'shortlisted'] as const;
export type StageStatus = (typeof STAGE_STATUSES)[number];

export function hasStages(status: string): status is StageStatus {
  return (STAGE_STATUSES as readonly string[]).includes(status);
}

/** The stages of a company that has not arranged its own, in order. Their names are words in the reader's language. */
export const STAGE_PRESETS = ['screening', 'shortlist', 'interview', 'test', 'offer'] as const;
export type StagePreset = (typeof STAGE_PRESETS)[number];

export const STAGES_MAX = 12;

/** The usual time in a stage is shown once this many applications have left it. */
export const STAGE_TIMES_SHOWN_FROM = 10;

/** Why a company rejects an application, for its own figures; the applicant does not see it. */
export const REJECTION_REASONS = [
  'skills',
  'experience',
  'pay',
  'place',
  'notice_period',
  'interview',
  'filled',
  'no_answer',
  'other',
] as const;
export type RejectionReason = (typeof REJECTION_REASONS)[number];

export const REJECTION_REASON_LABELS: Readonly<Record<RejectionReason, string>> = {
  skills: 'Skills do not match',
  experience: 'Experience does not match',
  pay: 'Expected pay is too high',
  place: 'Cannot work at the place',
  notice_period: 'Notice period is too long',
  interview: 'Interview or test',
  filled: 'Position is filled',
  no_answer: 'Did not answer',
  other: 'Another reason',
};
