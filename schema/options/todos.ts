/** The kinds of to-dos. To-dos without a deadline are shown in the order of this list. */
export const TODO_KINDS = [
  'answer_offer',
  'choose_time',
  'attend_interview',
  'read_message',
  'rate_treatment',
  'hold_interview',
  'follow_up_offer',
  'send_scorecard',
  'choose_interviewer',
  'offer_times',
  'answer_message',
  'review_applications',
] as const;
export type TodoKind = (typeof TODO_KINDS)[number];

/** More than anyone does in a day. */
export const TODOS_MAX = 50;
