import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { expectAddress, leave, logInAs } from '#tests/client/frame/drawInSite.tsx';
import { expectNoViolations } from '#tests/client/ui/expectNoViolations.ts';
import { NURSE, openJob } from './jobWorld.tsx';

afterEach(() => leave());

const region = (name: string) => screen.findByRole('region', { name });
const texts = (name: string) =>
  within(screen.getByRole('heading', { name }).parentElement!)
    .getAllByRole('listitem')
    .map((item) => item.textContent);

describe('the page of a job', () => {
  test('shows the most important facts first', async () => {
    const { container } = await openJob();
    expect(await screen.findByRole('heading', { level: 1, name: 'Staff Nurse' })).toBeTruthy();
    for (const text of ['Featured', 'Healthcare', 'Full Time', 'Entry Level', 'Mysuru, Karnataka'])
      expect(screen.getAllByText(text).length).toBeGreaterThan(0);
    expect(screen.getByText('₹3,00,000 – ₹3,60,000 a year')).toBeTruthy();
    expect(screen.getByText('About ₹25,000 – ₹30,000 a month')).toBeTruthy();
    const inWords = screen.getByText(/In the employer’s words:/);
    expect(inWords.textContent).toBe('In the employer’s words: 3 - 3.6 LPA');
    expect(screen.getByText('Closes in 1 week').title).toMatch(/^3 Dec 2026, 11:59.pm IST$/);
    expect(screen.getByText('people').tagName).toBe('STRONG');
    expect(texts('Responsibilities')).toEqual(['Rounds', 'Records']);
    expect(texts('Requirements')).toEqual(['GNM or B.Sc.']);
    expect(screen.queryByText('Benefits')).toBeNull();
    await expectNoViolations(container);
  });

  test.each([
    [{ salaryPeriod: 'MONTH' }, '₹25,000 – ₹30,000 a month', '₹3,00,000 – ₹3,60,000 a year'],
    [{ salaryMax: null }, 'From ₹3,00,000 a year', 'From about ₹25,000 a month'],
    [{ salaryMin: null }, 'Up to ₹3,60,000 a year', 'Up to about ₹30,000 a month'],
    [{ salaryMax: 300_000 }, '₹3,00,000 a year', 'About ₹25,000 a month'],
  ])('shows the pay as the employer stated it: %j', async (pay, main, other) => {
    await openJob({ job: { ...NURSE, ...pay } });
    expect(await screen.findByText(main)).toBeTruthy();
    expect(screen.getByText(other)).toBeTruthy();
  });

  test.each([
    ['Negotiable', 'Negotiable'],
    ['', 'Not disclosed'],
  ])('invents no pay: %j', async (salary, shown) => {
    await openJob({ job: { ...NURSE, salary, salaryMin: null, salaryMax: null } });
    expect(await screen.findByText(shown)).toBeTruthy();
  });

  test.each([
    [null, 'Ready to join our team? Apply now and follow your application on this site.'],
    [1, "Ready to join our team? Apply now and we'll get back to you within 24 hours."],
    [4, 'Ready to join our team? Apply now. We usually get back to you within 4 days.'],
  ])('promises an answer only as soon as the company gives one: %j', async (answerDays, text) => {
    await openJob({ job: { ...NURSE, stats: { ...NURSE.stats, answerDays } } });
    expect(await screen.findAllByText(text)).not.toHaveLength(0);
  });

  test('introduces the company, and marks missing facts', async () => {
    await openJob();
    const about = within(await region('About Kaveri Hospitals'));
    expect(about.getByText('51-200 employees')).toBeTruthy();
    expect(about.getByText('Two hospitals in Mysuru.')).toBeTruthy();
    const website = about.getByRole('link', { name: 'kaveri.example' });
    expect(website.getAttribute('rel')).toContain('nofollow');
  });

  test('invents nothing about a company', async () => {
    const company = {
      ...NURSE.company,
      size: null,
      foundedYear: null,
      website: 'javascript:alert(1)',
      description: ' ',
    };
    await openJob({ job: { ...NURSE, company } });
    const about = within(await region('About Kaveri Hospitals'));
    expect(about.getAllByText('Not specified')).toHaveLength(2);
    expect(about.getByText('No company description available.')).toBeTruthy();
    expect(about.getAllByRole('link')).toHaveLength(1);
  });

  test('says that an ended job is closed, offers others and accepts no application', async () => {
    await openJob({
      job: { ...NURSE, standing: 'EXPIRED', applicationDeadline: '2026-11-20T18:29:59Z' },
    });
    expect(await screen.findByText('This job has expired')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Find similar jobs' }).getAttribute('href')).toBe(
      '/browse-jobs?search=Staff%20Nurse',
    );
    expect(screen.queryByRole('button', { name: 'Apply Now' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Save Job' })).toBeNull();
  });

  test('updates when the job ends while it is open', async () => {
    await openJob({ job: { ...NURSE, applicationDeadline: '2026-11-21T09:59:59Z' } });
    expect(await screen.findByText('This job has expired')).toBeTruthy();
  });

  test('is available in Hindi', async () => {
    await openJob({ locale: 'hi' });
    expect(await screen.findByText('₹3,00,000 – ₹3,60,000 सालाना')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'ज़िम्मेदारियाँ' })).toBeTruthy();
    expect(screen.getAllByRole('button', { name: 'अभी आवेदन करें' })).not.toHaveLength(0);
  });

  test.each([
    ['hi', ['en', 'en', null]],
    ['en', [null, null, 'hi']],
  ] as const)('marks what the employer wrote with its language (%s)', async (locale, expected) => {
    await openJob({ locale, job: { ...NURSE, requirements: ['नर्सिंग में GNM'] } });
    const languages = [
      await screen.findByRole('heading', { level: 1, name: 'Staff Nurse' }),
      screen.getByText('people').closest('[lang]'),
      screen.getByText('नर्सिंग में GNM'),
    ].map((element) => element?.getAttribute('lang') ?? null);
    expect(languages).toEqual(expected);
  });
});

test('a job that does not exist has the page for missing jobs', async () => {
  const { container } = await openJob({ job: null });
  expect(await screen.findByRole('heading', { level: 1, name: 'Job Not Found' })).toBeTruthy();
  expect(screen.getByText("The job you're looking for doesn't exist.")).toBeTruthy();
  await expectNoViolations(container);
  await userEvent.click(screen.getByRole('link', { name: 'Back to Jobs' }));
  await expectAddress('/browse-jobs');
});

test('a job that could not be loaded is not called missing, and can be retried', async () => {
  let isBroken = true;
  const job = () => {
    if (isBroken) throw new Error('The line is cut.');
    return NURSE;
  };
  await openJob({ resolvers: { Query: { job } } });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Failed to load job details' }),
  ).toBeTruthy();
  expect(screen.queryByText('Job Not Found')).toBeNull();
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Staff Nurse' })).toBeTruthy();
});

describe('applying', () => {
  test('a guest is sent to the login with a way back', async () => {
    await openJob();
    await userEvent.click((await screen.findAllByRole('button', { name: 'Apply Now' }))[0]!);
    await expectAddress('/login');
  });

  test('a member gets the dialog', async () => {
    logInAs({ role: 'JOB_SEEKER' });
    await openJob();
    await userEvent.click((await screen.findAllByRole('button', { name: 'Apply Now' }))[0]!);
    expect(await screen.findByRole('dialog')).toBeTruthy();
  });
});

test('a removed job shows only similar jobs', async () => {
  const like = { ...NURSE, id: 'like', title: 'Ward Sister' };
  const { container } = await openJob({ job: null, gone: { id: NURSE.id, similar: [like] } });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'This job is no longer available' }),
  ).toBeTruthy();
  expect(screen.queryByText('Staff Nurse')).toBeNull();
  await expectNoViolations(container);
  await userEvent.click(screen.getByRole('link', { name: 'Ward Sister' }));
  await expectAddress('/job-details/like');
});
