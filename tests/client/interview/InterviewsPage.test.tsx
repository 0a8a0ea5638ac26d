import { act, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Words } from '#client/components/Words.tsx';
import { announceArrival } from '#client/lib/live/useArrivals.ts';
import { loadWords } from '#client/lib/words.ts';
import { Page } from '#client/pages/interviews/InterviewsPage.tsx';
import { drawInSite, leave, logInAs, NOW } from '#tests/client/frame/drawInSite.tsx';
import { mockedSchema } from '#tests/support/mockedSchema.ts';

const AREAS = ['interviews'] as const;

beforeEach(() => void vi.setSystemTime(NOW));
afterAll(() => void vi.useRealTimers());
afterEach(() => act(leave));

const interview = (startsAt: string, endsAt: string, more: object) => ({
  __typename: 'Interview',
  id: startsAt,
  kind: 'VIDEO',
  title: 'First round',
  status: 'BOOKED',
  startsAt,
  endsAt,
  place: null,
  link: 'https://meet.example/nurse',
  interviewers: [
    { id: 'u1', name: 'Meera Shah' },
    { id: 'u2', name: null },
  ],
  application: { id: 'a1', name: 'Asha Rao', job: { id: 'j1', title: 'Staff Nurse' } },
  ...more,
});

const INTERVIEWS = [
  interview('2026-11-17T05:30:00.000Z', '2026-11-17T06:15:00.000Z', { status: 'CANCELLED' }),
  interview('2026-11-18T05:30:00.000Z', '2026-11-18T06:15:00.000Z', {}),
  interview('2026-11-20T10:00:00.000Z', '2026-11-20T10:30:00.000Z', {
    kind: 'ON_SITE',
    status: 'CANCELLED',
    place: '4 MG Road, Pune',
    link: null,
  }),
  // The last minute of the week in India, and the first of the next one.
  interview('2026-11-22T18:29:00.000Z', '2026-11-22T18:59:00.000Z', {}),
  interview('2026-11-22T18:30:00.000Z', '2026-11-22T19:00:00.000Z', {}),
];

async function draw(path: string, timeZone = 'Asia/Kolkata') {
  const asked: object[] = [];
  const schema = mockedSchema({
    resolvers: {
      Query: { viewer: () => ({ id: '1', timeZone }) },
      Viewer: {
        interviews: (_root: unknown, between: object) => {
          asked.push({ ...between });
          return INTERVIEWS;
        },
      },
      Mutation: { saveTimeZone: () => ({ id: '1' }) },
    },
  });
  await loadWords('en', AREAS);
  await drawInSite(
    <Words areas={AREAS}>
      <Page />
    </Words>,
    { schema, path },
  );
  return asked;
}

test('the interviews of this week are listed by day, with links to other weeks', async () => {
  const asked = await draw('/interviews');
  await screen.findAllByRole('link', { name: 'Asha Rao' });
  const days = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(days).toEqual([
    'Tuesday, 17 November',
    'Wednesday, 18 November',
    'Friday, 20 November',
    'Sunday, 22 November',
  ]);
  // The week of some time zone begins a day earlier, and that of another one ends a day later.
  const week = { from: '2026-11-15T00:00:00.000Z', until: '2026-11-24T00:00:00.000Z' };
  expect(asked).toEqual([week]);
  act(announceArrival);
  await waitFor(() => expect(asked).toEqual([week, week]));
});

test('the interviews of today are marked, in the reader’s time zone', async () => {
  // It is Wednesday in India already.
  vi.setSystemTime('2026-11-17T20:00:00.000Z');
  await draw('/interviews');
  const mark = await screen.findByText('Today');
  expect(mark.closest('h2')!.textContent).toBe('Wednesday, 18 November Today');
});

test('a week without interviews leads to the next one', async () => {
  await draw('/interviews?week=2026-11-09');
  const next = await screen.findByRole('link', { name: 'Next interview: Wednesday, 18 November' });
  expect(next.getAttribute('href')).toBe('/interviews?week=2026-11-18');
  const following = screen.getByRole('link', { name: 'Next week' });
  expect(following.getAttribute('href')).toBe('/interviews');
});

test('this week is that of the reader', async () => {
  // It is Monday in India already.
  vi.setSystemTime('2026-11-22T20:00:00.000Z');
  await draw('/interviews', 'America/New_York');
  expect(await screen.findByText(/^16\D+22 November 2026$/)).toBeTruthy();
});

test.each([
  ['RECRUITER', /^Offer an interview/],
  ['INTERVIEWER', /once an applicant has chosen/],
] as const)(
  'a week without interviews says when %s gets some, and leads back to this week',
  async (teamRole, hint) => {
    logInAs({ role: 'EMPLOYER', teamRole });
    await draw('/interviews?week=2026-11-30');
    expect(await screen.findByRole('link', { name: 'This week' })).toHaveProperty(
      'pathname',
      '/interviews',
    );
    await screen.findByRole('heading', { level: 2 });
    expect(screen.getByText(hint)).toBeTruthy();
  },
);
