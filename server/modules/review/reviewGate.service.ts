import { createHash } from 'node:crypto';
import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import type { RiskSign } from '#schema/options/riskSigns.ts';
import type { AdminStatus } from '#schema/options/statuses.ts';
import { readIn } from '#server/db/inTransaction.ts';
import { statement } from '#server/db/statement.ts';
import type { Context } from '#server/graphql/context.ts';
import { newId } from '#server/lib/ids.ts';
import { changesOf } from '#server/modules/activity/activity.rules.ts';
import { actorFacts } from '#server/modules/activity/activity.service.ts';
import type { Activity } from '#server/modules/activity/activity.type.ts';
import { textSigns } from './textSigns.service.ts';
import { StoredChange } from './pendingChange.entity.ts';
import {
  addedSigns,
  canNeedReview,
  heldFields,
  textOf,
  wasApproved,
} from './pendingChange.rules.ts';
import type { ChangedSubject, Proposed } from './proposed.type.ts';

/** $1 hashes of texts, $2 the company. Which of the texts another company's job also has, word for word. */
const TWINS = statement(
  'review-twins',
  `
    select distinct md5(j.description) as "text!" from jobs j
    where md5(j.description) = any($1::text[]) and j.company_id <> $2 and j.deleted_at is null`,
);

/** Shorter texts can be the same by chance. */
const LONG_TEXT = 200;

export interface Edited {
  id: string;
  adminStatus: AdminStatus;
  /** The current values, by the names of their columns. */
  now: Record<string, unknown>;
  /** The new values. */
  wanted: Record<string, unknown>;
}

/** The result of an edit. */
export interface EditOutcome {
  /** The values that are written at once. */
  live: Record<string, unknown>;
  /** The edit created or changed a pending change. */
  isHeld: boolean;
  /** After the edit, an earlier change has nothing left to review. */
  isDropped: boolean;
}

/**
 * Decides which parts of an edit are written at once and which wait for an administrator. One gate handles all jobs of
 * a call. Pending changes are written with the caller's unit of work.
 */
export class ReviewGate {
  readonly activities: Activity[] = [];
  /** Jobs or the company with a new change, for the notification to administrators. */
  readonly waiting: string[] = [];

  /** Logos uploaded for a change and replaced before it was approved. */
  readonly releasedLogos: string[] = [];

  private constructor(
    private readonly ctx: Context,
    private readonly em: EntityManager,
    private readonly subject: ChangedSubject,
    private readonly companyId: string,
    private readonly companyWebsite: string | null,
    private readonly isAutomatic: boolean,
    private readonly stored: Map<string, StoredChange>,
    private readonly twins: ReadonlySet<string>,
  ) {}

  static async of(
    ctx: Context,
    em: EntityManager,
    about: {
      subject: ChangedSubject;
      company: { id: string; website?: string | null };
      isAutomatic: boolean;
      ids: readonly string[];
      descriptions: readonly (string | undefined)[];
    },
  ): Promise<ReviewGate> {
    const { subject, company, isAutomatic, ids, descriptions } = about;
    const { id: companyId, website = null } = company;
    const which = subject === 'job' ? { jobId: { $in: [...ids] } } : { companyId, jobId: null };
    const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' }, refresh: true };
    const found = ids.length > 0 ? await em.find(StoredChange, which, lock as never) : [];
    const stored = new Map(found.map((change) => [change.jobId ?? change.companyId, change]));
    // A description that waits already is compared again: an edit of another field must not publish it.
    const written = [...found.map(({ proposed }) => proposed['description']), ...descriptions];
    const long = written.map(textOf).filter((text) => text.length >= LONG_TEXT);
    const texts = subject === 'job' ? [...new Set(long.map(hashOf))] : [];
    const same = texts.length > 0 ? await readIn(em, TWINS, [texts, companyId]) : [];
    const twins = new Set(same.map(({ text }) => text));
    return new ReviewGate(ctx, em, subject, companyId, website, isAutomatic, stored, twins);
  }

  reviewEdit({ id, adminStatus, now, wanted }: Edited): EditOutcome {
    const stored = this.stored.get(id);
    const all = { ...stored?.proposed, ...wanted };
    const changed = changesOf(now, all)?.after ?? {};
    const isAutomatic = this.isAutomatic && adminStatus === 'approved';
    const signs = wasApproved(adminStatus)
      ? this.#signs(now, { ...now, ...changed }, isAutomatic)
      : [];
    const names = Object.keys(changed);
    const held = new Set(
      heldFields({ subject: this.subject, adminStatus, names, addedSigns: signs, isAutomatic }),
    );
    const live = Object.fromEntries(names.flatMap((name) => pair(changed, name, !held.has(name))));
    const proposed = Object.fromEntries(
      names.flatMap((name) => pair(changed, name, held.has(name))),
    );
    if (held.size === 0) {
      if (stored) this.#drop(stored, names.length === 0);
      this.#releaseLogo(stored, all);
      return { live, isHeld: false, isDropped: Boolean(stored) };
    }
    const isNew =
      !stored ||
      Boolean(changesOf(stored.proposed, proposed)) ||
      Object.keys(stored.proposed).length !== held.size;
    this.#releaseLogo(stored, all);
    if (isNew) this.#keep(id, stored, proposed as Proposed, signs, now);
    return { live, isHeld: isNew, isDropped: false };
  }

  /** The signs of something new, which has no approved version. */
  signsOf(values: Record<string, unknown>): RiskSign[] {
    return this.#signs({}, values, this.isAutomatic);
  }

  #signs(now: Record<string, unknown>, then: Record<string, unknown>, isAutomatic: boolean) {
    const signsOf = (values: Record<string, unknown>) =>
      textSigns(this.subject, values, {
        hasTwin: this.#hasTwin(values),
        companyWebsite: this.#websiteOf(values, isAutomatic),
      });
    return addedSigns(signsOf(now), signsOf(then));
  }

  #hasTwin({ description }: Record<string, unknown>): boolean {
    return typeof description === 'string' && this.twins.has(hashOf(description));
  }

  /** A company's own edit may include a new website. Links to it are its own only if it need not wait for approval. */
  #websiteOf({ website }: Record<string, unknown>, isAutomatic: boolean): string | null {
    if (this.subject === 'job' || !isAutomatic) return this.companyWebsite;
    return typeof website === 'string' ? website : null;
  }

  #keep(
    id: string,
    stored: StoredChange | undefined,
    proposed: Proposed,
    riskSigns: StoredChange['riskSigns'],
    now: Record<string, unknown>,
  ): void {
    const { ctx, em, companyId, subject } = this;
    const proposedAt = ctx.services.clock.now();
    const values = { proposed, riskSigns, proposedBy: ctx.viewer!.userId, proposedAt };
    if (stored) em.assign(stored, values);
    else {
      const jobId = subject === 'job' ? id : null;
      const change = { id: newId(proposedAt.getTime()), companyId, jobId, ...values };
      this.stored.set(id, em.create(StoredChange, change, { persist: true }));
      this.waiting.push(id);
    }
    const changes = changesOf(now, withoutContacts(subject, proposed));
    if (changes)
      this.activities.push({
        ...actorFacts(ctx),
        ...changeActivity(subject, 'propose', id),
        ...changes,
      });
  }

  /** Only a withdrawal is logged here. What became public instead is logged by the caller. */
  #drop(stored: StoredChange, isWithdrawn: boolean): void {
    this.em.remove(stored);
    const id = stored.jobId ?? stored.companyId;
    this.stored.delete(id);
    if (isWithdrawn)
      this.activities.push({
        ...actorFacts(this.ctx),
        ...changeActivity(this.subject, 'withdraw', id),
      });
  }

  #releaseLogo(stored: StoredChange | undefined, all: Record<string, unknown>): void {
    const before = stored?.proposed['logoFileId'];
    if (before && before !== all['logoFileId']) this.releasedLogos.push(textOf(before));
  }
}

export function changeActivity(
  kind: ChangedSubject,
  verb: 'propose' | 'withdraw' | 'approveChange' | 'rejectChange',
  id: string,
) {
  return { action: `${kind}.${verb}`, subject: { kind, id } } as const;
}

const CONTACTS = ['phone', 'email', 'address'];

/** The log contains public facts and no contact details. */
export function withoutContacts(subject: ChangedSubject, values: Proposed): Proposed {
  if (subject === 'job') return values;
  return Object.fromEntries(Object.entries(values).filter(([name]) => !CONTACTS.includes(name)));
}

/** Leaves out fields that never wait and fields that are derived from those that do. */
export const reviewableValues = (
  subject: ChangedSubject,
  values: object,
): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => canNeedReview(subject, name)));

const pair = (values: Record<string, unknown>, name: string, isWanted: boolean) =>
  isWanted ? [[name, values[name]] as const] : [];

const hashOf = (text: string) => createHash('md5').update(text).digest('hex');
