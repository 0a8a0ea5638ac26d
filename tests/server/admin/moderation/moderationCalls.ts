import type { Caller, RestAnswer } from '#tests/support/caller.ts';

const COMPANY = `id adminStatus moves adminNotes createdAt approvedAt jobCount website
  owner { firstName lastName email } company { id name slug description }`;
const JOB = `id adminStatus moves adminNotes createdAt companyStatus reports riskSigns typeWord
  job { id title description standing adminStatus company { id name } }`;

export interface ModeratedCompany {
  id: string;
  adminStatus: string;
  moves: string[];
  adminNotes: string | null;
  approvedAt: string | null;
  jobCount: number;
  owner: { firstName: string; lastName: string; email: string } | null;
  company: { id: string; name: string; slug: string; description: string };
}

export interface ModeratedJob {
  id: string;
  adminStatus: string;
  moves: string[];
  adminNotes: string | null;
  companyStatus: string;
  reports: number;
  riskSigns: string[];
  typeWord: string;
  job: { id: string; title: string; description: string; standing: string };
}

interface Listed<Row> {
  totalCount: number;
  page: number;
  limit: number;
  totalPages: number;
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  nodes: Row[];
}

const PAGE = 'totalCount page limit totalPages pageInfo { hasNextPage endCursor }';

export async function companiesFor(who: Caller, args: object = {}) {
  const { admin } = await who.graphql<{ admin: { companies: Listed<ModeratedCompany> } }>(
    `query($search: String, $status: AdminStatus, $first: Int = 10, $after: String, $page: Int) {
      admin { companies(search: $search, status: $status, first: $first, after: $after, page: $page) {
        ${PAGE} nodes { ${COMPANY} } } } }`,
    args,
  );
  return admin.companies;
}

export async function jobsFor(who: Caller, args: object = {}) {
  const { admin } = await who.graphql<{ admin: { jobs: Listed<ModeratedJob> } }>(
    `query($search: String, $companyId: ID, $status: AdminStatus, $industry: String, $reported: Boolean, $first: Int = 10, $after: String, $page: Int) {
      admin { jobs(search: $search, companyId: $companyId, status: $status, industry: $industry, reported: $reported, first: $first, after: $after, page: $page) {
        ${PAGE} nodes { ${JOB} } } } }`,
    args,
  );
  return admin.jobs;
}

export async function companyFor(who: Caller, id: string) {
  const { admin } = await who.graphql<{ admin: { company: ModeratedCompany | null } }>(
    `query($id: ID!) { admin { company(id: $id) { ${COMPANY} } } }`,
    { id },
  );
  return admin.company;
}

export async function jobFor(who: Caller, id: string) {
  const { admin } = await who.graphql<{ admin: { job: ModeratedJob | null } }>(
    `query($id: ID!) { admin { job(id: $id) { ${JOB} } } }`,
    { id },
  );
  return admin.job;
}

/** The moderated objects, and how to change them through each API. */
export type Noun = 'company' | 'job';

const UPDATES = {
  company: `mutation($input: UpdateCompanyStatusInput!) { done: updateCompanyStatus(input: $input) {
    one: company { ${COMPANY} } } }`,
  job: `mutation($input: UpdateJobStatusInput!) { done: updateJobStatus(input: $input) {
    one: job { ${JOB} } } }`,
} as const;

type One = { id: string; adminStatus: string; adminNotes: string | null; moves: string[] };

export async function decide(
  who: Caller,
  noun: Noun,
  id: string,
  status: string,
  more: object = {},
): Promise<One> {
  const { done } = await who.graphql<{ done: { one: One } }>(UPDATES[noun], {
    input: { id, status: status.toUpperCase(), ...more },
  });
  return done.one;
}

const FOLDERS = { company: 'companies', job: 'jobs' } as const;

export function decideByRest(
  who: Caller,
  noun: Noun,
  id: string,
  status: string,
  more: object = {},
): Promise<RestAnswer> {
  return who.rest('PUT', `/api/admin/${FOLDERS[noun]}/${id}/status`, { status, ...more });
}

export async function verifyCompany(who: Caller, id: string): Promise<ModeratedCompany> {
  const { verifyCompany: done } = await who.graphql<{
    verifyCompany: { company: ModeratedCompany };
  }>(`mutation($id: ID!) { verifyCompany(input: { id: $id }) { company { ${COMPANY} } } }`, { id });
  return done.company;
}

export interface ChangedStatuses {
  jobs: ModeratedJob[];
  refused: { id: string; message: string; rule: string | null }[];
}

export async function changeJobsStatus(
  who: Caller,
  action: string,
  ids: string[],
  adminNotes?: string,
): Promise<ChangedStatuses> {
  const { changeJobsStatus: done } = await who.graphql<{ changeJobsStatus: ChangedStatuses }>(
    `mutation($input: ChangeJobsStatusInput!) { changeJobsStatus(input: $input) {
      jobs { ${JOB} } refused { id message rule } } }`,
    { input: { ids, action, adminNotes } },
  );
  return done;
}
