import {
  BANNER_SCORE,
  DASHBOARD_SCORE,
  missingFields,
  percentFilled,
  type ProfileFacts,
  type ProfileField,
} from '#schema/profile/completion.ts';
import type { Context } from '#server/graphql/context.ts';
import { loaderOf } from '#server/graphql/loader.ts';
import { profilesByUser, resumeNamesByUser } from '#server/modules/account/account.loaders.ts';
import type { User } from '#server/modules/account/user.entity.ts';
import { companiesById } from '#server/modules/company/company.loaders.ts';

type Score = 'dashboard' | 'banner';

const SCORES = { dashboard: DASHBOARD_SCORE, banner: BANNER_SCORE };

export async function percentOf(ctx: Context, user: User, score: Score): Promise<number> {
  const fields = fieldsOf(user, score);
  return percentFilled(fields, await factsOf(ctx, user, fields));
}

export async function missingOf(ctx: Context, user: User): Promise<readonly ProfileField[]> {
  const fields = fieldsOf(user, 'dashboard');
  return missingFields(fields, await factsOf(ctx, user, fields));
}

function fieldsOf({ role }: User, score: Score): readonly ProfileField[] {
  return role === 'admin' ? [] : SCORES[score][role];
}

async function factsOf(
  ctx: Context,
  user: User,
  fields: readonly ProfileField[],
): Promise<ProfileFacts> {
  const account = { email: user.email, first_name: user.firstName, last_name: user.lastName };
  if (user.role === 'employer') return { ...account, ...(await companyFacts(ctx, user)) };
  const [profile, resume] = await Promise.all([
    loaderOf(ctx, profilesByUser).load(user.id),
    fields.includes('resume') ? loaderOf(ctx, resumeNamesByUser).load(user.id) : null,
  ]);
  const { headline, summary, location, skills, career, experienceType } = profile;
  // A job without dates and a degree without a level count as well.
  const worked = profile.experience ?? career.jobs.map(({ title }) => title);
  const own = {
    experience: experienceType === 'fresher' ? experienceType : worked,
    education: profile.education ?? career.degrees.map(({ name }) => name),
    headline,
    summary,
    location,
    skills,
    resume,
  };
  return { ...account, phone: user.phone, ...own };
}

async function companyFacts(ctx: Context, { companyId }: User): Promise<ProfileFacts> {
  const found = companyId && (await loaderOf(ctx, companiesById).load(companyId));
  if (!found) return {};
  const { name, industry, size, website, description } = found;
  return {
    company_name: name,
    industry,
    company_size: size,
    website,
    company_description: description,
  };
}
