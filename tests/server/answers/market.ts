import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { DEMO_ACCOUNTS, DEMO_TEAM } from '#server/db/seeds/demoAccounts.ts';
import { newId } from '#server/lib/ids.ts';
import { hashPassword } from '#server/lib/passwords.ts';
import { hashToken } from '#server/lib/tokens.ts';
import { appWithFiles } from '#tests/server/file/uploadApp.ts';
import { NOON } from '#tests/server/seed/seededMarket.ts';
import type { App } from '#tests/support/app.ts';
import { ask } from '#tests/support/ask.ts';
import { PASSWORD } from '#tests/support/rows.ts';

/** Everyone who asks, with the address of their account. A guest has none. */
const PEOPLE = {
  seeker: DEMO_ACCOUNTS[0].email,
  employer: DEMO_ACCOUNTS[1].email,
  admin: DEMO_ACCOUNTS[2].email,
  recruiter: DEMO_TEAM[0].email,
  manager: DEMO_TEAM[1].email,
  interviewer: DEMO_TEAM[2].email,
  /** Has an account, but no profile, and has not confirmed the address. */
  newcomer: 'nila@people.example',
  /** Has no company yet. */
  founder: 'omar@people.example',
} as const;
export type Who = keyof typeof PEOPLE | 'guest' | 'applicant' | 'rival';

export interface Answer {
  data?: Record<string, unknown> | null;
  errors?: { message: string; path?: unknown[]; extensions: Record<string, unknown> }[];
}

export interface Market {
  app: App & { folder: string };
  now: Date;
  /** The id of the first row of `select … as id`. */
  one: (select: string) => Promise<string>;
  graphql(who: Who, query: string, variables?: object): Promise<Answer>;
  get(who: Who, path: string): Promise<PathAnswer>;
  ids: Ids;
  tokens: Record<Exclude<Who, 'guest'>, string>;
}

export interface PathAnswer {
  status: number;
  headers: Headers;
  body: string;
}

type Ids = Awaited<ReturnType<typeof idsOf>>;

/**
 * The demo market at noon on a day in November 2026, with the clock stopped. It has several rows
 * of every kind, in every state, and no two with the same values.
 */
export async function openMarket(url: string): Promise<Market> {
  const app = await appWithFiles(url);
  makeIdsPredictable();
  app.clock.stopAt(NOON);
  const now = app.clock.now();
  await addPeople(app);
  const one = async (select: string) => {
    const [row] = await app.sql<{ id: string }>(select);
    if (!row) throw new Error(`Nothing is found by ${select}`);
    return row.id;
  };
  const ids = await idsOf(one);
  await addMembership(app, ids);
  const tokens = await tokensOf(app, ids);
  const headersOf = (who: Who) => ({
    'content-type': 'application/json',
    'user-agent': 'a browser',
    ...(who !== 'guest' && { authorization: `Bearer ${tokens[who]}` }),
  });
  const send = (who: Who, method: string, path: string, body?: object) =>
    ask(`${app.url}${path}`, {
      method,
      headers: headersOf(who),
      ...(body && { body: JSON.stringify(body) }),
    });
  return {
    app,
    now,
    one,
    ids,
    tokens,
    graphql: async (who, query, variables = {}) => {
      const answer = await send(who, 'POST', '/graphql', { query, variables });
      return JSON.parse(await answer.text()) as Answer;
    },
    get: async (who, path) => {
      const answer = await send(who, 'GET', path);
      return { status: answer.status, headers: answer.headers, body: await answer.text() };
    },
  };
}

const realRandomFill = crypto.randomFillSync;

/** New ids rise even within one millisecond, so that rows are listed in the order in which they were added. */
function makeIdsPredictable(): void {
  let count = 0;
  crypto.randomFillSync = ((bytes: Buffer) => {
    bytes.fill(0);
    for (let at = 12; at < bytes.length; at += 16) bytes.writeUInt32BE(++count, at);
    return bytes;
  }) as typeof realRandomFill;
  syncBuiltinESMExports();
  // Uses up the random bytes that were drawn before, which are not in order. Every run then begins with the same id.
  do newId(0);
  while (count === 0);
}

export function stopCountingIds(): void {
  crypto.randomFillSync = realRandomFill;
  syncBuiltinESMExports();
}

async function addPeople(app: App): Promise<void> {
  const people = [
    [newId(NOON.getTime()), PEOPLE.newcomer, 'Nila', 'Bose', 'job_seeker', null],
    [newId(NOON.getTime()), PEOPLE.founder, 'Omar', 'Sheikh', 'employer', NOON],
  ];
  for (const person of people)
    await app.sql(
      `insert into users (id, email, first_name, last_name, role, email_verified_at, created_at, updated_at)
       values (?, ?, ?, ?, ?, ?, ?, ?)`,
      [...person, NOON, NOON],
    );
  await app.sql('update users set password_hash = ? where email = any (?)', [
    await hashPassword(PASSWORD),
    `{${Object.values(PEOPLE).join(',')}}`,
  ]);
}

/** The employer also works for another company, so a statement that forgets which one finds too much. */
async function addMembership(app: App, { employer, rivalCompany }: Ids): Promise<void> {
  await app.sql(
    `insert into company_members (id, company_id, user_id, role, joined_at) values (?, ?, ?, 'recruiter', ?)`,
    [newId(NOON.getTime()), rivalCompany, employer, NOON],
  );
}

/** Deletes every twelfth row of the tables that keep what was deleted, apart from those that requests are about. */
export async function deleteSome({ app, ids }: Market): Promise<void> {
  for (const rows of ['companies', 'jobs', 'alerts', `users where role = 'job_seeker'`]) {
    const [table] = rows.split(' ');
    await app.sql(
      `update ${table} set deleted_at = ? where not (id = any (?)) and id in (
         select id from (select id, row_number() over (order by id) as place from ${rows}) numbered
         where place % 12 = 5)`,
      [NOON, `{${Object.values(ids).join(',')}}`],
    );
  }
}

async function tokensOf(app: App, ids: Ids): Promise<Market['tokens']> {
  const inAnHour = new Date(NOON.getTime() + 3_600_000);
  const users = await app.sql<{ id: string; email: string }>('select id, email from users');
  const byEmail = new Map(users.map(({ id, email }) => [email, id]));
  const entries = Object.entries(PEOPLE).map(([who, email]) => [who, byEmail.get(email)!] as const);
  const everyone = [...entries, ['applicant', ids.applicant], ['rival', ids.rival]] as const;
  const tokens: Record<string, string> = {};
  for (const [who, userId] of everyone) {
    const token = `session-of-${who}`;
    await app.sql(
      `insert into sessions (id, user_id, token_hash, ip, user_agent, created_at, last_used_at,
         password_confirmed_at, expires_at)
       values (?, ?, ?, '127.0.0.1', 'a browser', ?, ?, ?, ?)`,
      [newId(NOON.getTime()), userId, hashToken(token), NOON, NOON, NOON, inAnHour],
    );
    tokens[who] = token;
  }
  return tokens;
}

type One = Market['one'];

/** The rows that requests are about, found by their properties. */
async function idsOf(one: One) {
  const person = (email: string) => one(`select id from users where email = '${email}'`);
  const company = await one(
    `select company_id as id from users where email = '${PEOPLE.employer}'`,
  );
  const job = (title: string) =>
    one(`select id from jobs where company_id = '${company}' and title = '${title}'`);
  /** The oldest application for a job of the demo company with this status. */
  const received = (status: string) =>
    one(`select a.id from applications a join jobs j on j.id = a.job_id
      where j.company_id = '${company}' and a.status = '${status}' and a.withdrawn_at is null
        and j.status = 'active' and j.application_deadline > '${NOON.toISOString()}'
      order by a.applied_at, a.id limit 1`);
  const seeker = await person(PEOPLE.seeker);
  const sent = (status: string) =>
    one(`select id from applications where seeker_id = '${seeker}' and status = '${status}'
      and withdrawn_at is null order by applied_at limit 1`);
  const pending = await received('pending');
  const rivalCompany = await one(
    `select c.id from companies c where c.admin_status = 'approved' and c.id <> '${company}'
       and exists (select from jobs j where j.company_id = c.id and j.status = 'active' and j.admin_status = 'approved')
     order by c.name limit 1`,
  );
  return {
    company,
    rivalCompany,
    waitingCompany: await one(
      `select id from companies where admin_status = 'pending' order by name limit 1`,
    ),
    seeker,
    employer: await person(PEOPLE.employer),
    admin: await person(PEOPLE.admin),
    recruiter: await person(PEOPLE.recruiter),
    manager: await person(PEOPLE.manager),
    interviewer: await person(PEOPLE.interviewer),
    newcomer: await person(PEOPLE.newcomer),
    founder: await person(PEOPLE.founder),
    rival: await one(
      `select u.id from users u where u.company_id = '${rivalCompany}' order by u.id limit 1`,
    ),
    /** The applicant of `pending`. */
    applicant: await one(`select seeker_id as id from applications where id = '${pending}'`),
    frontEnd: await job('Front End Developer'),
    support: await job('Customer Support Executive'),
    qa: await job('QA Engineer'),
    node: await job('Node.js Developer'),
    designer: await job('UI/UX Designer'),
    accountant: await job('Accountant'),
    waitingJob: await job('Data Analyst'),
    expiredJob: await job('Flutter Developer'),
    closedJob: await job('HR Executive'),
    rivalJob: await one(`select id from jobs where company_id = '${rivalCompany}'
      and status = 'active' and admin_status = 'approved' order by posted_at desc limit 1`),
    pending,
    reviewed: await received('reviewed'),
    shortlisted: await received('shortlisted'),
    rejected: await received('rejected'),
    sentPending: await sent('pending'),
    sentShortlisted: await sent('shortlisted'),
    sentRejected: await sent('rejected'),
    sentHired: await sent('hired'),
    category: await one('select id from categories order by position limit 1'),
    post: await one('select id from posts order by published_at desc limit 1'),
    resume: await one(
      `select id from resumes where user_id = '${seeker}' order by is_default desc, id limit 1`,
    ),
  };
}
