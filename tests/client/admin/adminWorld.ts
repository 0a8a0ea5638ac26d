import type { IResolvers } from '@graphql-tools/utils';
import { GraphQLError } from 'graphql';
import { mockedSchema } from '#tests/support/mockedSchema.ts';
import { pageOf, type Listed } from './pageOf.ts';

/** The version that every decision names. */
export const UPDATED_AT = '2026-11-19T09:00:00.000Z';

export const aCompany = (id: string, values: object = {}) => ({
  __typename: 'AdminCompany',
  id,
  adminStatus: 'PENDING',
  adminNotes: null as string | null,
  createdAt: '2026-11-18T09:00:00.000Z',
  updatedAt: UPDATED_AT,
  approvedAt: null as string | null,
  changedSinceApproval: [] as string[],
  pendingChange: null as object | null,
  verifications: [] as object[],
  jobCount: 2,
  phone: '+91 98765 43210',
  email: 'office@company.example',
  address: null as string | null,
  employeeCount: 0,
  owner: {
    __typename: 'AdminCompanyOwner',
    id: `o${id}`,
    firstName: 'Asha',
    lastName: 'Rao',
    email: 'asha.rao@mail.example',
  },
  company: {
    __typename: 'Company',
    id,
    slug: `company-${id}`,
    name: `Company ${id}`,
    description: `Company ${id} makes good things for people who need them every day.`,
    size: 'employees_11_50',
    industry: 'technology',
    foundedYear: 2001,
    website: 'https://company.example',
    place: 'Pune, Maharashtra',
    country: 'India',
    logoUrl: null,
    treatmentComments: [],
  },
  ...values,
});
type StoredCompany = ReturnType<typeof aCompany>;

export const aJob = (id: string, values: object = {}, job: object = {}) => ({
  __typename: 'AdminJob',
  id,
  adminStatus: 'PENDING',
  adminNotes: null as string | null,
  createdAt: '2026-11-18T09:00:00.000Z',
  updatedAt: UPDATED_AT,
  waitingSince: '2026-11-18T09:00:00.000Z',
  companyStatus: 'APPROVED',
  changedSinceApproval: [] as string[],
  reports: 0,
  reportedAt: null as string | null,
  reportsMade: [] as object[],
  riskSigns: [] as string[],
  riskWords: [] as string[],
  twins: [] as object[],
  job: {
    __typename: 'Job',
    id,
    title: `Job ${id}`,
    description: `Job ${id} is to keep the books of a company that grows quickly, in Tally.`,
    descriptionHtml: `<p>Job ${id} is to keep the <strong>books</strong>.</p>`,
    responsibilities: ['Keep the books'],
    requirements: ['Tally'],
    benefits: [],
    skills: ['Tally'],
    isRemote: false,
    location: 'Pune, Maharashtra',
    place: 'Pune, Maharashtra',
    type: 'FULL_TIME',
    industry: 'finance',
    salary: '5 LPA',
    salaryMin: 500_000,
    salaryMax: 500_000,
    experienceLevel: 'MID_LEVEL',
    applicationDeadline: null as string | null,
    pendingChange: null as object | null,
    company: { __typename: 'Company', id: 'c1', name: 'Sunrise Foods' },
    ...job,
  },
  ...values,
});
type StoredJob = ReturnType<typeof aJob>;

export interface World {
  companies?: StoredCompany[];
  jobs?: StoredJob[];
  permissions?: Record<string, boolean>;
  /** The message of a refusal, if any; `what` is the field to refuse. */
  fails?: (what: string) => string | undefined;
  /** The items a bulk action leaves out, with the reason. */
  refused?: { id: string; message: string }[];
  /** A promise that the response waits for. */
  hold?: () => Promise<void> | undefined;
  /** The outcome of a pending change. */
  decide?: (input: Input) => object;
  /** The role of the account with this email. */
  roleOf?: (email: string) => string;
  /** The history of one subject. */
  activity?: (subject: object) => object;
}

type Input = Record<string, unknown> & { id: string; status: string; adminNotes?: string };
const RESULTS: Record<string, string> = {
  APPROVE: 'APPROVED',
  REJECT: 'REJECTED',
  SUSPEND: 'SUSPENDED',
};

/** A server with state; `asked` collects the mutations. */
export function adminWorld(world: World = {}) {
  const { companies = [], jobs = [], refused = [] } = world;
  const asked: [string, object][] = [];
  const refuse = (what: string) => {
    const message = world.fails?.(what);
    if (message) throw new GraphQLError(message, { extensions: { code: 'UNAVAILABLE' } });
  };
  const change = async (what: string, input: object, work: () => object) => {
    asked.push([what, { ...input }]);
    await world.hold?.();
    refuse(what);
    return work();
  };
  const set = (row: StoredCompany | StoredJob, status: string, notes?: string | null) =>
    Object.assign(row, { adminStatus: status, adminNotes: notes ?? null });
  const companyOf = (id: string) => companies.find((row) => row.id === id)!;
  const jobOf = (id: string) => jobs.find((row) => row.id === id)!;

  const resolvers: IResolvers = {
    Query: { admin: () => ({}) },
    Admin: {
      permissions: () => ({
        canBulkUpload: true,
        canManageUsers: true,
        canManageCompanies: true,
        canManageJobs: true,
        canViewAnalytics: true,
        canAccessSettings: true,
        ...world.permissions,
      }),
      activity: (_admin: unknown, subject: object) =>
        world.activity?.(subject) ?? { totalCount: 0, nodes: [] },
      companies: (_admin: unknown, args: Listed) => {
        refuse('companies');
        const fit = companies.filter(
          (row) =>
            (!args.changed || row.pendingChange) &&
            (!args.verificationWaiting || row.verifications.length > 0),
        );
        return pageOf(fit, ({ company }) => company.name, args);
      },
      company: (_admin: unknown, { id }: { id: string }) => {
        refuse('company');
        return companies.find((row) => row.id === id) ?? null;
      },
      jobs: (_admin: unknown, args: Listed) => {
        refuse('jobs');
        const { companyId, industry, reported, changed } = args;
        const fit = jobs.filter(
          ({ job, reports }) =>
            (!companyId || job.company.id === companyId) &&
            (!industry || job.industry === industry) &&
            (!reported || reports > 0) &&
            (!changed || job.pendingChange),
        );
        return pageOf(fit, ({ job }) => `${job.title} ${job.company.name}`, args);
      },
      job: (_admin: unknown, { id }: { id: string }) => {
        refuse('job');
        return jobs.find((row) => row.id === id) ?? null;
      },
    },
    Mutation: {
      verifyCompany: (_root: unknown, { input }: { input: Input }) =>
        change('verifyCompany', input, () => ({
          company: { ...set(companyOf(input.id), 'APPROVED') },
        })),
      updateCompanyStatus: (_root: unknown, { input }: { input: Input }) =>
        change('updateCompanyStatus', input, () => ({
          company: { ...set(companyOf(input.id), input.status, input.adminNotes) },
        })),
      updateJobStatus: (_root: unknown, { input }: { input: Input }) =>
        change('updateJobStatus', input, () => ({
          job: { ...set(jobOf(input.id), input.status, input.adminNotes) },
        })),
      changeJobsStatus: (
        _root: unknown,
        { input }: { input: { ids: string[]; action: string; adminNotes?: string } },
      ) =>
        change('changeJobsStatus', input, () => {
          const meant = input.ids.filter((id) => !refused.some((one) => one.id === id));
          const status = RESULTS[input.action]!;
          return {
            jobs: meant.map((id) => ({ ...set(jobOf(id), status, input.adminNotes) })),
            refused,
          };
        }),
      resolveJobReports: (_root: unknown, { input }: { input: { jobId: string } }) =>
        change('resolveJobReports', input, () => {
          const job = jobOf(input.jobId);
          const resolvedAt = '2026-11-20T09:00:00.000Z';
          const reportsMade = job.reportsMade.map((report) => ({ ...report, resolvedAt }));
          return { job: { ...Object.assign(job, { reports: 0, reportedAt: null, reportsMade }) } };
        }),
      decidePendingChange: (_root: unknown, { input }: { input: Input }) =>
        change('decidePendingChange', input, () => world.decide!(input)),
      decideVerification: (_root: unknown, { input }: { input: Input }) =>
        change('decideVerification', input, () => world.decide!(input)),
      login: (_root: unknown, { input }: { input: { email: string } }) => {
        refuse('login');
        return {
          accessToken: 'a-token',
          expiresAt: '2027-11-20T09:00:00.000Z',
          user: {
            id: 'u1',
            email: input.email,
            role: world.roleOf?.(input.email) ?? 'ADMIN',
            onboardingComplete: true,
          },
        };
      },
    },
  };
  const schema = mockedSchema({ mocks: { DateTime: () => '2026-11-20T09:00:00.000Z' }, resolvers });
  return { schema, asked, companies, jobs };
}
