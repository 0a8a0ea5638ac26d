import type { ActivityAction, ActivitySubjectKind, ActorKind } from '#schema/options/activity.ts';

/** Anything that JSON can hold. */
export type Facts = Record<string, unknown>;

export interface Subject {
  kind: ActivitySubjectKind;
  id: string;
}

/** An action to be logged. */
export interface Activity {
  at: Date;
  actor: { kind: ActorKind; id: string | null };
  /** The action as `noun.verb`. Each one needs words in schema/words/<locale>/activity.json. */
  action: ActivityAction;
  subject: Subject | null;
  before?: Facts | null;
  after?: Facts | null;
  ip?: string | null;
  requestId?: string | null;
}

/** An entry as stored in the table. */
export interface ActivityRow {
  at: Date;
  actorKind: string;
  actorId: string | null;
  action: string;
  subjectKind: string | null;
  subjectId: string | null;
  ip: string | null;
  requestId: string | null;
  before: unknown;
  after: unknown;
}

export interface SealedRow extends ActivityRow {
  id: string;
  previousHash: string | null;
  hash: string;
}
