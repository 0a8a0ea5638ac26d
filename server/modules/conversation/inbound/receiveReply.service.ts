import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { inCompany } from '#schema/options/companyLinks.ts';
import type { Locale } from '#schema/options/locales.ts';
import { MESSAGE_FILES_MAX } from '#schema/options/messages.ts';
import { isClosed } from '#schema/options/statuses.ts';
import { isLonger, LENGTHS } from '#schema/validation/lengths.ts';
import { writeIn } from '#server/db/inTransaction.ts';
import { statement, type RowOf } from '#server/db/statement.ts';
import type { Context, Viewer } from '#server/graphql/context.ts';
import { FAILURES, Failure } from '#server/graphql/failures.ts';
import { sendIn } from '#server/modules/conversation/sendMessage.service.ts';
import { MEMBERSHIP, membershipIn, withTeam } from '#server/modules/account/membership.sql.ts';
import { storeUpload } from '#server/modules/file/file.service.ts';
import { queueMail } from '#server/modules/mail/mail.service.ts';
import { withCurrentSettings } from '#server/modules/setting/withCurrentSettings.service.ts';
import type { Services } from '#server/services.ts';
import type { InboundMail } from './parseMail.ts';
import { readMail } from './readMail.service.ts';
import { replyKeyIn } from './replyAddress.ts';
import { isAutomatic } from './replyText.rules.ts';

/** What became of an email. Only a `sent` one is now a message. */
export type ReplyOutcome = 'sent' | 'repeated' | 'refused' | 'automatic' | 'unknown';

/** A context for the person who wrote the email. */
export type ContextFor = (viewer: Viewer, locale: Locale) => Context;

/** $1 the part of the address. Only for someone who still takes part in the conversation. */
const WRITER = statement(
  'reply-writer',
  `
    select r.application_id as "applicationId", u.id as "userId", u.email, u.first_name as "firstName",
      u.locale, u.role, m.company_id as "companyId",
      co.access_status as "companyStatus", ${MEMBERSHIP},
      u.email_verified_at is not null as "emailVerified!",
      case when u.id = a.seeker_id then co.name else a.name end as "otherName!"
    from conversation_readers r join users u on u.id = r.user_id
      join applications a on a.id = r.application_id join companies co on co.id = a.company_id
      ${membershipIn('a.company_id')}
    where r.reply_key = $1 and u.deleted_at is null and u.status = 'active'
      and (u.id = a.seeker_id or m.id is not null)`,
);

type Writer = RowOf<typeof WRITER>;

/** $1 the email. */
const IS_KNOWN = statement('inbound-mail-known', 'select id from inbound_mails where id = $1');

/** $1 the email, $2 now. */
const TAKE = statement(
  'inbound-mail-take',
  `insert into inbound_mails (id, received_at) values ($1, $2) on conflict do nothing returning id`,
);

/** Makes an email a message of the conversation that it answers. Every email is taken once. */
export async function receiveReply(
  services: Services,
  raw: Buffer,
  { envelopeTo, contextFor }: { envelopeTo: readonly string[]; contextFor: ContextFor },
): Promise<ReplyOutcome> {
  const { config, database } = services;
  const writerWith = async (key: string | null) =>
    key ? (await database.read(WRITER, [key]))[0] : undefined;
  const addressed = replyKeyIn(config, envelopeTo);
  const known = await writerWith(addressed);
  // Nobody has this address, so the email is not worth reading.
  if (addressed && !known) return 'unknown';
  const mail = await readMail(raw, addressed);
  if (!mail) return 'unknown';
  const writer = known ?? (await writerWith(replyKeyIn(config, mail.recipients)));
  if (!writer) return 'unknown';
  if (isAutomatic(mail.headers)) return 'automatic';
  const mailId = createHash('sha256').update(`${writer.userId} ${mail.id}`).digest('hex');
  if ((await services.database.read(IS_KNOWN, [mailId])).length > 0) return 'repeated';
  const ctx = contextFor(viewerOf(writer), writer.locale);
  const current = { ...ctx, em: ctx.em, services: await withCurrentSettings(services) };
  try {
    return await deliver(current, writer, mail, mailId);
  } catch (error) {
    if (!(error instanceof Failure) || FAILURES[error.code] >= FAILURES.INTERNAL) throw error;
    return refuse(current, writer, mailId, error.message);
  }
}

function viewerOf(writer: Writer): Viewer {
  const { userId, role, companyId, companyStatus, emailVerified, team } = withTeam(writer);
  return {
    sessionId: userId,
    passwordConfirmedAt: null,
    key: null,
    userId,
    role,
    companyId,
    companyStatus: companyId ? companyStatus : null,
    team,
    emailVerified,
    mustSetUpTwoFactor: false,
  };
}

async function deliver(
  ctx: Context,
  writer: Writer,
  { from, text: written, files }: InboundMail,
  mailId: string,
): Promise<ReplyOutcome> {
  const { t } = ctx;
  if (from !== writer.email.toLowerCase()) throw refusal(t('conversation.reply.sender'));
  if (isOfClosedCompany(writer)) throw refusal(t('conversation.closed'));
  const body = written || files.map(({ name }) => name).join(', ');
  if (!body) throw refusal(t('conversation.reply.empty'));
  if (isLonger(body, LENGTHS.message))
    throw refusal(t('conversation.reply.long', { max: LENGTHS.message }));
  if (files.length > MESSAGE_FILES_MAX)
    throw refusal(t('conversation.reply.tooManyFiles', { max: MESSAGE_FILES_MAX }));
  const fileIds: string[] = [];
  for (const file of files) fileIds.push(await store(ctx, file));
  return ctx.em.transactional(async (em) => {
    const taken = await writeIn(em, TAKE, [mailId, ctx.services.clock.now()]);
    if (taken.length === 0) return 'repeated';
    const text = body.replaceAll(/[^\P{Cc}\t\n]|\p{Cs}/gu, '');
    await sendIn({ ...ctx, em }, { applicationId: writer.applicationId, body: text, fileIds });
    return 'sent';
  });
}

/** Checked as a resume is. */
async function store(
  ctx: Context,
  { name, type, bytes }: InboundMail['files'][number],
): Promise<string> {
  try {
    const stream = Readable.from([Buffer.from(bytes)]);
    const file = await storeUpload(ctx, { kind: 'attachment', name, type, stream });
    return file.id;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    throw refusal(ctx.t('conversation.reply.file', { name, message: error.message }));
  }
}

/** A closed company may not see its applicants. */
const isOfClosedCompany = ({ role, companyStatus }: Writer) =>
  role === 'employer' && isClosed(companyStatus);

const refusal = (message: string) => new Failure('RULE_VIOLATION', message);

/** Tells the owner of the account, never the address that the email claims to be from. */
async function refuse(
  ctx: Context,
  writer: Writer,
  mailId: string,
  reason: string,
): Promise<ReplyOutcome> {
  const { email, userId, firstName, locale, otherName, applicationId } = writer;
  const { services } = ctx;
  await services.database.fork().transactional(async (em) => {
    const taken = await writeIn(em, TAKE, [mailId, services.clock.now()]);
    if (taken.length === 0) return;
    const link = inCompany(`/messages/${applicationId}`, ctx.viewer!.companyId);
    const to = isOfClosedCompany(writer) ? null : otherName;
    const values = { name: firstName, to, reason, link };
    const order = { to: email, userId, locale, template: 'replyRefused', values } as const;
    await queueMail({ em, services }, order);
  });
  return 'refused';
}
