import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
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

describe('each part is saved separately', () => {
  test('and confirms it', async () => {
    const { asked } = await open();
    await rewrite(part('About you').getByLabelText(/^Headline/), 'Numbers, and people');
    expect(part('About you').getByText('Not saved yet')).toBeTruthy();
    await save('About you');
    expect(await part('About you').findByText('Saved')).toBeTruthy();
    expect(asked).toEqual([{ headline: 'Numbers, and people', summary: null }]);
  });

  test('pay is understood as free text, and custom words are kept', async () => {
    const { asked } = await open();
    const work = part('Work');
    expect(work.getByLabelText<HTMLSelectElement>('Total experience').value).toBe(
      '4 years and a bit',
    );
    await rewrite(work.getByLabelText('Current CTC'), '7.5 lakh');
    await save('Work');
    await work.findByText('Saved');
    expect(asked[0]).toMatchObject({ currentCTC: 750_000, experience: '4 years and a bit' });
  });

  test('several places can be preferred', async () => {
    const { asked } = await open();
    const wishes = part('What you are looking for');
    await userEvent.type(wishes.getByRole('combobox'), 'mumbai');
    await userEvent.click(await wishes.findByRole('option', { name: 'Mumbai, Maharashtra' }));
    await userEvent.click(wishes.getByRole('button', { name: 'Remove Pune, Maharashtra' }));
    await userEvent.type(wishes.getByRole('combobox'), 'nashik');
    await userEvent.click(await wishes.findByRole('option', { name: 'Nashik, Maharashtra' }));
    await save('What you are looking for');
    await wishes.findByText('Saved');
    expect(asked[0]?.['preferredLocations']).toEqual([
      'Mumbai, Maharashtra',
      'Nashik, Maharashtra',
    ]);
  });

  test('skills are sent merged', async () => {
    const { asked } = await open();
    await userEvent.type(part('Skills').getByLabelText('Add a certification'), 'GST{Enter}');
    await save('Skills');
    await part('Skills').findByText('Saved');
    expect(asked[0]).toEqual({
      technicalSkills: ['SQL'],
      functionalSkills: ['Sales'],
      certifications: ['GST'],
      skills: ['SQL', 'Sales', 'GST'],
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
    await open({
      save: () =>
        refuse(message, {
          code: 'BAD_USER_INPUT',
          fields: [{ field: 'university', message }],
        }),
    });
    const education = part('Education');
    await rewrite(education.getByLabelText('University'), 'Nowhere');
    await save('Education');
    expect((await education.findAllByText(message)).length).toBe(2);
    expect(education.getByLabelText<HTMLInputElement>('University').value).toBe('Nowhere');
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

test('open to work switches at once, and reverts if the server refuses', async () => {
  const { asked } = await open({ save: () => refuse('No', { code: 'UNAVAILABLE' }) });
  const control = screen.getByRole<HTMLInputElement>('switch', { name: 'Open to work' });
  await userEvent.click(control);
  await waitFor(() => expect(asked).toEqual([{ isOpenToWork: true }]));
  await waitFor(() => expect(control.checked).toBe(false));
});
