import { act, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { Words } from '#client/components/Words.tsx';
import { loadWords } from '#client/lib/words.ts';
import { Page } from '#client/pages/interviews/InterviewsPage.tsx';
import { drawInSite, leave, logInAs, NOW } from '#tests/client/frame/drawInSite.tsx';
import { mockedSchema } from '#tests/support/mockedSchema.ts';

const AREAS = ['interviews'] as const;

beforeAll(() => void vi.setSystemTime(NOW));
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
  interview('2026-11-18T05:30:00.000Z', '2026-11-18T06:15:00.000Z', {}),
  interview('2026-11-20T10:00:00.000Z', '2026-11-20T10:30:00.000Z', {
    kind: 'ON_SITE',
    status: 'CANCELLED',
    place: '4 MG Road, Pune',
    link: null,
  }),
];

async function draw(path: string) {
  const schema = mockedSchema({
    resolvers: {
      Query: { viewer: () => ({ id: '1' }) },
      Viewer: { interviews: () => INTERVIEWS },
      Mutation: { saveTimeZone: () => ({ id: '1' }) },
    },
  });
  await loadWords('en', AREAS);
  return drawInSite(
    <Words areas={AREAS}>
      <Page />
    </Words>,
    { schema, path },
  );
}

test('the interviews of this week are listed by day, with links to other weeks', async () => {
  await draw('/interviews');
  await screen.findAllByRole('link', { name: 'Asha Rao' });
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2);
});

test('a week without interviews leads to the next one', async () => {
  await draw('/interviews?week=2026-11-09');
  const next = await screen.findByRole('link', { name: 'Next interview: Wednesday, 18 November' });
  expect(next.getAttribute('href')).toBe('/interviews?week=2026-11-18');
});

test.each([
  ['RECRUITER', /^Offer an interview/],
  ['INTERVIEWER', /once an applicant has chosen/],
] as const)(
  'a week without interviews says when %s gets some, and leads back to this week',
  async (teamRole, hint) => {
    logInAs({ role: 'EMPLOYER', teamRole });
    await draw('/interviews?week=2026-11-23');
    expect(await screen.findByRole('link', { name: 'This week' })).toHaveProperty(
      'pathname',
      '/interviews',
    );
    await screen.findByRole('heading', { level: 2 });
    expect(screen.getByText(hint)).toBeTruthy();
  },
);
