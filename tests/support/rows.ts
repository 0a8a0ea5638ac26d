import type { AdminStatus, JobStatus } from '#schema/options/statuses.ts';
import type { JobType } from '#schema/options/jobTypes.ts';
import type { Role } from '#schema/options/roles.ts';
import type { TeamRole } from '#schema/options/teamRoles.ts';
import { newId } from '#server/lib/ids.ts';
import { SESSION_LIFETIME } from '#server/modules/account/account.rules.ts';
import { hashPassword } from '#server/lib/passwords.ts';
import { hashToken, newToken } from '#server/lib/tokens.ts';
import type { App } from './app.ts';

/** Everyone's password. */
export const PASSWORD = 'A good passphrase 1';
let passwordHash: Promise<string> | undefined;

export interface UserDetails {
  email?: string;
  firstName?: string;
  lastName?: string;
  emailVerified?: boolean;
}

const lastMoments = new WeakMap<App, number>();

/** No two users of a world have the same creation time, however quickly they are written. */
function nextMoment(app: App): Date {
  const now = app.clock.now().getTime();
  const last = lastMoments.get(app) ?? 0;
  const moment = last >= now && last < now + 1_000 ? last + 1 : now;
  lastMoments.set(app, moment);
  return new Date(moment);
}

export interface CompanyDetails {
  name?: string;
  status?: AdminStatus;
}

/** A user with a session, as created by registration, except that no verification email is sent. */
export async function addUser(
  app: App,
  role: Role,
  { email, firstName = 'Asha', lastName = 'Rao', emailVerified = true }: UserDetails = {},
  companyDetails: CompanyDetails | null = null,
) {
  const now = nextMoment(app);
  const id = newId(now.getTime());
  const address = email ?? `${role}-${id.slice(-8)}@people.example`;
  const token = newToken();
  passwordHash ??= hashPassword(PASSWORD);
  const company = companyDetails && companyRow(app, companyDetails);
  const user: Row = {
    id,
    company_id: company?.id ?? null,
    email: address,
    password_hash: await passwordHash,
    first_name: firstName,
    last_name: lastName,
    role,
    email_verified_at: emailVerified ? now : null,
    last_login_at: now,
    created_at: now,
    updated_at: now,
  };
  const session: Row = {
    id: newId(now.getTime()),
    user_id: id,
    token_hash: hashToken(token),
    ip: '127.0.0.1',
    user_agent: 'node',
    created_at: now,
    last_used_at: now,
    password_confirmed_at: now,
    expires_at: new Date(now.getTime() + SESSION_LIFETIME),
  };
  const member = company && memberRow(app, company.id, id, 'owner');
  await insert(app, {
    companies: company ?? undefined,
    users: user,
    company_members: member ?? undefined,
    sessions: session,
  });
  return { id, email: address, token, company: company && { id: company.id, name: company.name } };
}

/** The user works for this company from now on, on some of its jobs or on all. */
export async function addMember(
  app: App,
  companyId: string,
  userId: string,
  role: TeamRole = 'owner',
  jobIds: readonly string[] = [],
) {
  const member = memberRow(app, companyId, userId, role);
  await insert(app, { company_members: member });
  for (const job_id of jobIds) await insert(app, { member_jobs: { member_id: member.id, job_id } });
  await app.sql('update users set company_id = ? where id = ?', [companyId, userId]);
  return { id: member.id };
}

function memberRow(app: App, companyId: string, userId: string, role: TeamRole) {
  const now = nextMoment(app);
  return { id: newId(now.getTime()), company_id: companyId, user_id: userId, role, joined_at: now };
}

/** Inserted directly, because the API cannot create an approved company in one step. */
export async function addCompany(app: App, details: CompanyDetails = {}) {
  const company = companyRow(app, details);
  await insert(app, { companies: company });
  return { id: company.id, name: company.name };
}

function companyRow(app: App, { name = 'Lotus Works', status = 'approved' }: CompanyDetails) {
  const now = app.clock.now();
  const id = newId(now.getTime());
  return {
    id,
    slug: `company-${id}`,
    name,
    industry: 'technology',
    admin_status: status,
    created_at: now,
    updated_at: now,
  };
}

export interface JobDetails {
  title?: string;
  location?: string;
  type?: JobType;
  salary?: { text: string; min: number | null; max: number | null };
  status?: JobStatus;
  adminStatus?: AdminStatus;
  featured?: boolean;
  hot?: boolean;
  /** Days from now; yesterday is -1. */
  postedIn?: number;
  endsIn?: number;
}

const DAY = 86_400_000;

/** A live job, unless the options say otherwise. */
export async function addJob(app: App, companyId: string, details: JobDetails = {}) {
  const {
    title = 'Software Engineer',
    location = 'Pune, Maharashtra',
    type = 'full_time',
    salary,
  } = details;
  const now = app.clock.now().getTime();
  const postedAt = new Date(now + (details.postedIn ?? 0) * DAY);
  const id = newId(postedAt.getTime());
  const job: Row = {
    id,
    company_id: companyId,
    title,
    description: `We look for a ${title}.`,
    description_html: `<p>We look for a ${title}.</p>`,
    location,
    type,
    industry: 'technology',
    salary: salary?.text ?? '',
    salary_min: salary?.min ?? null,
    salary_max: salary?.max ?? null,
    status: details.status ?? 'active',
    admin_status: details.adminStatus ?? 'approved',
    is_featured: details.featured ?? false,
    is_hot: details.hot ?? false,
    posted_at: postedAt,
    application_deadline: new Date(now + (details.endsIn ?? 30) * DAY),
    created_at: postedAt,
    updated_at: postedAt,
  };
  await insert(app, { jobs: job });
  return { id, title };
}

type Row = Record<string, unknown>;

/** Inserts into several tables in one round trip, one statement per table so that triggers see earlier rows. */
async function insert(app: App, rows: Readonly<Record<string, Row | undefined>>) {
  const given = Object.entries(rows).filter(
    (entry): entry is [string, Row] => entry[1] !== undefined,
  );
  const statements = given.map(([table, row]) => {
    const columns = Object.keys(row);
    const places = columns.map(() => '?').join(', ');
    return `insert into ${table} (${columns.join(', ')}) values (${places})`;
  });
  const values = given.flatMap(([, row]) => Object.values(row));
  await app.sql(statements.join('; '), values);
}
