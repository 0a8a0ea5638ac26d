import { takeAdvisoryLock } from '#server/db/takeAdvisoryLock.ts';
import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import type { CompanyValues, UpdateCompanyValues } from '#schema/validation/employers/company.ts';
import { readIn, writeIn } from '#server/db/inTransaction.ts';
import { statement } from '#server/db/statement.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { newId } from '#server/lib/ids.ts';
import { changesOf } from '#server/modules/activity/activity.rules.ts';
import { actorFacts, recordActivity } from '#server/modules/activity/activity.service.ts';
import { wasApproved } from '#server/modules/review/pendingChange.rules.ts';
import { textSigns } from '#server/modules/review/textSigns.service.ts';
import { ReviewGate, reviewableValues } from '#server/modules/review/reviewGate.service.ts';
import { requestCompanyReview } from './requestCompanyReview.service.ts';
import { withCurrentSettings } from '#server/modules/setting/withCurrentSettings.service.ts';
import { removeOutdatedVerifications } from './verification/removeOutdated.service.ts';
import { User } from '#server/modules/account/user.entity.ts';
import { Company } from './company.entity.ts';
import {
  freeSlug,
  mayCreateCompany,
  slugOf,
  statusAfterUpdate,
  statusAtFirst,
  wasOnceApproved,
} from './company.rules.ts';
import { chosenLogo, releaseFiles, releaseLogo } from './companyLogo.service.ts';
import type { CompanyProfile } from './companyProfile.type.ts';

/** The company always comes from the signed-in user, never from the input. */
export async function ownProfile({ em, viewer }: Context): Promise<CompanyProfile | null> {
  const id = viewer?.companyId;
  const company = id && (await em.findOne(Company, { id, deletedAt: null }));
  return company ? profileOf(company) : null;
}

function profileOf(company: Company): CompanyProfile {
  const { id, adminStatus, adminNotes, approvedAt, phone, email } = company;
  const { address, employeeCount, createdAt, updatedAt } = company;
  const shown = { id, company, adminStatus, adminNotes, approvedAt, phone, email };
  return { ...shown, address, employeeCount, createdAt, updatedAt };
}

/** $1 id, $2 the company, $3 the user, $4 now. */
const ADD_OWNER = statement(
  'company-add-owner',
  `insert into company_members (id, company_id, user_id, role, joined_at) values ($1, $2, $3, 'owner', $4)`,
);

export async function createCompany(
  ctx: Context,
  { logo, ...values }: CompanyValues,
): Promise<CompanyProfile> {
  const { clock, settings } = ctx.services;
  const now = clock.now();
  const companyWebsite = values.website ?? null;
  const signs = textSigns('company', values, { hasTwin: false, companyWebsite });
  const adminStatus = statusAtFirst(
    await settings.current(),
    signs.map(({ sign }) => sign),
  );
  const company = await ctx.em.transactional(async (em) => {
    // If two companies are created at once, the second call sees the company of the first.
    const lockMode = LockMode.PESSIMISTIC_WRITE;
    const user = await em.findOneOrFail(User, ctx.viewer!.userId, {
      lockMode,
    });
    const company = user.companyId ? await em.findOne(Company, user.companyId) : null;
    if (!mayCreateCompany(company)) {
      throw new Failure('CONFLICT', ctx.t('company.twice'), { rule: 'company.create.one' });
    }
    const id = newId(now.getTime());
    const created = em.create(Company, {
      id,
      slug: await slugFor(em, { id, name: values.name }),
      ...values,
      adminStatus,
      approvedAt: adminStatus === 'approved' ? now : null,
      createdAt: now,
      updatedAt: now,
    });
    Object.assign(created, await chosenLogo(ctx, em, created, logo));
    await em.persist(created).flush();
    await writeIn(em, ADD_OWNER, [newId(now.getTime()), created.id, user.id, now]);
    user.companyId = created.id;
    await em.flush();
    const subject = { kind: 'company', id: created.id } as const;
    await recordActivity(em, {
      ...actorFacts(ctx),
      action: 'company.create',
      subject,
      after: loggedOf(created),
    });
    return created;
  });
  const { id: companyId, adminStatus: companyStatus } = company;
  const team = { role: 'owner', jobIds: null } as const;
  Object.assign(ctx.viewer!, { companyId, companyStatus, team });
  return profileOf(company);
}

/**
 * Changes of facts that people rely on in an approved company wait for an administrator. The rest is public at once.
 */
export function updateCompany(
  ctx: Context,
  { logo, ...values }: UpdateCompanyValues,
): Promise<CompanyProfile> {
  return changeOwnCompany(ctx, async (em, company) => ({
    ...given(values),
    ...(await chosenLogo(ctx, em, company, logo)),
  }));
}

export function setCompanyLogo(
  ctx: Context,
  fileId: string | null | undefined,
): Promise<CompanyProfile> {
  const unknown = new Failure('NOT_FOUND', ctx.t('file.unknown'));
  return changeOwnCompany(ctx, (em, company) =>
    chosenLogo(ctx, em, company, fileId ?? null, unknown),
  );
}

/** Locks the company, so that the second of two simultaneous changes builds on the first. */
async function changeOwnCompany(
  ctx: Context,
  wantedOf: (em: EntityManager, company: Company) => Promise<Partial<Company>>,
): Promise<CompanyProfile> {
  const id = ctx.viewer!.companyId;
  const services = await withCurrentSettings(ctx.services);
  const site = await services.settings.current();
  const company = await ctx.em.transactional(async (em) => {
    const lockMode = LockMode.PESSIMISTIC_WRITE;
    const found = id && (await em.findOne(Company, { id, deletedAt: null }, { lockMode }));
    if (!found) throw new Failure('NOT_FOUND', ctx.t('file.noCompany'));
    const before = loggedOf(found);
    const { name, website } = found;
    const wanted = await wantedOf(em, found);
    const gate = await ReviewGate.of(ctx, em, {
      subject: 'company',
      company: found,
      isAutomatic: site.autoApproveCompanies,
      ids: [found.id],
      descriptions: [],
    });
    const { adminStatus, approvedAt } = found;
    const { live } = gate.reviewEdit({
      id: found.id,
      adminStatus,
      now: reviewableValues('company', found),
      wanted: reviewableValues('company', wanted),
    });
    await releaseLogo(ctx, em, found, live);
    await releaseFiles(ctx, em, gate.releasedLogos);
    const written = { ...wanted, ...live };
    for (const name of Object.keys(reviewableValues('company', wanted)))
      if (!(name in live)) delete written[name as keyof typeof written];
    const edited = Object.keys(changesOf({ ...found }, written)?.after ?? {});
    em.assign(found, written);
    if (found.name !== name && !wasOnceApproved({ approvedAt, adminStatus }))
      found.slug = await slugFor(em, found);
    found.adminStatus = statusAfterUpdate(adminStatus);
    if (wasApproved(adminStatus))
      found.changedSinceApproval = [...new Set([...found.changedSinceApproval, ...edited])];
    found.updatedAt = ctx.services.clock.now();
    await removeOutdatedVerifications({ em, services }, found, { name, website });
    if (gate.waiting.length > 0) await requestCompanyReview({ em, services }, found);
    const changes = changesOf(before, loggedOf(found));
    const subject = { kind: 'company', id: found.id } as const;
    const update = changes && {
      ...actorFacts(ctx),
      action: 'company.update' as const,
      subject,
      ...changes,
    };
    await recordActivity(em, ...(update ? [update] : []), ...gate.activities);
    return found;
  });
  return profileOf(company);
}

/** The log contains public facts and no contact details. */
function loggedOf(company: Company) {
  const { name, description, industry, size, website, city, state, country } = company;
  const { foundedYear, employeeCount, logoFileId, adminStatus } = company;
  const shown = { name, description, industry, size, website, city, state, country };
  return { ...shown, foundedYear, employeeCount, logoFileId, adminStatus };
}

/** $1 the slug that is wanted, $2 the company. */
const TAKEN = statement(
  'company-slugs-taken',
  `select slug from companies where (slug = $1 or slug like $1 || '-%') and id <> $2`,
);

/** One at a time, so that two companies of the same name do not get the same slug. */
async function slugFor(
  em: EntityManager,
  { id, name }: Pick<Company, 'id' | 'name'>,
): Promise<string> {
  const wanted = slugOf(name);
  await takeAdvisoryLock(em, 'company-slug');
  const rows = await readIn(em, TAKEN, [wanted, id]);
  return freeSlug(wanted, new Set(rows.map(({ slug }) => slug)));
}

/** An omitted field keeps its value; null clears it. */
function given<Values extends object>(values: Values): Partial<Values> {
  const defined = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(defined) as Partial<Values>;
}
