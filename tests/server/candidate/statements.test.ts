import { beforeAll, expect, test } from 'vitest';
import { theApp, type App } from '#tests/support/app.ts';
import { scenario, type Employer } from '#tests/support/scenario.ts';
import { statementsOf } from '#tests/support/statements.ts';
import { find, openSeeker, ownWord } from './candidateWorld.ts';

let app: App;
let employer: Employer;

beforeAll(async () => {
  ({ app, employer } = await scenario(theApp()).employer());
});

const LIST = `query($filter: CandidateFilter) { candidates(filter: $filter, first: 100, sort: EXPERIENCE) {
  totalCount nodes { id name contactedJobIds email } } }`;

test("a list needs one statement in addition to the session's, with any length and filters", async () => {
  const word = ownWord(app);
  for (let n = 0; n < 5; n += 1) await openSeeker(app, { headline: word, skills: [word] });
  const filter = {
    search: word,
    skills: [word],
    experienceTo: 50,
    location: 'Pune',
    salaryFrom: 1,
    salaryTo: 2_000_000_000,
    activeWithin: 'DAYS_90',
  };
  for (const asked of [{}, { search: word }, filter]) {
    const sent = await statementsOf(() => employer.graphql(LIST, { filter: asked }));
    const named = sent.map((statement) => (JSON.parse(statement) as { name?: string }).name);
    // The session is looked up, and every few minutes marked as used.
    const own = named.filter((name) => name !== undefined && !name.startsWith('session-'));
    expect(own).toEqual([expect.stringMatching(/^candidates-experience-/)]);
    expect(own[0]!.length).toBeLessThan(64);
  }
  expect((await find(employer, { search: word })).totalCount).toBe(5);
});
