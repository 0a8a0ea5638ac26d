/** What someone who opens an invitation can do with it. */
export const INVITATION_STATES = [
  'sign_up',
  'log_in',
  'ready',
  'other_account',
  'job_seeker',
] as const;
export type InvitationState = (typeof INVITATION_STATES)[number];
