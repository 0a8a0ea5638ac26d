import { takeAdvisoryLock } from '#server/db/takeAdvisoryLock.ts';
import { COMPANY_LETTERS_A_DAY } from '#schema/options/limits.ts';
import type { CompanyLetterValues } from '#schema/validation/seekers/companyLetter.ts';
import { readIn, writeIn } from '#server/db/inTransaction.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { loaderOf } from '#server/graphql/loader.ts';
import { isId, newId } from '#server/lib/ids.ts';
import { User } from '#server/modules/account/user.entity.ts';
import { queueMail } from '#server/modules/mail/mail.service.ts';
import { threadHeaders } from '#server/modules/mail/mailThread.rules.ts';
import { withCurrentSettings } from '#server/modules/setting/withCurrentSettings.service.ts';
import { contactsByCompany } from './companyContact.loaders.ts';
import {
  ADD_LETTER,
  COUNT_LETTERS,
  FIRST_OWNER,
  type CompanyContactRow,
} from './companyContact.sql.ts';
import {
  hasRoomForLetter,
  mayWriteFrom,
  shownContact,
  shownRecruiter,
  takesLetters,
} from './companyContact.rules.ts';
import type { CompanyContact } from './companyContact.type.ts';

const DAY = 24 * 60 * 60_000;

export async function recruiterOf(ctx: Context, companyId: string): Promise<string | null> {
  const owner = (await loaderOf(ctx, contactsByCompany).load(companyId))?.owner;
  return owner?.isActive ? shownRecruiter(owner, owner.privacy) : null;
}

export async function contactOf(ctx: Context, companyId: string): Promise<CompanyContact | null> {
  const contact = await loaderOf(ctx, contactsByCompany).load(companyId);
  const site = await ctx.services.settings.current();
  return (
    contact && {
      ...shownContact(contact, contact.owner),
      takesLetters: takesLetters(contact.owner, site),
    }
  );
}

/** The name of the colleague whose settings decide for the company; null if the caller's own do. */
export async function contactDecidedBy(
  { services, viewer }: Context,
  companyId: string,
): Promise<string | null> {
  const [owner] = await services.database.read(FIRST_OWNER, [companyId]);
  if (!owner || owner.id === viewer!.userId) return null;
  return `${owner.firstName} ${owner.lastName}`.trim();
}

/** Counts and sends the message in one transaction. The writer's address is included only with their consent. */
export async function contactEmployer(ctx: Context, values: CompanyLetterValues): Promise<void> {
  const { companyId, shareEmail } = values;
  const contact = isId(companyId) ? await loaderOf(ctx, contactsByCompany).load(companyId) : null;
  if (!contact) throw new Failure('NOT_FOUND', ctx.t('companyLetter.unknown'));
  const services = await withCurrentSettings(ctx.services);
  const site = await services.settings.current();
  if (!takesLetters(contact.owner, site)) throw refusal(ctx, 'allowed');
  if (!mayWriteFrom(ctx.viewer!, shareEmail, site)) throw refusal(ctx, 'verified-address');
  await ctx.em.transactional((em) => send({ ...ctx, em, services }, contact, values));
}

async function send(
  ctx: Context,
  { id: companyId, name: companyName, slug, owner }: CompanyContactRow,
  { message, shareEmail }: CompanyLetterValues,
): Promise<void> {
  const { em, services, viewer } = ctx;
  const now = services.clock.now();
  const { userId } = viewer!;
  await countOne(ctx, companyId, now);
  const { email, firstName, lastName } = await em.findOneOrFail(User, userId);
  await queueMail(ctx, {
    to: owner!.email,
    userId: owner!.id,
    locale: owner!.locale,
    template: 'companyLetter',
    values: {
      name: owner!.firstName,
      from: `${firstName} ${lastName}`.trim(),
      email: shareEmail ? email : null,
      companyName,
      companyPath: `/companies/${slug}`,
      message,
    },
    headers: {
      ...threadHeaders(services.config, 'letter', userId),
      ...(shareEmail && { 'Reply-To': email }),
    },
  });
}

/** Locks the writer, so that simultaneous messages are counted one after the other. */
async function countOne({ em, viewer, t }: Context, companyId: string, now: Date): Promise<void> {
  const { userId } = viewer!;
  await takeAdvisoryLock(em, `letter ${userId}`);
  const since = new Date(now.getTime() - DAY);
  const [counted] = await readIn(em, COUNT_LETTERS, [userId, since]);
  if (!hasRoomForLetter(counted?.sent ?? 0, COMPANY_LETTERS_A_DAY)) {
    throw new Failure('RATE_LIMITED', t('companyLetter.room', { max: COMPANY_LETTERS_A_DAY }), {
      rule: 'company.letter.room',
      retryAfter: DAY / 1_000,
    });
  }
  await writeIn(em, ADD_LETTER, [newId(now.getTime()), userId, companyId, now]);
}

function refusal({ t }: Context, why: 'allowed' | 'verified-address'): Failure {
  const message = t(why === 'allowed' ? 'companyLetter.refused' : 'companyLetter.unverified');
  return new Failure('RULE_VIOLATION', message, { rule: `company.letter.${why}` });
}
