import { Kind, print, type DocumentNode, type OperationDefinitionNode } from 'graphql';
import * as generated from '#client/gql/graphql.ts';
import { rootFields } from '#tests/server/isolation/idPlaces.ts';
import { selectAllFields } from '#tests/server/isolation/selectAllFields.ts';
import { publishedSchema } from '#tests/support/publishedSchema.ts';
import type { Market, Who } from './market.ts';
import { findInMail, tenOn } from './mutations.ts';

type Values = Readonly<Record<string, unknown>>;

/** A request that reads: its title in the record, who asks, and what. */
export interface Read {
  title: string;
  as: Who;
  query: string;
  variables: Values;
  /** Whether callers send it who may not be allowed to; their refusals are not recorded. */
  isGuess?: boolean;
}

export interface Known extends Values {
  webhook: string;
  report: string;
  dashboard: string;
  alert: string;
}

/** Rows that were added for these requests. */
export async function addedRows({ one, ids }: Market): Promise<Known> {
  return {
    webhook: await one('select id from webhooks order by id limit 1'),
    delivery: await one('select id from webhook_deliveries order by created_at, id limit 1'),
    report: await one('select id from analytics_reports order by id limit 1'),
    dashboard: await one('select id from analytics_dashboards order by id desc limit 1'),
    alert: await one('select id from figure_alerts order by id limit 1'),
    segment: await one('select id from analytics_segments order by id limit 1'),
    upload: await one('select id from bulk_uploads order by id limit 1'),
    tag: await one('select tag_id as id from application_tags order by added_at, tag_id limit 1'),
    stage: await one(
      `select id from company_stages where company_id = '${ids.company}' order by position limit 1`,
    ),
    offer: await one(
      `select id from offers where company_id = '${ids.company}' order by id desc limit 1`,
    ),
  };
}

interface Case {
  as?: Who | readonly Who[];
  with?: Values;
}

const MAHARASHTRA = { dimension: 'STATE', is: ['Maharashtra'] };
const QUESTION = {
  measures: ['JOBS', 'APPLICATIONS', 'HIRES'],
  dimensions: ['CATEGORY'],
  range: { from: '2026-09-01', to: '2026-10-31' },
};

/** Who sends each query of the pages, and with which variables; several cases if it has filters. */
function casesOf(market: Market, known: Known): Readonly<Record<string, Case | readonly Case[]>> {
  const { ids } = market;
  return {
    ActivityTab: { as: 'employer' },
    AdminActivityPage: [
      {},
      { with: { action: 'job.updated' } },
      { with: { search: 'Tara' } },
      { with: { actorId: ids.admin, subjectKind: 'job' } },
      { with: { from: '2026-11-22', to: '2026-11-23' } },
    ],
    AdminAnalyticsPage: [{ with: { period: 'DAYS_30' } }, { with: { period: 'YEAR_1' } }],
    AdminBulkUploadPage: { with: { id: known['upload'] } },
    AdminCompaniesPage: [
      {},
      { with: { status: 'PENDING' } },
      { with: { search: 'works', page: 2 } },
      { with: { verificationWaiting: true } },
    ],
    AdminCompanyPage: { with: { id: ids.company } },
    AdminDashboardPage: { with: { id: known.dashboard } },
    AdminJobPage: [{ with: { id: ids.frontEnd } }, { with: { id: ids.rivalJob } }],
    AdminJobsPage: [
      {},
      { with: { status: 'REJECTED' } },
      { with: { search: 'nurse', page: 2 } },
      { with: { companyId: ids.company } },
      { with: { reported: true } },
      { with: { changed: true } },
      { with: { industry: 'technology' } },
    ],
    AdminUserPage: [
      { with: { id: ids.employer } },
      { with: { id: ids.seeker } },
      { with: { id: ids.newcomer } },
    ],
    AdminUsersPage: [
      {},
      { with: { role: 'ADMIN' } },
      { with: { status: 'SUSPENDED' } },
      { with: { verified: false } },
      { with: { search: 'sharma', page: 2 } },
    ],
    AlertHistoryDialog: { with: { id: known.alert } },
    AlertPreview: {
      as: 'guest',
      with: { input: { name: 'Nurses', keywords: 'nurse', location: 'Pune, Maharashtra' } },
    },
    AlertTrial: {
      with: {
        input: {
          name: 'Many applications',
          query: { measures: ['APPLICATIONS'], range: { last: 7, unit: 'DAY' } },
          kind: 'UNUSUAL',
          direction: 'EITHER',
        },
      },
    },
    ApplicationPage: [
      { as: 'seeker', with: { id: ids.sentHired } },
      { as: 'seeker', with: { id: ids.sentRejected } },
    ],
    ApplyDialog: { as: 'seeker', with: { jobId: ids.frontEnd } },
    BlogPage: [
      { with: { sort: 'LATEST' } },
      { with: { sort: 'POPULAR', category: 'CAREER' } },
      { with: { sort: 'TRENDING', search: 'interview' } },
    ],
    BrowseJobsPage: [
      { with: { sort: 'DATE', first: 3 } },
      {
        as: 'seeker',
        with: { sort: 'SALARY', first: 3, page: 2, filter: { search: 'developer' } },
      },
      { with: { sort: 'RELEVANCE', first: 4, filter: { search: 'nurse in pune' } } },
      { with: { sort: 'COMPANY', first: 3, filter: { remote: true } } },
      { with: { sort: 'DATE', first: 3, filter: { search: 'no such thing at all' } } },
    ],
    BuiltAnswer: [
      { with: { query: QUESTION } },
      {
        with: {
          query: {
            measures: ['VIEWS', 'VIEW_CONVERSION'],
            grain: 'WEEK',
            range: { from: '2026-10-05', to: '2026-11-01' },
            compare: 'PREVIOUS_PERIOD',
            filter: MAHARASHTRA,
            totals: true,
          },
        },
      },
      {
        with: {
          query: {
            measures: ['TIME_TO_HIRE_MEDIAN', 'APPLICATIONS_PER_JOB'],
            dimensions: ['COMPANY'],
            order: { measure: 'APPLICATIONS_PER_JOB', descending: true },
            limit: 4,
            having: [{ measure: 'APPLICATIONS_PER_JOB', test: 'AT_LEAST', value: 2 }],
          },
        },
      },
    ],
    CachedApplication: { as: 'employer', with: { ids: [ids.pending, ids.rejected] } },
    CandidateDialog: { as: 'employer', with: { id: ids.pending } },
    CandidateSearch: [
      { as: 'employer', with: { sort: 'RECENT', first: 3 } },
      { as: 'employer', with: { sort: 'EXPERIENCE', first: 3, filter: { skills: ['Excel'] } } },
      { as: 'employer', with: { sort: 'RELEVANCE', first: 3, filter: { search: 'nurse' } } },
      {
        as: 'recruiter',
        with: { sort: 'RECENT', first: 3, filter: { experienceFrom: 3, location: 'Maharashtra' } },
      },
    ],
    CompaniesPage: [
      { with: { page: 1 } },
      { with: { page: 1, hiring: true, verified: true } },
      { with: { page: 1, industry: 'healthcare' } },
      { with: { page: 1, search: 'foods' } },
      { with: { page: 1, answersQuickly: true } },
    ],
    ComparePage: { with: { first: ids.frontEnd, second: ids.accountant, third: ids.rivalJob } },
    ConversationHead: { as: ['employer', 'applicant'], with: { id: ids.pending } },
    ConversationPanel: { as: ['employer', 'applicant'], with: { id: ids.pending } },
    EarlierMessages: { as: 'employer', with: { id: ids.pending } },
    Dashboard: [
      { as: 'seeker', with: { seeker: true } },
      { as: 'employer', with: { seeker: false } },
    ],
    DeliveryDetails: {
      as: 'employer',
      with: { webhookId: known.webhook, id: known['delivery'] },
    },
    DownloadLetter: { as: 'employer', with: { id: known['offer'] } },
    EditDialog: { as: 'seeker', with: { id: ids.sentPending } },
    EditOwnJob: { as: 'employer', with: { id: ids.designer } },
    EveryJob: [
      { as: 'employer', with: { show: 'ALL', sort: 'TITLE', first: 20 } },
      { as: 'employer', with: { show: 'EXPIRED', sort: 'DATE', first: 20 } },
      { as: 'manager', with: { show: 'ALL', sort: 'DATE', first: 20 } },
    ],
    FigureRows: {
      with: {
        figure: { query: { measures: ['HIRES'], range: { from: '2026-09-01', to: '2026-10-31' } } },
        first: 5,
      },
    },
    FilterChoices: { with: { key: 'STATE', other: 'DISTRICT', hasOther: true } },
    FreeTimes: {
      as: 'employer',
      with: {
        interviewerIds: [ids.employer, ids.interviewer],
        kind: 'VIDEO',
        from: '2026-11-24',
        until: '2026-11-27',
        weekdays: [],
        startTime: '09:00',
        endTime: '12:00',
        minutes: 45,
        buffer: 15,
        timeZone: 'Asia/Kolkata',
      },
    },
    Interviews: { as: 'employer', with: { id: ids.reviewed, jobId: ids.frontEnd } },
    InterviewsPage: {
      as: ['employer', 'interviewer'],
      with: { from: '2026-11-15T18:30:00.000Z', until: '2026-11-29T18:30:00.000Z' },
    },
    JobDetailsPage: [
      { as: 'guest', with: { id: ids.frontEnd } },
      { as: 'seeker', with: { id: ids.rivalJob } },
      { as: 'guest', with: { id: ids.closedJob } },
      { as: 'guest', with: { id: ids.waitingJob } },
    ],
    JobDialog: { as: 'employer', with: { id: ids.frontEnd } },
    JobFit: { as: 'seeker', with: { id: ids.frontEnd } },
    JobGone: [{ with: { id: ids.closedJob } }, { with: { id: ids.qa } }],
    JobPerformancePage: [
      { as: 'employer', with: { jobId: ids.frontEnd, period: 'SINCE_POSTED' } },
      { as: 'employer', with: { jobId: ids.accountant, period: 'DAYS_7' } },
    ],
    JobStatistics: [
      { as: 'employer', with: { id: ids.frontEnd } },
      { as: 'employer', with: { id: ids.waitingJob } },
    ],
    KnownValues: { with: { names: ['driver'] } },
    NamedModel: {
      with: {
        keys: [
          { dimension: 'COMPANY', key: ids.company },
          { dimension: 'JOB', key: ids.frontEnd },
        ],
      },
    },
    MakeResumeDialog: {
      as: 'seeker',
      with: { input: { language: 'HI', showPhone: true, showEmail: true } },
    },
    ManageApplicationsPage: [
      { as: 'employer', with: { first: 4, sort: 'NEWEST' } },
      {
        as: 'employer',
        with: { first: 4, sort: 'NAME', status: 'PENDING', statuses: ['PENDING'] },
      },
      { as: 'employer', with: { first: 4, sort: 'RATING', jobId: ids.support } },
      { as: 'employer', with: { first: 4, sort: 'MATCH', search: 'developer' } },
      { as: 'manager', with: { first: 4, sort: 'OLDEST' } },
    ],
    ManageJobsPage: [
      { as: 'employer', with: { show: 'LIVE', sort: 'DATE' } },
      { as: 'employer', with: { show: 'PENDING', sort: 'TITLE' } },
      { as: 'employer', with: { show: 'ALL', sort: 'TITLE', search: 'developer' } },
    ],
    MatchingCandidatesPage: { as: 'employer', with: { jobId: ids.frontEnd, first: 4 } },
    MessagesPage: [
      { as: 'employer', with: { isUnread: false } },
      { as: 'employer', with: { isUnread: true } },
      { as: 'recruiter', with: { isUnread: true } },
      { as: 'seeker', with: { isUnread: false } },
    ],
    MyApplication: { as: 'seeker', with: { jobId: ids.frontEnd } },
    OfferPreview: {
      as: 'employer',
      with: {
        input: {
          applicationId: ids.shortlisted,
          language: 'EN',
          title: 'Accountant',
          pay: 600_000,
          place: 'Pune',
          joiningDate: '2026-12-20',
          expiresOn: '2026-12-01',
          letter: 'Dear {candidate}',
        },
      },
    },
    Offers: { as: 'employer', with: { id: ids.shortlisted } },
    OpenReport: { with: { id: known.report } },
    OwnInterviews: { as: 'seeker', with: { id: ids.sentShortlisted } },
    OwnJob: { as: 'employer', with: { id: ids.frontEnd } },
    OwnOffers: { as: 'seeker', with: { id: ids.sentHired } },
    ReviewDeskPage: { as: 'employer', with: { id: ids.pending, first: 3, sort: 'NEWEST' } },
    ReviewFindings: { as: 'seeker', with: { resumeId: ids.resume } },
    RecommendedJobs: { as: 'seeker' },
    RecommendedJobsPage: { as: 'seeker' },
    SalaryPage: [
      { with: { title: 'accountant' } },
      { with: { title: 'software-engineer', location: 'Maharashtra' } },
    ],
    ScheduleDialog: { with: { id: known.report } },
    SegmentSize: {
      with: {
        input: { name: 'Remote', noun: 'JOB', filter: { dimension: 'REMOTE', is: ['yes'] } },
      },
    },
    SimilarJobs: { with: { id: ids.frontEnd } },
    TileAnswer: {
      with: { query: { measures: ['LIVE_JOBS'], dimensions: ['STATE'], limit: 5 } },
    },
    ExplainDialog: { with: { query: QUESTION } },
    ValueSuggestions: { with: { key: 'SKILL', search: 'ja' } },
    WebhookLog: { as: 'employer', with: { id: known.webhook } },
    PostPage: { as: 'guest', with: { slug: 'unknown' } },
  };
}

const usual = (market: Market): Values => ({
  id: market.ids.frontEnd,
  jobId: market.ids.frontEnd,
  token: 'unknown',
  text: 'acc',
  title: 'Accountant',
  location: 'Pune, Maharashtra',
  first: 4,
  page: 1,
  isList: true,
  isUnread: false,
  sort: 'NEWEST',
  status: 'PENDING',
});

interface Sent {
  name: string;
  text: string;
  roots: string[];
  asked: { name: string; isNeeded: boolean }[];
}

const QUERIES: readonly Sent[] = Object.values(generated as Record<string, unknown>).flatMap(
  (document) => {
    const [first] = (document as DocumentNode).definitions ?? [];
    if (first?.kind !== Kind.OPERATION_DEFINITION || first.operation !== 'query') return [];
    return [sentBy(first, document as DocumentNode)];
  },
);

function sentBy(operation: OperationDefinitionNode, document: DocumentNode): Sent {
  return {
    name: operation.name!.value,
    text: print(document),
    roots: operation.selectionSet.selections.flatMap((one) =>
      one.kind === Kind.FIELD ? [one.name.value] : [],
    ),
    asked: (operation.variableDefinitions ?? []).map(({ variable, type, defaultValue }) => ({
      name: variable.name.value,
      isNeeded: type.kind === Kind.NON_NULL_TYPE && !defaultValue,
    })),
  };
}

/** The queries of all pages. One that is not named above is sent with the usual values by those it is for. */
export async function readsOfPages(market: Market, known: Known): Promise<Read[]> {
  const cases = casesOf(market, known);
  const [slugs] = await market.app.sql<{ slug: string; post: string }>(
    `select slug, (select slug from posts where id = ?) as post from companies where id = ?`,
    [market.ids.post, market.ids.company],
  );
  const invitation = await findInMail(market, 'tara@people.example', /token=([\w-]+)/);
  const own: Values = {
    ...usual(market),
    slug: slugs!.slug,
    token: invitation,
  };
  return QUERIES.toSorted((a, b) => (a.name < b.name ? -1 : 1)).flatMap(
    ({ name, text, roots, asked }) =>
      [cases[name] ?? {}].flat().flatMap((one: Case) => {
        const callers = [one.as ?? callerOf(roots)].flat();
        const given = { ...own, ...(name === 'PostPage' ? { slug: slugs!.post } : one.with) };
        const variables = Object.fromEntries(
          asked
            .filter((variable) => variable.isNeeded || variable.name in (one.with ?? {}))
            .map((variable) => [variable.name, given[variable.name]]),
        );
        return callers.map((as) => ({ title: name, as, query: text, variables, isGuess: !one.as }));
      }),
  );
}

function callerOf(roots: readonly string[]): Who | readonly Who[] {
  if (roots.includes('admin')) return 'admin';
  if (roots.includes('viewer')) return ['seeker', 'employer'];
  return 'guest';
}

const FIELDS = 'id title';

/** Every filter of the job search, with the number of jobs it finds and the first of them. */
export function readsOfFilters({ ids }: Market): Read[] {
  const jobs: Values[] = [
    {},
    { search: 'accountant' },
    { search: 'java developer with 3 years in bengaluru' },
    { location: 'Pune' },
    { districts: ['Pune'] },
    { states: ['Kerala', 'Goa'] },
    { withinKm: 50, location: 'Pune, Maharashtra' },
    { types: ['PART_TIME', 'INTERN'] },
    { workModes: ['HYBRID'] },
    { shifts: ['NIGHT'] },
    { noticePeriods: ['ONE_MONTH'] },
    { languages: ['HINDI', 'MARATHI'] },
    { remote: true },
    { featured: true },
    { hot: true },
    { company: ids.company },
    { companies: [ids.company, ids.rivalCompany] },
    { categories: ['Healthcare'] },
    { industries: ['technology'] },
    { experienceLevels: ['SENIOR_LEVEL'] },
    { experienceYears: 2 },
    { salaryRanges: ['LAKH_3_5'] },
    { payFrom: 1_200_000 },
    { payTo: 250_000 },
    { postedWithin: 'DAYS_3' },
    { verified: true },
    { quickResponders: true },
  ];
  const applications: Values[] = [
    {},
    { status: 'HIRED' },
    { statuses: ['REJECTED', 'REVIEWED'] },
    { withdrawn: true },
    { search: 'developer' },
    { jobId: ids.support, sort: 'NAME' },
    { appliedFrom: '2026-11-10', appliedTo: '2026-11-15', sort: 'OLDEST' },
    { meetsMustHaves: true },
    { applicants: { experienceFrom: 2, experienceTo: 4 } },
    { applicants: { hasResume: true } },
    { applicants: { payTo: 600_000 } },
    { applicants: { place: 'Pune, Maharashtra' } },
    { applicants: { ratingFrom: 4 }, sort: 'RATING' },
    { applicants: { availableWithin: 'MONTH_1' } },
    { sort: 'MATCH', jobId: ids.frontEnd },
    { sort: 'ANSWERS', jobId: ids.support },
  ];
  const candidates: Values[] = [
    { sort: 'RECENT' },
    { sort: 'EXPERIENCE' },
    { filter: { search: 'accountant' } },
    { filter: { skills: ['Excel'] } },
    { filter: { location: 'Maharashtra' } },
    { filter: { experienceFrom: 3, experienceTo: 5 } },
    { filter: { salaryFrom: 300_000, salaryTo: 500_000 } },
    { filter: { activeWithin: 'DAYS_7' } },
    { filter: { availableWithin: 'IMMEDIATELY' } },
  ];
  return [
    ...jobs.map((filter) => ({
      title: 'jobs',
      as: 'guest' as const,
      query: `query($filter: JobFilter) { jobs(filter: $filter, first: 3) { totalCount nodes { ${FIELDS} } } }`,
      variables: { filter },
    })),
    ...applications.map((variables) => ({
      title: 'viewer.applications',
      as: 'employer' as const,
      query: withArguments(
        variables,
        'viewer.applications',
        (asked) =>
          `viewer { applications(${asked} first: 3) { totalCount nodes { id name status } } }`,
      ),
      variables,
    })),
    ...candidates.map((variables) => ({
      title: 'candidates',
      as: 'employer' as const,
      query: withArguments(
        variables,
        'candidates',
        (asked) => `candidates(${asked} first: 3) { totalCount nodes { id headline } }`,
      ),
      variables,
    })),
  ];
}

function withArguments(variables: Values, path: string, write: (asked: string) => string): string {
  const field = rootFields(publishedSchema).find(
    ({ kind, parents, field: one }) =>
      kind === 'query' && [...parents, one.name].join('.') === path,
  )!.field;
  const given = field.args.filter(({ name }) => name in variables);
  const heads = given.map(({ name, type }) => `$${name}: ${String(type)}`);
  const asked = given.map(({ name }) => `${name}: $${name}`);
  const head = heads.length > 0 ? `query(${heads.join(', ')})` : 'query';
  return `${head} { ${write(asked.join(', '))} }`;
}

/** Values of required arguments, by field. */
const ARGUMENTS = (market: Market): Readonly<Record<string, Values>> => ({
  alertPreview: { id: market.ids.frontEnd },
  conversation: { id: market.ids.pending },
  job: { id: market.ids.frontEnd },
  jobFit: { jobId: market.ids.frontEnd },
  goneJob: { id: market.ids.qa },
  jobByExternalId: { externalId: 'W-17' },
  node: { id: market.ids.frontEnd },
  nodes: { ids: [market.ids.frontEnd, market.ids.pending, market.ids.company] },
  payInsight: { title: 'Accountant', location: 'Pune, Maharashtra' },
  payPlaces: { title: 'Accountant' },
  payTitle: { title: 'accountant' },
  jobSuggestions: { text: 'acc' },
  matchingCandidates: { jobId: market.ids.frontEnd },
  applicationPlace: { id: market.ids.pending },
  expectedApplicants: { title: 'Accountant' },
  interviewers: { jobId: market.ids.frontEnd },
  jobPerformance: { jobId: market.ids.frontEnd },
  offers: { applicationId: market.ids.shortlisted },
  ownJob: { id: market.ids.accountant },
  resumeFindings: { resumeId: market.ids.resume },
  interviews: { from: tenOn(market, -60), until: tenOn(market, 60) },
  'admin.company': { id: market.ids.waitingCompany },
  'admin.job': { id: market.ids.waitingJob },
  'admin.user': { id: market.ids.recruiter },
});

/** Every field that can be read without an object to start from, with all plain fields of its answer. */
export function readsOfFields(market: Market): Read[] {
  const values = ARGUMENTS(market);
  return rootFields(publishedSchema)
    .filter(({ kind }) => kind === 'query')
    .flatMap(({ parents, field }): Read[] => {
      const path = [...parents, field.name].join('.');
      const needed = field.args.filter(
        ({ type, defaultValue }) => String(type).endsWith('!') && defaultValue === undefined,
      );
      const variables: Record<string, unknown> = {
        ...(values[path] ?? (parents[0] === 'admin' ? undefined : values[field.name])),
      };
      if (field.args.some(({ name }) => name === 'first')) variables['first'] = 3;
      if (needed.some(({ name }) => !(name in variables))) return [];
      if (['viewer', 'admin'].includes(field.name) && parents.length === 0) return [];
      const query = withArguments(variables, path, (asked) =>
        parents.reduceRight(
          (inner, parent) => `${parent} { ${inner} }`,
          `${field.name}${asked ? `(${asked})` : ''} ${selectAllFields(field.type, 2)}`,
        ),
      );
      return callersOfField(parents, field.name).map((as) => ({
        title: path,
        as,
        query,
        variables,
        isGuess: true,
      }));
    });
}

const FOR_COMPANIES = ['candidates', 'conversation', 'matchingCandidates'];
const FOR_SEEKERS = ['jobFit', 'recommendedJobs'];

/** The callers that ask for a field, one after the other. */
export function callersOfField([parent]: readonly string[], name: string): readonly Who[] {
  if (parent === 'admin') return ['admin'];
  if (parent === 'viewer') return ['seeker', 'employer'];
  if (FOR_COMPANIES.includes(name)) return ['employer'];
  if (FOR_SEEKERS.includes(name)) return ['seeker'];
  return ['guest'];
}
