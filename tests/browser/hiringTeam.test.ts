/** @module-tag full */
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { eventsSentTo, type CalendarMail } from '#tests/server/interview/interviewWorld.ts';
import { updateJob } from '#tests/server/job/own/jobCalls.ts';
import { TWO_WHEELER } from '#tests/server/screening/questions.ts';
import { startApp, type App } from '#tests/support/app.ts';
import { newPage } from '#tests/support/browser.ts';
import { scenario, type Employer, type Person } from '#tests/support/scenario.ts';
import { press, typeInto } from './keyboard.ts';
import { button, expectAccessible, heading, link, waitForText } from './screen.ts';
import { fillApplication } from './steps/applying.ts';
import { mailLink } from './steps/mailLink.ts';
import { onboardedSeeker } from './steps/seeker.ts';
import { uploadsFolder } from './steps/uploadsFolder.ts';

const DATA_DIR = uploadsFolder();
const HOUR = 3_600_000;
const APPLICANT = 'Asha Rao';
const RECRUITER = { email: 'meera@lotus.example', firstName: 'Meera', lastName: 'Nair' };
const INTERVIEWER = { email: 'imran@lotus.example', firstName: 'Imran', lastName: 'Shaikh' };
const TITLE = 'Accountant';

let app: App;
let owner: Employer;
let seeker: Person;
let jobPath: string;

beforeAll(async () => {
  app = await startApp({ pages: true, environment: { DATA_DIR } });
  await app.settings({ timeZone: 'Asia/Kolkata' });
  const company = { name: 'Lotus Works' };
  const { employer, job } = await scenario(app).employer({ company }).job({ title: TITLE });
  owner = employer;
  jobPath = `/job-details/${job.id}`;
  await updateJob(owner, job.id, { questions: [TWO_WHEELER] });
  seeker = await onboardedSeeker(app);
});

test('by keyboard, in four browsers: a team asks, writes, meets, rates and hires an applicant with a phone', async () => {
  const owners = await newPage({ baseUrl: app.url, token: owner.token });
  const recruiters = await joinedColleague(owners, RECRUITER, 'Recruiter');
  const interviewers = await joinedColleague(owners, INTERVIEWER, 'Interviewer');
  const applicants = await newPage({ baseUrl: app.url, width: 360, token: seeker.token });
  await applyWithAnswer(applicants);

  await recruiters.goto('/manage-applications');
  await press(recruiters, link(recruiters, APPLICANT));
  await heading(recruiters, APPLICANT);
  await waitForText(recruiters, TWO_WHEELER.text);
  await expectAccessible(recruiters);
  await write(recruiters, 'Could you start in June?');
  await applicants.goto('/messages');
  await press(applicants, applicants.getByRole('link', { name: /Could you start in June/ }));
  await write(applicants, 'Yes, from the first.');
  await waitForText(recruiters, 'Yes, from the first.');

  const booked = await bookMoveAndCancel(recruiters, applicants);
  const again = await bookAgain(recruiters, applicants);
  expect(again.uid).not.toBe(booked.uid);
  expect(await timesOf(INTERVIEWER.email)).toEqual(await timesOf(seeker.email));

  await passTime(again.startsAt, recruiters, interviewers, applicants);
  await interviewers.goto(new URL(recruiters.url()).pathname);
  await heading(interviewers, APPLICANT);
  await rate(interviewers, 'Knows the books.', '1 of 2');
  await recruiters.reload();
  await waitForText(recruiters, /You can see what the others think once you have sent/);
  expect(await recruiters.getByText('Knows the books.').count()).toBe(0);
  await rate(recruiters, 'Clear answers.', '2 of 2');
  await waitForText(recruiters, 'Knows the books.');

  await press(recruiters, button(recruiters, 'Shortlist'));
  await offerAndAccept(recruiters, applicants);
  expect(await button(interviewers, 'Make an offer').count()).toBe(0);
  expect(await subjectsTo(seeker.email)).toEqual([
    'Application sent · Kaamyab',
    'Lotus Works invites you to an interview: Accountant',
    'Interview booked: Lotus Works',
    'Interview moved: Lotus Works',
    'Interview cancelled: Lotus Works',
    'Lotus Works invites you to an interview: Accountant',
    'Interview booked: Lotus Works',
    'You are shortlisted for Accountant',
    'Lotus Works has sent you an offer · Kaamyab',
    'You are hired: Accountant',
  ]);
  expect(await subjectsTo(INTERVIEWER.email)).toEqual([
    'Asha invited you to Lotus Works on Kaamyab',
    'Interview booked: Asha Rao',
    'Interview moved: Asha Rao',
    'Interview cancelled: Asha Rao',
    'Interview booked: Asha Rao',
  ]);
});

/** The owner invites by email; the colleague opens the link, creates an account and is in the team. */
async function joinedColleague(
  owners: Page,
  person: typeof RECRUITER,
  role: 'Recruiter' | 'Interviewer',
): Promise<Page> {
  await owners.goto('/team');
  await press(owners, button(owners, 'Invite a colleague'));
  await typeInto(owners, 'Email', person.email);
  if (role === 'Interviewer') {
    const chosen = owners.getByRole('radio', { name: /^Recruiter/ });
    await press(owners, chosen, 'ArrowDown');
    await owners.keyboard.press('ArrowDown');
    await press(owners, owners.getByRole('checkbox', { name: TITLE }), 'Space');
  }
  await press(owners, button(owners, 'Send invitation'));
  await waitForText(owners, `We sent an invitation to ${person.email}.`);

  const page = await newPage({ baseUrl: app.url });
  await page.goto(await mailLink(app, person.email, '/join-team'));
  await heading(page, 'Join the Lotus Works team');
  await typeInto(page, 'First name (optional)', person.firstName);
  await typeInto(page, 'Last name (optional)', person.lastName);
  await typeInto(page, 'Password', 'a first phrase');
  await expectAccessible(page);
  await press(page, button(page, 'Create account and join'));
  await waitForText(page, 'Welcome to the Lotus Works team.');
  return page;
}

async function applyWithAnswer(page: Page): Promise<void> {
  await page.goto(jobPath);
  await fillApplication(page, { title: TITLE, email: seeker.email });
  await press(page, page.getByRole('radio', { name: 'Yes' }), 'Space');
  await press(page, button(page, 'Submit Application'));
  await page.getByText('Application Submitted!').waitFor();
}

async function write(page: Page, text: string): Promise<void> {
  await typeInto(page, 'Your message', text);
  await page.keyboard.press('Control+Enter');
  await page.getByRole('log').getByText(text).waitFor();
}

/** The applicant books a time and moves to the other; then the company cancels. The calendar follows. */
async function bookMoveAndCancel(recruiters: Page, applicants: Page): Promise<CalendarMail> {
  await offerTwoTimes(recruiters);
  await applicants.goto(await newestInvitation(1));
  await heading(applicants, 'Interview with Lotus Works');
  await expectAccessible(applicants);
  await chooseTime(applicants, 'Book this time');
  const booked = await newestEvent(1);
  await waitForText(recruiters, 'Booked');
  await chooseTime(applicants, 'Move to this time');
  const moved = await newestEvent(2);
  expect(moved).toMatchObject({ uid: booked.uid, method: 'REQUEST', status: 'CONFIRMED' });
  expect(moved.sequence).toBeGreaterThan(booked.sequence);
  expect(moved.startsAt).not.toEqual(booked.startsAt);

  await press(recruiters, button(recruiters, 'Cancel interview'));
  await typeInto(recruiters, 'Why are you cancelling? (optional)', 'The office is closed.');
  await press(recruiters, button(recruiters, 'Cancel interview'));
  await waitForText(applicants, 'Lotus Works has cancelled this interview');
  await waitForText(applicants, 'The office is closed.');
  const cancelled = await newestEvent(3);
  expect(cancelled).toMatchObject({ uid: booked.uid, method: 'CANCEL', status: 'CANCELLED' });
  return booked;
}

async function bookAgain(recruiters: Page, applicants: Page): Promise<CalendarMail> {
  await offerTwoTimes(recruiters);
  await applicants.goto(await newestInvitation(2));
  await chooseTime(applicants, 'Book this time');
  return newestEvent(4);
}

async function offerTwoTimes(page: Page): Promise<void> {
  await press(page, button(page, 'Offer an interview'));
  await press(page, page.getByRole('checkbox', { name: 'Imran Shaikh' }), 'Space');
  await typeInto(page, 'Meeting link (optional)', 'https://meet.example/lotus');
  for (const name of ['10:00 am', '10:45 am'])
    await press(page, page.getByRole('checkbox', { name }).first(), 'Space');
  await expectAccessible(page);
  await press(page, button(page, 'Offer 2 times'));
  await waitForText(page, 'The applicant has been invited');
}

async function chooseTime(page: Page, action: string): Promise<void> {
  await press(page, page.getByRole('radio').first(), 'Space');
  await press(page, button(page, action));
  await waitForText(page, 'Lotus Works is expecting you.');
}

/** The applicant's newest invitation, once there are this many. */
async function newestInvitation(count: number): Promise<string> {
  const paths = async () =>
    (await app.mails(seeker.email))
      .filter(({ subject }) => subject.includes('invites you to an interview'))
      .map(({ text }) => /\/interviews\/[\w-]+/.exec(text)![0]);
  await expect.poll(async () => (await paths()).length).toBe(count);
  return (await paths())[0]!;
}

/** What the applicant's calendar gets last, once it has this many emails. */
async function newestEvent(count: number): Promise<CalendarMail> {
  const events = () => eventsSentTo(app, seeker.email);
  await expect.poll(async () => (await events()).length).toBe(count);
  return (await events()).at(-1)!;
}

const timesOf = async (email: string) =>
  (await eventsSentTo(app, email)).map(({ uid, method, sequence, startsAt, endsAt }) => ({ uid, method, sequence, startsAt, endsAt })); // oxfmt-ignore

/** The clocks of the server and of all browsers move on to an hour after this moment. */
async function passTime(moment: Date, ...pages: Page[]): Promise<void> {
  const now = new Date(moment.getTime() + HOUR);
  app.clock.moveTo(now);
  await Promise.all(pages.map((page) => page.clock.setSystemTime(now)));
}

/** The form is open, because the feedback is due. */
async function rate(page: Page, reasons: string, sent: string): Promise<void> {
  const first = (name: string) =>
    page.getByRole('radiogroup', { name, exact: true }).getByRole('radio').first();
  for (const name of ['Skills', 'Experience', 'Communication', 'Motivation', 'Your recommendation'])
    await press(page, first(name), 'Space');
  await typeInto(page, 'Reasons (optional)', reasons);
  await expectAccessible(page);
  await press(page, button(page, 'Send feedback'));
  await waitForText(page, `${sent} interviewers have sent feedback.`);
}

async function offerAndAccept(recruiters: Page, applicants: Page): Promise<void> {
  await press(recruiters, button(recruiters, 'Make an offer'));
  await typeInto(recruiters, 'Yearly pay', '6,00,000');
  await expectAccessible(recruiters);
  await press(recruiters, button(recruiters, 'Send the offer'));
  await waitForText(recruiters, 'Waiting for an answer');
  const [mail] = await app.mails(seeker.email);
  await applicants.goto(/\/my-applications\/[\w-]+/.exec(mail!.text)![0]);
  await press(applicants, button(applicants, 'Accept the offer'));
  await typeInto(applicants, 'Full name', APPLICANT);
  await expectAccessible(applicants);
  await press(applicants, button(applicants, 'Accept the offer'));
  await waitForText(applicants, 'Accepted by');
  await recruiters.getByRole('main').getByText('Hired', { exact: true }).first().waitFor();
}

/** Oldest first, without the time of an interview. */
const subjectsTo = async (email: string) =>
  (await app.mails(email)).toReversed().map(({ subject }) => subject.replace(/, \w+day, .*/, ''));
