import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { closeDialog, currentDialog } from '#client/lib/dialogs.ts';
import { loadWords, translatorOf } from '#client/lib/words.ts';
import { meta } from '#client/pages/database/BrowseDatabasePage.tsx';
import { queuedToasts } from '#client/ui/toast.ts';
import { expectAddress, leave, logInAs } from '#tests/client/frame/drawInSite.tsx';
import { aCandidate, drawDatabase, NO_CAREER } from './drawDatabase.tsx';

const user = userEvent.setup({ delay: null });
beforeEach(() => leave());
afterEach(() => {
  act(() => leave());
});

const BEFORE_LAUNCH = new Date('2025-01-15T10:00:00Z');

describe('the page before the launch', () => {
  test('tells guests it is coming soon and who to contact, and saves their email address', async () => {
    const { sent } = await drawDatabase({ now: BEFORE_LAUNCH });
    expect(await screen.findByText('Coming Soon')).toBeTruthy();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Planning · completeWhat employers need/),
      expect.stringMatching(/^Development · in progressSearch, filters/),
      expect.stringMatching(/^Testing · upcomingFirst with a few employers/),
    ]);
    expect(screen.getByText('Expected launch: Q1 2025')).toBeTruthy();
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Contact Us' }).getAttribute('href')).toBe(
        'mailto:help@kaamyab.example',
      ),
    );
    const notify = within(screen.getByRole('region', { name: 'Be the first to know' }));
    await user.type(notify.getByLabelText('Email address'), 'asha@people.example');
    await user.click(notify.getByRole('button', { name: 'Notify me' }));
    expect(await screen.findByText('You are on the list.')).toBeTruthy();
    expect(sent).toEqual([{ email: 'asha@people.example', topic: 'CANDIDATE_DATABASE' }]);
  });
});

describe('the page since the launch', () => {
  test('tells guests who can search, and lets them sign up as an employer', async () => {
    await drawDatabase();
    await screen.findByText('The search is open to employers whose company has been approved.');
    expect(screen.queryByText('Coming Soon')).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Sign up as an employer' }));
    const wanted = { name: 'signup', hiring: true, returnUrl: '/browse-database' };
    expect(currentDialog()).toEqual(wanted);
    act(() => closeDialog());
  });

  test('lets job seekers make themselves visible', async () => {
    act(() => logInAs({ role: 'JOB_SEEKER' }));
    await drawDatabase();
    const link = await screen.findByRole('link', { name: 'Privacy settings' });
    expect(link.getAttribute('href')).toBe('/settings?section=privacy');
  });

  test('leads an employer without approval to the company profile', async () => {
    act(() => logInAs({ role: 'EMPLOYER' }));
    await drawDatabase({ status: 'PENDING' });
    await user.click(await screen.findByRole('link', { name: 'Company profile' }));
    await expectAddress('/company-profile');
  });

  test('tells a member of the team without the right to search whom to ask, and asks for nothing', async () => {
    act(() => logInAs({ role: 'EMPLOYER', teamRole: 'HIRING_MANAGER' }));
    await drawDatabase();
    await screen.findByText(
      'Your role in the team does not include this. Ask an owner of the company.',
    );
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Company profile' })).toBeNull();
  });
});

test('search engines learn what the database is for', async () => {
  await loadWords('en', ['database']);
  expect(meta({ words: translatorOf('en', ['database']) } as never)).toEqual({
    title: 'Browse Database',
    description:
      'A searchable database of job seekers who are open to offers, for approved employers.',
  });
});

describe('the profile of a candidate', () => {
  const open = async (values: object = {}, jobs?: object[]) => {
    act(() => logInAs({ role: 'EMPLOYER' }));
    const person = aCandidate('1', values);
    const drawn = await drawDatabase({ people: [person], path: '/browse-database?open=1', jobs });
    const dialog = await screen.findByRole('dialog', { name: person.name || 'Job seeker' });
    await within(dialog).findByRole('heading', { name: 'Contact' });
    return { ...drawn, dialog };
  };
  const facts = (dialog: HTMLElement) =>
    [...dialog.querySelectorAll('dl > div')].map(({ children }) => [
      children[0]!.textContent,
      children[1]!.textContent,
    ]);

  test('shows everything the candidate shares', async () => {
    const { dialog } = await open({
      hasBike: true,
      experienceMonths: 75,
      noticePeriod: 'MONTH_1',
      shifts: ['NIGHT'],
      accommodations: 'A ramp',
    });
    expect(facts(dialog)).toEqual([
      ['Current job', 'Nurse at City Hospital'],
      ['Experience', '6 years 3 months'],
      ['Lives in', 'Kochi, Kerala'],
      ['Wants to work in', 'Pune, Maharashtra'],
      ['Expected pay', '₹6L a year'],
      ['Can start', 'Within 1 month'],
      ['Shifts', 'Night shift'],
      ['Support needed at work', 'A ramp'],
      ['Getting to work', 'Has a bike · Has a driving licence'],
      ['Email', 'asha1@people.example'],
      ['Phone', '9876543210'],
    ]);
    const education = within(dialog).getByRole('heading', { name: 'Education' }).parentElement!;
    expect(within(education).getByRole('listitem').textContent).toBe(
      'B.ScNursing · Kerala University2015 · 71%',
    );
    const links = within(dialog).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'mailto:asha1@people.example',
      'tel:9876543210',
    ]);
    expect(within(dialog).getByText('Active this week')).toBeTruthy();
  });

  test('leaves out sections without values', async () => {
    const { dialog } = await open({
      name: '',
      headline: null,
      summary: null,
      currentJobTitle: null,
      currentCompany: null,
      experience: null,
      career: NO_CAREER,
      place: null,
      preferredPlaces: [],
      skills: [],
      salaryExpectation: null,
      hasDrivingLicense: null,
      phone: null,
    });
    const parts = within(dialog).getAllByRole('heading', { level: 3 });
    expect(parts.map(({ textContent }) => textContent)).toEqual(['Looking for', 'Contact']);
    expect(facts(dialog)).toEqual([
      ['Expected pay', 'Not disclosed'],
      ['Email', 'asha1@people.example'],
    ]);
    expect(within(dialog).getByRole('button', { name: 'Write to Job seeker' })).toBeTruthy();
  });

  test('offers no letter if the company has no job to write about', async () => {
    await open({}, []);
    await user.click(screen.getByRole('button', { name: 'Write to Asha 1' }));
    const letter = within(await screen.findByRole('dialog', { name: 'Write to Asha 1' }));
    await letter.findByText(/^You can only write about your company’s live jobs\./);
    expect(letter.getByRole('link', { name: 'My jobs' }).getAttribute('href')).toBe('/manage-jobs');
    expect(letter.queryByRole('button', { name: 'Send' })).toBeNull();
    await user.click(letter.getByRole('button', { name: 'Back to the profile' }));
    expect(await screen.findByRole('dialog', { name: 'Asha 1' })).toBeTruthy();
  });

  test('a letter states its sender, and its toast how many more can be sent', async () => {
    await open({ contactedJobIds: ['j2'] }, [
      { id: 'j1', title: 'Night Nurse', place: '' },
      { id: 'j2', title: 'Day Nurse', place: '' },
    ]);
    await user.click(screen.getByRole('button', { name: 'Write to Asha 1' }));
    const letter = within(await screen.findByRole('dialog', { name: 'Write to Asha 1' }));
    expect(await letter.findByText(/Kaamyab sends your message by email, with your/)).toBeTruthy();
    const jobs = letter.getByLabelText('About which job?');
    const options = within(jobs).getAllByRole('option', { hidden: true });
    expect(options.map(({ textContent }) => textContent)).toEqual(['Please choose', 'Night Nurse']);
    await user.selectOptions(jobs, 'j1');
    await user.type(letter.getByLabelText('Message'), 'May we talk?{Escape}');
    await user.click(letter.getByRole('button', { name: 'Send' }));
    await waitFor(() =>
      expect(queuedToasts().at(-1)).toMatchObject({
        kind: 'success',
        title: 'Your message is on its way',
        message:
          'Asha 1 gets it by email and as a notification. You can write to 19 more people today.',
      }),
    );
  });
});
