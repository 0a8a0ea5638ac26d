import { takeAdvisoryLock } from '#server/db/takeAdvisoryLock.ts';
import type { EntityManager } from '@mikro-orm/postgresql';
import { CONTACTS_A_DAY } from '#schema/options/screens/candidates.ts';
import type { ContactCandidateValues } from '#schema/validation/employers/candidate.ts';
import { readIn, writeIn } from '#server/db/inTransaction.ts';
import type { RowOf } from '#server/db/statement.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { isId, newId } from '#server/lib/ids.ts';
import { formatTime } from '#server/lib/words.ts';
import { queueMail } from '#server/modules/mail/mail.service.ts';
import { notify } from '#server/modules/notification/notification.service.ts';
import { mailRecipient } from '#server/modules/notification/recipient.service.ts';
import { oneAtATime } from '#server/lib/oneAtATime.ts';
import { withCurrentSettings } from '#server/modules/setting/withCurrentSettings.service.ts';
import { visibleCandidates } from './candidate.loaders.ts';
import { countMessagesSince, maySearch, mayWriteAgainAt, mayWriteFrom } from './candidate.rules.ts';
import { notApproved } from './candidate.service.ts';
import type { ContactCandidatePayload } from './candidate.type.ts';
import {
  CANDIDATE,
  COMPANY,
  LOCK_PERSON,
  ALREADY_CONTACTED,
  JOB,
  RECORD_CONTACT,
  SENDER,
  SENT,
} from './contact.sql.ts';

type Company = RowOf<typeof COMPANY>;
type Job = RowOf<typeof JOB>;

/**
 * A notification and an email in the site's name with the message in them, written together with
 * its record or not at all.
 */
export async function contactCandidate(
  ctx: Context,
  values: ContactCandidateValues,
): Promise<ContactCandidatePayload> {
  const { userId } = ctx.viewer!;
  // Settings are read before the transaction, so that it never waits for a second connection while
  // it holds one.
  const services = await withCurrentSettings(ctx.services);
  const contactsLeft = await oneAtATime(`contact ${userId}`, () =>
    send({ ...ctx, services }, values),
  );
  const [candidate] = await visibleCandidates(ctx, [values.candidateId]);
  if (!candidate) throw missing(ctx);
  return { candidate, contactsLeft };
}

/** Returns how many more messages the caller may send. */
function send(ctx: Context, values: ContactCandidateValues): Promise<number> {
  return ctx.em.transactional(async (em) => {
    const inside = { ...ctx, em };
    // If two messages are sent at once, the second counts the first.
    await takeAdvisoryLock(em, `candidate-contact ${ctx.viewer!.userId}`);
    const company = await companyOf(inside);
    await requireContactable(inside, values.candidateId);
    const job = await jobOf(inside, values.jobId);
    const contacted = await readIn(em, ALREADY_CONTACTED, [values.candidateId, job.id]);
    if (contacted.length > 0) throw twice(ctx);
    const left = await requireContactsLeft(inside);
    await recordContact(inside, values);
    await notifyCandidate(inside, { ...values, company, job });
    return left - 1;
  });
}

async function companyOf(ctx: Context): Promise<Company> {
  const { em, viewer, services, t } = ctx;
  const [company] = viewer!.companyId ? await readIn(em, COMPANY, [viewer!.companyId]) : [];
  if (!company || !maySearch(company)) throw notApproved(ctx);
  if (!mayWriteFrom(viewer!, await services.settings.current())) {
    throw new Failure('RULE_VIOLATION', t('candidate.unverified'), {
      rule: 'candidate.contact.verified-address',
    });
  }
  return company;
}

/** candidate.contact.allowed: the candidate is visible and accepts messages. */
async function requireContactable(ctx: Context, id: string): Promise<void> {
  const { em, services, t } = ctx;
  if (!isId(id)) throw missing(ctx);
  await readIn(em, LOCK_PERSON, [id]);
  const [candidate] = await readIn(em, CANDIDATE, [services.clock.now(), id]);
  if (!candidate) throw missing(ctx);
  if (!candidate.mayBeContacted) {
    throw new Failure('RULE_VIOLATION', t('candidate.closed'), {
      rule: 'candidate.contact.allowed',
    });
  }
}

/** candidate.contact.job-live: the message is about a job that the candidate can apply for. */
async function jobOf({ em, services, viewer, t }: Context, id: string): Promise<Job> {
  const now = services.clock.now();
  const [job] = isId(id) ? await readIn(em, JOB, [now, id, viewer!.companyId]) : [];
  if (!job) throw new Failure('NOT_FOUND', t('candidate.noJob'));
  if (!job.isLive) {
    throw new Failure('RULE_VIOLATION', t('candidate.jobEnded'), {
      rule: 'candidate.contact.job-live',
    });
  }
  return job;
}

/** Returns how many more messages the caller may send, including this one. */
async function requireContactsLeft({ em, services, viewer, locale, t }: Context): Promise<number> {
  const now = services.clock.now();
  const rows = await readIn(em, SENT, [viewer!.userId, countMessagesSince(now), CONTACTS_A_DAY]);
  const again = mayWriteAgainAt(rows.map(({ sentAt }) => sentAt));
  if (!again) return CONTACTS_A_DAY - rows.length;
  const { timeZone } = await services.settings.current();
  const when = formatTime(again, locale, timeZone);
  throw new Failure('RATE_LIMITED', t('candidate.tooMany', { max: CONTACTS_A_DAY, when }), {
    rule: 'candidate.contact.not-too-many',
    retryAfter: Math.ceil((again.getTime() - now.getTime()) / 1_000),
  });
}

async function recordContact(
  ctx: Context,
  { candidateId, jobId, message }: ContactCandidateValues,
) {
  const { em, services, viewer } = ctx;
  const now = services.clock.now();
  const { companyId, userId } = viewer!;
  const row = [newId(now.getTime()), candidateId, companyId, jobId, userId, message, now] as const;
  const kept = await writeIn(em, RECORD_CONTACT, row);
  if (kept.length === 0) throw twice(ctx);
}

interface Message extends ContactCandidateValues {
  company: Company;
  job: Job;
}

/**
 * The notification holds the whole message. The email goes to candidates who want emails; replies
 * go to the company.
 */
async function notifyCandidate(
  ctx: Context,
  { candidateId, message, company, job }: Message,
): Promise<void> {
  const link = `/job-details/${job.id}`;
  await notify(ctx, {
    userId: candidateId,
    kind: 'candidate_contacted',
    values: { jobId: job.id, jobTitle: job.title, companyName: company.name, message },
    link,
  });
  const recipient = await mailRecipient(ctx, candidateId, 'candidate_contacted');
  if (!recipient) return;
  const { email, locale, firstName: name } = recipient;
  await queueMail(ctx, {
    to: email,
    userId: candidateId,
    locale,
    template: 'candidateContact',
    values: { name, company: company.name, job: job.title, message, link },
    headers: { 'Reply-To': company.email ?? (await addressOf(ctx.em, ctx.viewer!.userId)) },
  });
}

async function addressOf(em: EntityManager, userId: string): Promise<string> {
  const [row] = await readIn(em, SENDER, [userId]);
  return row!.email;
}

const missing = ({ t }: Context) => new Failure('NOT_FOUND', t('candidate.missing'));
const twice = ({ t }: Context) =>
  new Failure('CONFLICT', t('candidate.twice'), { rule: 'candidate.contact.once' });
