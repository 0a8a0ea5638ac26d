import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { queuedToasts } from '#client/ui/toast.ts';
import { refuse } from '#tests/client/account/drawAccount.tsx';
import { leave } from '#tests/client/frame/drawInSite.tsx';
import { expectNoViolations } from '#tests/client/ui/expectNoViolations.ts';
import { openProfile as open } from './openProfile.tsx';

afterEach(() => {
  cleanup();
  act(() => leave());
});

const part = (name: string) => within(screen.getByRole('region', { name }));
const save = (name: string) => userEvent.click(part(name).getByRole('button', { name: 'Save' }));
const rewrite = async (box: HTMLElement, text: string) => {
  await userEvent.clear(box);
  await userEvent.type(box, text);
};

test('the profile shows the documented score and links to what is missing', async () => {
  const { container } = await open();
  const score = part('Profile completion');
  expect(score.getByText('73% complete')).toBeTruthy();
  expect(score.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '#about',
    '#about',
    '#resumes',
  ]);
  for (const anchor of ['about', 'resumes']) expect(document.getElementById(anchor)).toBeTruthy();
  await expectNoViolations(container);
});

test('a page that failed to load is asked for again', async () => {
  let isDown = true;
  await open({
    load: () => {
      if (isDown) throw new Error('down');
    },
  });
  isDown = false;
  await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('region', { name: 'About you' })).toBeTruthy();
});

test('each visit asks for what has changed elsewhere', async () => {
  const { change } = await open();
  const visit = () => userEvent.click(screen.getByRole('button', { name: 'Leave or return' }));
  await visit();
  change({ headline: 'Written on the phone' });
  await visit();
  await waitFor(() =>
    expect(part('About you').getByLabelText<HTMLInputElement>(/^Headline/).value).toBe(
      'Written on the phone',
    ),
  );
});

describe('each part is saved separately', () => {
  test('and confirms it', async () => {
    const { asked } = await open();
    await rewrite(part('About you').getByLabelText(/^Headline/), 'Numbers, and people');
    expect(part('About you').getByText('Not saved yet')).toBeTruthy();
    await save('About you');
    expect(await part('About you').findByText('Saved')).toBeTruthy();
    expect(asked).toEqual([{ headline: 'Numbers, and people', summary: null }]);
    await userEvent.type(part('About you').getByLabelText(/^Headline/), '!');
    expect(part('About you').getByText('Not saved yet')).toBeTruthy();
  });

  test('pay is understood as free text, and options are sent by their names', async () => {
    const { asked } = await open();
    const wishes = part('What you are looking for');
    await rewrite(wishes.getByLabelText('Current CTC'), '7.5 lakh');
    const notice = wishes.getByLabelText('Notice period');
    await userEvent.selectOptions(notice, 'Serving notice until a date');
    fireEvent.change(wishes.getByLabelText('Last day at your job'), {
      target: { value: '2026-12-31' },
    });
    // The day counts only while the notice is being served.
    await userEvent.selectOptions(notice, 'Within 15 days');
    await userEvent.click(wishes.getByRole('button', { name: 'Day shift' }));
    await userEvent.click(wishes.getByRole('button', { name: 'Night shift' }));
    await userEvent.click(wishes.getByRole('button', { name: 'Day shift' }));
    await save('What you are looking for');
    await wishes.findByText('Saved');
    expect(asked[0]).toMatchObject({
      currentCTC: 750_000,
      noticePeriod: 'DAYS_15',
      shifts: ['NIGHT'],
      noticeUntil: null,
    });
  });

  test('several places can be preferred', async () => {
    const { asked } = await open();
    const wishes = part('What you are looking for');
    const places = () => wishes.getByRole('combobox', { name: 'Preferred locations' });
    await userEvent.type(places(), 'mumbai');
    await userEvent.click(await wishes.findByRole('option', { name: 'Mumbai, Maharashtra' }));
    await userEvent.click(wishes.getByRole('button', { name: 'Remove Pune, Maharashtra' }));
    await userEvent.type(places(), 'nashik');
    await userEvent.click(await wishes.findByRole('option', { name: 'Nashik, Maharashtra' }));
    await save('What you are looking for');
    await wishes.findByText('Saved');
    expect(asked[0]?.['preferredLocations']).toEqual([
      'Mumbai, Maharashtra',
      'Nashik, Maharashtra',
    ]);
  });

  test('skills are those of the field of the present job, and of any other that is chosen', async () => {
    const { asked } = await open();
    const skills = part('Skills');
    await userEvent.click(skills.getByRole('button', { name: 'Tally Prime' }));
    await userEvent.selectOptions(skills.getByLabelText('Field of work'), 'Healthcare');
    await userEvent.click(skills.getByRole('button', { name: 'Patient Care' }));
    await save('Skills');
    await skills.findByText('Saved');
    expect(asked[0]).toEqual({
      technicalSkills: ['SQL', 'Tally Prime', 'Patient Care'],
      functionalSkills: ['Sales'],
    });
  });

  test('a violated rule is reported at its field and nothing is sent', async () => {
    const { asked } = await open();
    const personal = part('Personal details');
    await rewrite(personal.getByLabelText('Phone'), '12345');
    await save('Personal details');
    const message = 'Please enter a valid 10-digit Indian mobile number';
    expect((await personal.findAllByText(message)).length).toBe(2);
    expect(personal.getByLabelText('Phone').getAttribute('aria-invalid')).toBe('true');
    expect(asked).toEqual([]);
    await userEvent.type(personal.getByLabelText('Phone'), '6');
    expect(personal.queryByText(message)).toBeNull();
  });

  test('the server’s error appears at its field, and what was typed stays', async () => {
    const message = 'Not this one';
    const refusals = [message];
    await open({
      save: () => {
        if (refusals.pop())
          refuse(message, { code: 'BAD_USER_INPUT', fields: [{ field: 'summary', message }] });
      },
    });
    const about = part('About you');
    await rewrite(about.getByLabelText('Summary'), 'Nowhere');
    await save('About you');
    expect((await about.findAllByText(message)).length).toBe(2);
    expect(about.getByLabelText<HTMLTextAreaElement>('Summary').value).toBe('Nowhere');
    await save('About you');
    expect(await about.findByText('Saved')).toBeTruthy();
    expect(about.queryByText(message)).toBeNull();
  });

  test('what is typed while it is being saved stays unsaved', async () => {
    const answered = Promise.withResolvers<void>();
    const { asked } = await open({ save: () => answered.promise });
    const about = part('About you');
    await rewrite(about.getByLabelText(/^Headline/), 'Numbers, and people');
    await save('About you');
    await waitFor(() => expect(asked).toHaveLength(1));
    await rewrite(about.getByLabelText('Summary'), 'Ten years');
    answered.resolve();
    await waitFor(() =>
      expect(about.getByRole('button', { name: 'Save' }).hasAttribute('aria-busy')).toBe(false),
    );
    expect(about.getByText('Not saved yet')).toBeTruthy();
    expect(about.getByLabelText<HTMLTextAreaElement>('Summary').value).toBe('Ten years');
    await save('About you');
    expect(await about.findByText('Saved')).toBeTruthy();
    expect(asked[1]).toEqual({ headline: 'Numbers, and people', summary: 'Ten years' });
  });

  test('the links of the error summary lead to controls of several boxes too', async () => {
    await open();
    const personal = part('Personal details');
    await userEvent.clear(personal.getByLabelText('Year'));
    await save('Personal details');
    const summary = within(await personal.findByRole('alert'));
    await userEvent.click(summary.getByRole('link'));
    expect(document.activeElement).toBe(personal.getByLabelText('Day'));
    for (const name of ['location', 'preferredLocations', 'technicalSkills', 'functionalSkills'])
      expect(document.getElementsByName(name)).toHaveLength(1);
  });

  test('unsaved input survives a reload', async () => {
    const { unmount } = await open();
    await rewrite(part('About you').getByLabelText(/^Headline/), 'Half a thou');
    unmount();
    await open();
    expect(part('About you').getByLabelText<HTMLInputElement>(/^Headline/).value).toBe(
      'Half a thou',
    );
  });
});

test('the switch “Open to work” moves at once, and reverts if the server refuses', async () => {
  const { asked } = await open({ save: () => refuse('No', { code: 'UNAVAILABLE' }) });
  const control = screen.getByRole<HTMLInputElement>('switch', { name: 'Open to work' });
  await userEvent.click(control);
  await waitFor(() => expect(asked).toEqual([{ isOpenToWork: true }]));
  await waitFor(() => expect(control.checked).toBe(false));
  expect(queuedToasts()).toMatchObject([{ kind: 'error', message: 'No' }]);
});
