/** @module-tag full */
import { Kind, print, type DocumentNode, type OperationDefinitionNode } from 'graphql';
import { beforeAll, expect, test } from 'vitest';
import * as generated from '#client/gql/graphql.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#server/db/seeds/demoAccounts.ts';
import { seedDemoMarket } from '#server/db/seeds/demoMarket.ts';
import { hashPassword } from '#server/lib/passwords.ts';
import { startApp, type App } from '#tests/support/app.ts';
import { caller, type Caller } from '#tests/support/caller.ts';
import { statementsOf } from '#tests/support/statements.ts';

/** The board has five columns and the analytics page six figures, each with its own statement. */
const MOST_ALIASES = 6;

const queries = Object.values(generated as Record<string, unknown>)
  .map((document) => ({ document: document as DocumentNode, first: operationOf(document) }))
  .filter(({ first }) => first?.operation === 'query')
  .map(({ document, first }) => ({
    name: first!.name!.value,
    text: print(document),
    asked: (first!.variableDefinitions ?? []).map(({ variable }) => variable.name.value),
  }));

let app: App;
let callers: Caller[];
let variables: Record<string, unknown>;

beforeAll(async () => {
  app = await startApp();
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  await seedDemoMarket({ ...app.services, passwordHash });
  callers = await Promise.all(DEMO_ACCOUNTS.map(({ email }) => loggedIn(email)));
  variables = await variablesOf();
});

test('the client sends more than ninety queries', () => {
  expect(queries.length).toBeGreaterThan(90);
});

test.each(queries)(
  '$name repeats no statement for each row of a list',
  async ({ name, text, asked }) => {
    const given = { ...variables, ...ownVariables(variables)[name] };
    const sent = Object.fromEntries(asked.map((one) => [one, given[one]]));
    const refusals: unknown[] = [];
    for (const one of callers) {
      const ask = () => one.graphql(text, sent).catch((error) => void refusals.push(error));
      const times = Object.groupBy(await statementsOf(ask), textOf);
      for (const [statement, repeated] of Object.entries(times))
        expect(repeated!.length, statement).toBeLessThanOrEqual(MOST_ALIASES);
    }
    expect(refusals.length, refusals.join()).toBeLessThan(callers.length);
  },
);

function operationOf(document: unknown): OperationDefinitionNode | undefined {
  const [first] = (document as DocumentNode).definitions ?? [];
  return first?.kind === Kind.OPERATION_DEFINITION ? first : undefined;
}

/** A statement without its values. */
function textOf(statement: string): string {
  const sent: unknown = JSON.parse(statement);
  return typeof sent === 'string' ? sent : (sent as { text: string }).text;
}

async function loggedIn(email: string): Promise<Caller> {
  const { login } = await app.graphql<{ login: { accessToken: string } }>(
    `mutation($input: LoginInput!) { login(input: $input) { accessToken } }`,
    { input: { email, password: DEMO_PASSWORD } },
  );
  return caller(app.url, { authorization: `Bearer ${login.accessToken}` });
}

/** The values of a name that means something else in the given query. */
const ownVariables = ({
  jobId,
  sentId,
  receivedId,
  offerId,
  employerId,
}: Record<string, unknown>): Record<string, Record<string, unknown>> => ({
  ApplicationPage: { id: sentId },
  EditDialog: { id: sentId },
  OwnInterviews: { id: sentId },
  OwnOffers: { id: sentId },
  Offers: { id: receivedId },
  DownloadLetter: { id: offerId },
  OfferPreview: {
    input: {
      applicationId: receivedId,
      language: 'EN',
      title: 'Accountant',
      pay: 600_000,
      place: 'Pune',
      joiningDate: '2099-01-02',
      expiresOn: '2099-01-01',
      letter: 'Dear {candidate}',
    },
  },
  InvitationPage: { token: 'none' },
  InterviewsPage: { from: '2026-01-05T00:00:00.000Z', until: '2026-01-12T00:00:00.000Z' },
  FreeTimes: {
    interviewerIds: [employerId],
    kind: 'VIDEO',
    from: '2026-01-05',
    until: '2026-01-06',
    weekdays: [],
    startTime: '10:00',
    endTime: '12:00',
    minutes: 30,
    buffer: 0,
    timeZone: 'Asia/Kolkata',
  },
  BlogPage: { sort: 'LATEST', category: null },
  BrowseJobsPage: { sort: 'RELEVANCE' },
  CandidateSearch: { sort: 'RECENT' },
  EveryJob: { sort: 'DATE' },
  AlertTrial: {
    input: {
      name: 'Many applications',
      query: { measures: ['APPLICATIONS'] },
      kind: 'UNUSUAL',
      direction: 'EITHER',
    },
  },
  FilterChoices: { key: 'STATE', other: 'DISTRICT', hasOther: true },
  SegmentSize: {
    input: { name: 'Remote jobs', noun: 'JOB', filter: { dimension: 'REMOTE', is: ['yes'] } },
  },
  KnownValues: { names: ['driver'] },
  FigureRows: { figure: { query: { measures: ['APPLICATIONS'] } }, first: 25, after: null },
  AdminUsersPage: { status: null },
  ManageJobsPage: { sort: 'DATE' },
  JobPerformancePage: { period: 'DAYS_30' },
  ComparePage: { first: jobId, second: jobId, third: jobId },
  MakeResumeDialog: { input: { language: 'EN', showPhone: true, showEmail: true } },
});

/** Where the demo market has the longest lists. */
async function variablesOf(): Promise<Record<string, unknown>> {
  const [ids] = await app.sql<{
    job: string;
    slug: string;
    application: string;
    resume: string;
    sent: string;
    offer: string;
    employer: string;
  }>(`
    select job.id as job, c.slug, u.id as employer,
      (select a.id from applications a where a.job_id = job.id limit 1) as application,
      (select r.id from resumes r join users u on u.id = r.user_id
       where u.email = 'seeker@demo.kaamyab.example' limit 1) as resume,
      (select a.id from applications a join users u on u.id = a.seeker_id
       where u.email = 'seeker@demo.kaamyab.example' limit 1) as sent,
      (select o.id from offers o where o.company_id = c.id limit 1) as offer
    from users u join companies c on c.id = u.company_id
    cross join lateral (
      select j.id from jobs j where j.company_id = c.id and j.status = 'active'
      order by (select count(*) from applications a where a.job_id = j.id) desc limit 1) job
    where u.email = 'employer@demo.kaamyab.example'`);
  const { job, slug, application, resume, sent, offer, employer } = ids!;
  return {
    id: job,
    jobId: job,
    ids: [application],
    resumeId: resume,
    sentId: sent,
    receivedId: application,
    offerId: offer,
    employerId: employer,
    webhookId: job,
    slug,
    token: 'unknown',
    text: 'account',
    title: 'Accountant',
    first: 24,
    page: 1,
    seeker: true,
    isList: true,
    isUnread: false,
    sort: 'NEWEST',
    show: 'ALL',
    period: 'YEAR_1',
    status: 'PENDING',
    key: 'COMPANY',
    query: { measures: ['JOBS', 'APPLICATIONS'], dimensions: ['CATEGORY'] },
    input: { name: 'Accounts', keywords: 'account' },
  };
}
