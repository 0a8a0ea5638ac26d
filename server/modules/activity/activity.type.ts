import type { ActivityAction, ActivitySubjectKind, ActorKind } from '#schema/options/activity.ts';

/** What JSON can hold. */
export type Facts = Record<string, unknown>;

export interface Subject {
  kind: ActivitySubjectKind;
  id: string;
}

/** Something that somebody has done. */
export interface Activity {
  at: Date;
  actor: { kind: ActorKind; id: string | null };
  /** What was done, as `noun.verb`: whoever adds one gives it its words, too (schema/words/…/activity.json). */
  action: ActivityAction;
  subject: Subject | null;
  before?: Facts | null;
  after?: Facts | null;
  ip?: string | null;
  requestId?: string | null;
}

/** An entry as its table holds it. */
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
