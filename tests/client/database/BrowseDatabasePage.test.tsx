import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { queuedToasts } from '#client/ui/toast.ts';
import { expectAddress, leave, logInAs } from '#tests/client/frame/drawInSite.tsx';
import { expectNoViolations } from '#tests/client/ui/expectNoViolations.ts';
import { aCandidate, drawDatabase, failure } from './drawDatabase.tsx';

const user = userEvent.setup({ delay: null });
const asEmployer = () => {
  act(() => logInAs({ role: 'EMPLOYER' }));
};
afterEach(() => {
  act(() => leave());
});

const link = (name: string | RegExp) => screen.findByRole('link', { name });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const PEOPLE = [aCandidate('1'), aCandidate('2', { name: '', headline: null, skills: [] })];

describe('visitors who cannot search', () => {
  test('who seek a job read who can', async () => {
    act(() => logInAs({ role: 'JOB_SEEKER' }));
    const { asked } = await drawDatabase();
    await screen.findByText(/^The search is open to employers/);
    expect(screen.queryByText(/approved companies/)).toBeNull();
    expect(asked).toEqual([]);
  });

  test.each([
    [null, /Create your company profile/],
    ['PENDING', /waiting for approval/],
    ['REJECTED', /not approved/],
    ['SUSPENDED', /is suspended/],
  ])('whose company is %s read why', async (status, sentence) => {
    asEmployer();
    const { asked } = await drawDatabase({ status });
    await screen.findByText(sentence);
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(asked).toEqual([]);
  });
});

describe('the candidate search', () => {
  test('shows the values of a profile and leaves out missing ones', async () => {
    asEmployer();
    const { container } = await drawDatabase({ people: PEOPLE });
    const [first, second] = await screen.findAllByRole('article');
    for (const words of ['Staff nurse', '5-8 years', 'Kochi, Kerala', 'Expects ₹6L a year'])
      within(first!).getByText(words);
    within(first!).getByText('Active this week');
    within(second!).getByRole('heading', { name: 'Job seeker' });
    screen.getByText('2 candidates');
    await expectNoViolations(container);
  });

  test('keeps words, filters and order in the address, and queries exactly those', async () => {
    asEmployer();
    const { asked } = await drawDatabase({ people: PEOPLE, path: '/browse-database?page=2' });
    await user.type(await screen.findByRole('searchbox', { name: 'Keywords' }), 'nurse{Enter}');
    await expectAddress('/browse-database?search=nurse');
    await user.type(screen.getByRole('textbox', { name: 'Skills' }), 'ICU{Enter}');
    await expectAddress('/browse-database?search=nurse&skills=ICU');
    await user.selectOptions(screen.getByLabelText('At least'), '5');
    await user.selectOptions(screen.getByLabelText('At most'), '2');
    await expectAddress('/browse-database?search=nurse&skills=ICU&from=2&to=5');
    await user.type(screen.getByLabelText('Maximum expected pay'), '8 LPA');
    await screen.findByText('That is ₹8,00,000 a year');
    await user.selectOptions(screen.getByLabelText('Sort by'), 'EXPERIENCE');
    await waitFor(() =>
      expect(asked.at(-1)).toMatchObject({
        sort: 'EXPERIENCE',
        page: 1,
        filter: { search: 'nurse', skills: ['ICU'], experienceFrom: 2, salaryTo: 800_000 },
      }),
    );
    expect(screen.getByLabelText<HTMLInputElement>('Maximum expected pay').value).toBe('8 LPA');
    await user.click(await link('Remove the filter ICU'));
    await waitFor(() => expect(asked.at(-1)!.filter['skills']).toBeNull());
  });

  test('says which filter to remove when there are no results', async () => {
    asEmployer();
    const { asked } = await drawDatabase({
      path: '/browse-database?search=nurse&location=Kerala',
      advice: [
        { filter: 'SEARCH', count: 0 },
        { filter: 'LOCATION', count: 4 },
      ],
    });
    await screen.findByText('No candidates match all your filters');
    expect(screen.queryByRole('link', { name: /Without the keywords/ })).toBeNull();
    await user.click(await link(/^Without the place ?4 people$/));
    await expectAddress('/browse-database?search=nurse');
    expect(asked.at(-1)!.filter['location']).toBeNull();
  });

  test('keeps its heading when the list fails', async () => {
    asEmployer();
    let broken = true;
    await drawDatabase({
      people: PEOPLE,
      fails: () => (broken ? failure('UNAVAILABLE', 'Away.') : undefined),
    });
    await screen.findByText('We could not load the candidates');
    broken = false;
    await user.click(button('Try Again'));
    await screen.findByText('2 candidates');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a candidate', () => {
  const open = async (values: object = {}, refuses?: () => Error | undefined) => {
    asEmployer();
    const drawn = await drawDatabase({
      people: [aCandidate('1', values)],
      refuses: refuses as never,
    });
    await user.click(await link('Asha 1'));
    return { ...drawn, dialog: await screen.findByRole('dialog', { name: 'Asha 1' }) };
  };

  test('shows shared contact details', async () => {
    const { dialog } = await open();
    await within(dialog).findByRole('link', { name: 'asha1@people.example' });
    within(dialog).getByText('Night shifts are fine.');
    within(dialog).getByText('B.Sc');
    await user.keyboard('{Escape}');
    await expectAddress('/browse-database');
  });

  test('says when they are hidden, and has no button when letters are not wanted', async () => {
    const { dialog } = await open({ email: null, phone: null, mayBeContacted: false });
    await within(dialog).findByText(/does not show their email/);
    within(dialog).getByText(/does not accept messages/);
    expect(within(dialog).queryByRole('button', { name: /Write to/ })).toBeNull();
  });

  test('can be sent a letter about a job they have not been written to about', async () => {
    const { letters } = await open({ contactedJobIds: ['j2'] });
    await user.click(await screen.findByRole('button', { name: 'Write to Asha 1' }));
    const letter = await screen.findByRole('dialog', { name: 'Write to Asha 1' });
    const jobs = await within(letter).findByLabelText('About which job?');
    expect(within(jobs).queryByRole('option', { name: /Ward Nurse/ })).toBeNull();
    await user.click(within(letter).getByRole('button', { name: 'Send' }));
    await within(letter).findByText('Please check 2 fields');
    await user.selectOptions(jobs, 'j1');
    await user.type(within(letter).getByLabelText('Message'), 'May we talk?');
    await user.click(within(letter).getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(queuedToasts().at(-1)?.title).toBe('Your message is on its way'));
    expect(letters).toEqual([{ candidateId: '1', jobId: 'j1', message: 'May we talk?' }]);
    await screen.findByRole('dialog', { name: 'Asha 1' });
  });

  test('keeps the letter when it is refused, and says when to try again', async () => {
    const sentence = 'You have written to 20 people. Again tomorrow.';
    await open({}, () => failure('RATE_LIMITED', sentence));
    await user.click(await screen.findByRole('button', { name: 'Write to Asha 1' }));
    const letter = await screen.findByRole('dialog', { name: 'Write to Asha 1' });
    await user.selectOptions(await within(letter).findByLabelText('About which job?'), 'j1');
    const message = within(letter).getByLabelText<HTMLTextAreaElement>('Message');
    await user.type(message, 'May we talk?');
    await user.click(within(letter).getByRole('button', { name: 'Send' }));
    await within(letter).findByText(sentence);
    expect(message.value).toBe('May we talk?');
  });

  test('who has hidden in the meantime is no longer shown', async () => {
    asEmployer();
    await drawDatabase({ people: PEOPLE, path: '/browse-database?open=gone' });
    await screen.findByText('This profile is no longer visible.');
    expect(screen.queryByRole('button', { name: /Write to/ })).toBeNull();
  });
});
