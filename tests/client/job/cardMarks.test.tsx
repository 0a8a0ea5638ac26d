import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { JobCard } from '#client/components/jobs/JobCard.tsx';
import type { FragmentType } from '#client/gql/fragment-masking.ts';
import type { SiteLocale } from '#client/lib/locale.ts';
import { logInAs, leave, drawInSite } from '#tests/client/frame/drawInSite.tsx';
import { mockedSchema } from '#tests/support/mockedSchema.ts';
import { NURSE } from './jobWorld.tsx';

beforeEach(() => leave());

type Shown = FragmentType<typeof import('#client/components/jobs/JobCard.tsx').JobCard_job>;

const card = (id: string, responses: object | null = null) =>
  ({
    ...NURSE,
    id,
    summary: 'Care for people',
    skills: ['First aid', 'ICU care'],
    company: { ...NURSE.company, verification: null, responses },
  }) as unknown as Shown;

function draw(cards: Shown[], locale: SiteLocale = 'en') {
  const viewer = {
    savedJobIds: [],
    jobMarks: { appliedJobIds: ['1'], viewedJobIds: ['2', '1'] },
    user: { id: 'u', profile: { skills: ['first aid '] } },
  };
  const schema = mockedSchema({ mocks: { Query: () => ({ viewer }) } });
  const list = cards.map((job, at) => <JobCard key={at} job={job} distance={at && 12} />);
  return drawInSite(<>{list}</>, { schema, path: '/browse-jobs', locale });
}

const cardAt = (at: number) => within(screen.getAllByRole('article')[at]!);

test('a seeker’s cards mark applied and seen jobs and own skills', async () => {
  logInAs({ role: 'JOB_SEEKER' });
  await draw([card('1'), card('2'), card('3')]);
  await cardAt(0).findByText('Applied');
  expect(cardAt(0).queryByText('Seen')).toBeNull();
  cardAt(1).getByText('Seen');
  expect(cardAt(2).queryByText('Seen')).toBeNull();
  expect(cardAt(2).getByText(/First aid/).textContent).toContain('First aid (you have this skill)');
  expect(cardAt(2).queryByText(/ICU care.*you have/)).toBeNull();
  expect(cardAt(0).queryByText(/km away/)).toBeNull();
  cardAt(2).getByText(/12 km away/);
});

test.each([
  [
    { applicants: 40, answered: 33, typicalDays: 3 },
    'Answers 8 of 10 applicants, usually within 3 days',
  ],
  [
    { applicants: 200, answered: 199, typicalDays: 1 },
    'Answers 9 of 10 applicants, usually within a day',
  ],
  [{ applicants: 12, answered: 4, typicalDays: null }, 'Answers 3 of 10 applicants'],
  [{ applicants: 12, answered: 0, typicalDays: null }, 'Has not answered its last 12 applicants'],
])('a guest reads how the company answers: %j', async (responses, sentence) => {
  await draw([card('1', responses)]);
  cardAt(0).getByText(sentence);
  expect(cardAt(0).queryByText('Applied')).toBeNull();
});

test('skills that are ordinary words are in the reader’s language, others are marked as English', async () => {
  const job = { ...(card('1') as object), skills: ['Data Entry', 'Tally Prime'] };
  await draw([job as unknown as Shown], 'hi');
  cardAt(0).getByText(/डेटा एंट्री/);
  expect(cardAt(0).getByText('Tally Prime').lang).toBe('en');
  expect(cardAt(0).queryByText(/Data Entry/)).toBeNull();
});
