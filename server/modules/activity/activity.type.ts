/** What JSON can hold. */
export type Facts = Record<string, unknown>;

export interface Subject {
  kind: 'company' | 'job' | 'application';
  id: string;
}

/** Something that somebody has done. */
export interface Activity {
  at: Date;
  actor: { kind: 'user' | 'key' | 'system'; id: string | null };
  /** What was done, as `noun.verb`. */
  action: string;
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
