import { SchemaLink } from '@apollo/client/link/schema';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { Words } from '#client/components/Words.tsx';
import { createApollo } from '#client/lib/apollo.ts';
import { loadWords, translatorOf } from '#client/lib/words.ts';
import { ComparedPay } from '#client/pages/jobs/details/pay/ComparedPay.tsx';
import { Page as SalariesPage } from '#client/pages/salaries/SalariesPage.tsx';
import { loader, meta, Page as SalaryPage } from '#client/pages/salaries/SalaryPage.tsx';
import { readTakeHome } from '#client/pages/salaries/takeHomeState.ts';
import { Page as TakeHomePage } from '#client/pages/salaries/TakeHomePage.tsx';
import { drawInSite, expectAddress, leave } from '#tests/client/frame/drawInSite.tsx';
import { expectNoViolations } from '#tests/client/ui/expectNoViolations.ts';
import { mockedSchema } from '#tests/support/mockedSchema.ts';

const AREAS = ['pay'] as const;

beforeEach(async () => {
  leave();
  await loadWords('en', AREAS);
});

const draw = (part: ReactNode, options: Parameters<typeof drawInSite>[1]) =>
  drawInSite(<Words areas={AREAS}>{part}</Words>, options);

const FIGURE = { jobs: 24, low: 240_000, median: 300_000, high: 390_000 };
const INSIGHT = {
  ...FIGURE,
  title: 'Accountant',
  titleSlug: 'accountant',
  area: 'DISTRICT',
  isWider: false,
  place: 'Pune, Maharashtra' as string | null,
  placeSlug: 'pune-maharashtra' as string | null,
  companies: 9,
  since: '2025-11-21T06:30:00.000Z',
  until: '2026-11-21T06:30:00.000Z',
  byExperience: [{ ...FIGURE, experienceLevel: 'ENTRY_LEVEL', jobs: 8 }],
  byCompanySize: [],
};

const market = (insight: object | null = INSIGHT) =>
  mockedSchema({
    resolvers: {
      Query: {
        payTitle: (_root: unknown, { title }: { title: string }) =>
          title === 'accountant' ? { title: 'Accountant', slug: 'accountant' } : null,
        payInsight: () => insight,
        payPlaces: () => [
          { ...FIGURE, area: 'STATE', place: 'Maharashtra', placeSlug: 'maharashtra' },
          {
            ...FIGURE,
            area: 'DISTRICT',
            place: 'Pune, Maharashtra',
            placeSlug: 'pune-maharashtra',
          },
        ],
        payTitles: () => [
          { ...FIGURE, title: 'Accountant', slug: 'accountant' },
          { ...FIGURE, title: 'Chef', slug: 'chef' },
        ],
      },
    },
  });

const IN_PUNE = {
  schema: market(),
  path: '/salaries/accountant/pune-maharashtra',
  route: '/salaries/:title/:place',
};

async function metaOf(insight: object | null, params: object) {
  await loadWords('en', AREAS);
  const client = createApollo({ link: new SchemaLink({ schema: market(insight) }) });
  const request = new Request('https://kaamyab.example/salaries');
  const answered = (await loader({ client, params: { ...params }, request })) as {
    data?: unknown;
    init?: { status: number };
  };
  const data = answered.init ? answered.data : answered;
  const head = meta({ words: translatorOf('en', AREAS), params, data } as never);
  return { status: answered.init?.status ?? 200, ...head };
}

describe('the salary of a title in a place', () => {
  test('shows the range, its source, the groups, other places and the jobs', async () => {
    const { container } = await draw(<SalaryPage />, IN_PUNE);
    await screen.findByRole('heading', { name: 'Accountant salary in Pune, Maharashtra' });
    expect(screen.getByText(/^From 24 jobs at 9 companies in Pune, Maharashtra/)).toBeTruthy();
    const levels = within(screen.getByRole('table', { name: 'Accountant salary by experience' }));
    expect(levels.getByText('Entry level')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Maharashtra' }).getAttribute('href')).toBe(
      '/salaries/accountant/maharashtra',
    );
    expect(screen.queryByRole('link', { name: 'Pune, Maharashtra' })).toBeNull();
    expect(
      screen
        .getByRole('link', { name: 'Accountant jobs in Pune, Maharashtra' })
        .getAttribute('href'),
    ).toBe('/browse-jobs?search=Accountant&location=Pune%2C+Maharashtra');
    await expectNoViolations(container);
  });

  test('is for search engines only if it has figures', async () => {
    const pune = { title: 'accountant', place: 'pune-maharashtra' };
    expect(await metaOf(INSIGHT, pune)).toMatchObject({
      status: 200,
      noindex: false,
      title: 'Accountant salary in Pune, Maharashtra: ₹2.4L to ₹3.9L a year',
      canonical: '/salaries/accountant/pune-maharashtra',
    });
    expect(await metaOf({ ...INSIGHT, isWider: true }, pune)).toMatchObject({ noindex: true });
    const wider = { ...INSIGHT, isWider: true, place: null, placeSlug: null };
    expect(await metaOf(wider, pune)).toMatchObject({ status: 200, noindex: true });
    expect(await metaOf(null, pune)).toMatchObject({ status: 200, noindex: true });
    expect(await metaOf(INSIGHT, { title: 'falconer' })).toMatchObject({ status: 404 });
    const country = { ...INSIGHT, place: null, placeSlug: null };
    expect(await metaOf(country, { ...pune, place: 'nowhere' })).toMatchObject({ status: 404 });
  });
});

test('the list of titles is filtered while typing', async () => {
  await draw(<SalariesPage />, { schema: market(), path: '/salaries' });
  await userEvent.type(await screen.findByLabelText('Find a job title'), 'che');
  expect(screen.getByText('1 job title')).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Chef/ }).getAttribute('href')).toBe('/salaries/chef');
});

test('the calculator reads pay as people write it, and says what it cannot read', async () => {
  await draw(<TakeHomePage />, { schema: market(), path: '/take-home-pay?pay=6+LPA' });
  const table = await screen.findByRole('table', { name: 'Take-home pay from ₹6,00,000 a year' });
  expect(within(table).getByText('₹48,200')).toBeTruthy();
  expect(within(table).getByText('₹46,624')).toBeTruthy();
  await userEvent.selectOptions(screen.getByLabelText('Provident fund'), 'none');
  expect(await screen.findByText('₹50,000')).toBeTruthy();
  await expectAddress('/take-home-pay?pay=6+LPA&fund=none', 'REPLACE');
  await userEvent.selectOptions(screen.getByLabelText('Provident fund'), 'ceiling');
  await expectAddress('/take-home-pay?pay=6+LPA');
  await userEvent.clear(screen.getByLabelText('Pay'));
  await expectAddress('/take-home-pay?pay=');
  expect(screen.queryByText(/^Enter a yearly amount/)).toBeNull();
  await userEvent.type(screen.getByLabelText('Pay'), 'a lot');
  expect(await screen.findByText('Enter a yearly amount, such as 600000 or 6 LPA.')).toBeTruthy();
});

test.each([
  ['6,00,000', 600_000],
  ['50,000 per month', 600_000],
  ['5-8 LPA', 500_000],
  ['up to 8 LPA', 800_000],
])('the calculator reads %s as pay of %s a year', (pay, yearly) => {
  expect(readTakeHome(new URLSearchParams({ pay })).yearly).toBe(yearly);
});

describe('on the page of a job', () => {
  const job = {
    title: 'Accountant',
    location: 'Pune',
    type: 'FULL_TIME',
    salary: '₹3.8-4.2 LPA',
    salaryMin: 380_000,
    salaryMax: 420_000,
  };
  const open = (details: object = {}, insight: object | null = INSIGHT) =>
    draw(<ComparedPay job={{ ...job, ...details } as never} />, {
      schema: market(insight),
      path: '/',
    });

  test('says how its pay compares, and on demand what is left after tax', async () => {
    const { container } = await open();
    await screen.findByText(
      'This job pays more than three quarters of Accountant jobs in Pune, Maharashtra.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Show take-home pay per month' }));
    expect(screen.getAllByRole('table')).toHaveLength(2);
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toContain('/take-home-pay?pay=420000');
    await expectNoViolations(container);
  });

  test('shows the usual pay if the job does not state its own, and says if nothing is known', async () => {
    await open({ salary: '', salaryMin: null, salaryMax: null });
    await screen.findByText(/^This job does not state its pay\./);
    expect(screen.queryByRole('button')).toBeNull();
    leave();
    await open({ salary: '', salaryMin: null, salaryMax: null }, null);
    expect(await screen.findByText(/^There are too few jobs like this/)).toBeTruthy();
  });

  test.each([
    { salary: '12+ LPA', salaryMin: 1_200_000, salaryMax: null },
    { salary: '₹500 per day', salaryMin: null, salaryMax: null },
  ])('does not say that no pay is stated if it cannot be compared: $salary', async (pay) => {
    await open(pay);
    const others = 'This is what Accountant jobs in Pune, Maharashtra offer.';
    expect(await screen.findByText(others)).toBeTruthy();
  });

  test.each(['PART_TIME', 'INTERN'])('does not compare full-time pay with: %s', async (type) => {
    await open({ type, salary: '₹10,000 per month', salaryMin: 120_000, salaryMax: 120_000 });
    await screen.findByText(/^This is what full-time Accountant jobs in Pune, Maharashtra offer\./);
    expect(screen.queryByText('This job')).toBeNull();
    expect(screen.getByRole('button', { name: 'Show take-home pay per month' })).toBeTruthy();
  });
});
