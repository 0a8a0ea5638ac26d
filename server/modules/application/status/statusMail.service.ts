import type { EntityManager } from '@mikro-orm/postgresql';
import { DECIDED_STATUSES, type DecidedStatus } from '#schema/options/applicationMoves.ts';
import type { Locale } from '#schema/options/locales.ts';
import { readIn } from '#server/db/inTransaction.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { translator } from '#server/lib/words.ts';
import { RESET_STATUS_MAIL, SAVE_STATUS_MAIL, STATUS_MAILS } from './applicationStatus.sql.ts';
import type { StatusMail } from './applicationStatus.type.ts';

interface Words {
  subject: string;
  body: string;
}

type OwnMails = ReadonlyMap<string, Words>;

/** The text used unless a company has written its own; its placeholders are not filled in. */
export function defaultWords(locale: Locale, status: DecidedStatus): Words {
  const words = translator(locale, 'mail');
  const places = { name: '{name}', job: '{job}', company: '{company}' };
  return {
    subject: words(`decision.${status}.subject`, places),
    body: words(`decision.${status}.body`, places),
  };
}

/** The texts that a company has written itself, read inside the transaction that notifies. */
export async function mailsOf(em: EntityManager, companyId: string): Promise<OwnMails> {
  const rows = await readIn(em, STATUS_MAILS, [companyId]);
  return new Map(rows.map((row) => [row.status, row]));
}

export async function statusMailsOf({ services, viewer, locale }: Context): Promise<StatusMail[]> {
  const companyId = viewer!.companyId;
  if (!companyId) return [];
  const rows = await services.database.read(STATUS_MAILS, [companyId]);
  const own = new Map(rows.map((row) => [row.status, row]));
  return DECIDED_STATUSES.map((status) => mailOf(locale, status, own.get(status)));
}

export async function saveStatusMail(
  ctx: Context,
  status: DecidedStatus,
  { subject, body }: Words,
): Promise<StatusMail> {
  const { services, viewer, locale } = ctx;
  const own = [companyOf(ctx), status, subject, body] as const;
  const values = [...own, services.clock.now(), viewer!.userId] as const;
  await services.database.write(SAVE_STATUS_MAIL, values);
  return mailOf(locale, status, { subject, body });
}

export async function resetStatusMail(ctx: Context, status: DecidedStatus): Promise<StatusMail> {
  await ctx.services.database.write(RESET_STATUS_MAIL, [companyOf(ctx), status]);
  return mailOf(ctx.locale, status);
}

function companyOf({ viewer, t }: Context): string {
  if (!viewer?.companyId) throw new Failure('NOT_FOUND', t('file.noCompany'));
  return viewer.companyId;
}

function mailOf(locale: Locale, status: DecidedStatus, own?: Words): StatusMail {
  const { subject, body } = own ?? defaultWords(locale, status);
  return { id: status, status, subject, body, isOwn: own !== undefined };
}
