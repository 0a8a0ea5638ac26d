import pg from 'pg';
import { beforeAll, expect, test, vi } from 'vitest';
import { theApp, type App } from '#tests/support/app.ts';
import { scenario, type Employer } from '#tests/support/scenario.ts';
import { find, openSeeker, ownWord } from './people.ts';

let app: App;
let employer: Employer;

beforeAll(async () => {
  ({ app, employer } = await scenario(theApp()).employer());
});

test('a list is one statement besides the session’s, however long it is and whatever is asked', async () => {
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
    const seen = vi.spyOn(pg.Client.prototype, 'query');
    await employer.graphql(
      `query($filter: CandidateFilter) { candidates(filter: $filter, first: 100, sort: EXPERIENCE) {
        totalCount nodes { id name contactedJobIds email } } }`,
      { filter: asked },
    );
    const named = seen.mock.calls.map(([query]) => (query as unknown as { name?: string }).name);
    seen.mockRestore();
    // The session is looked up, and marked as used every few minutes; what has no name is the server's own pulse.
    const own = named.filter((name) => name !== undefined && !name.startsWith('session-'));
    expect(own).toEqual([expect.stringMatching(/^candidates-experience-/)]);
    expect(own[0]!.length).toBeLessThan(64);
  }
  expect((await find(employer, { search: word })).totalCount).toBe(5);
});
