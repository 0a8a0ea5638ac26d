import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { clock } from '#client/lib/clock.ts';
import { currentSession } from '#client/lib/session.ts';
import { leave } from '#tests/client/frame/drawInSite.tsx';
import { expectNoViolations } from '#tests/client/ui/expectNoViolations.ts';
import {
  begunAt,
  choose,
  choosePlace,
  draft,
  drawOnboarding,
  fillEducation,
  fillPersonal,
  heading,
  opened,
  pick,
  press,
  proceed,
  write,
} from './drawOnboarding.tsx';

afterEach(() => {
  act(() => leave());
  vi.restoreAllMocks();
});

const HINT = 'Please fill in all required fields to continue.';

test('a user who has not completed onboarding sees the dialog and the banner, at the first step', async () => {
  const { baseElement } = await drawOnboarding();
  await opened();
  expect(await screen.findByText('Step 1 of 6')).toBeTruthy();
  expect(screen.getByText('Setup 0% complete')).toBeTruthy();
  expect(screen.getByText(HINT)).toBeTruthy();
  expect(proceed().disabled).toBe(true);
  expect(screen.queryByRole('button', { name: 'Previous' })).toBeNull();
  await expectNoViolations(baseElement);
});

test.each([
  ['who is onboarded', { onboardingComplete: true }],
  ['an employer who is onboarded', { role: 'EMPLOYER', onboardingComplete: true }],
  ['who comes to confirm an address', { path: '/verify-email' }],
  ['who is about to apply', { path: '/job-details/1?apply=1' }],
] as const)('does not interrupt %s', async (_who, world) => {
  await drawOnboarding(world);
  await waitFor(() => expect(currentSession().status).toBe('member'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

describe('the personal step', () => {
  test('continues only when everything is filled in', async () => {
    await drawOnboarding();
    await opened();
    await screen.findByLabelText('Day');
    await fillPersonal();
    expect(proceed().disabled).toBe(false);
    expect(screen.queryByText(HINT)).toBeNull();
    await press('Continue');
    expect(heading()).toBe('Your experience');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 3 }));
    expect(screen.getByText('Setup 17% complete')).toBeTruthy();
  });

  test.each([
    ['Contact number', '12345', 'Please enter a valid 10-digit Indian mobile number'],
    ['Contact number', '5876543210', 'Please enter a valid 10-digit Indian mobile number'],
    ['Year', '2999', 'Date of birth cannot be in the future'],
  ])('%s %s is reported once the field is left', async (label, text, message) => {
    begunAt(0, { dateOfBirth: '-5-17' });
    await drawOnboarding();
    await opened();
    await write(label, text);
    expect(screen.queryByText(message)).toBeNull();
    await userEvent.tab();
    if (label === 'Year') await userEvent.tab();
    expect(await screen.findByText(message)).toBeTruthy();
    expect(proceed().disabled).toBe(true);
  });
});

describe('the experience level', () => {
  test.each([
    ['Fresher', 'Expected CTC', 'Current company'],
    ['Experienced', 'Current company', 'Expected CTC'],
  ])('%s continues automatically, with its own questions', async (name, asked, notAsked) => {
    begunAt(1, { experienceType: '' });
    await drawOnboarding();
    await opened();
    await choose(new RegExp(`^${name}`));
    expect(heading()).toBe('Your work');
    expect(screen.getByLabelText(asked)).toBeTruthy();
    expect(screen.queryByLabelText(notAsked)).toBeNull();
  });

  test('does not continue automatically right after Previous, and does again later', async () => {
    const now = vi.spyOn(clock, 'now').mockReturnValue(1_000_000);
    begunAt(2);
    await drawOnboarding();
    await opened();
    await press('Previous');
    expect(heading()).toBe('Your experience');
    await choose(/^Fresher/);
    expect(heading()).toBe('Your experience');
    expect(proceed().disabled).toBe(false);
    now.mockReturnValue(1_010_000);
    await choose(/^Experienced/);
    expect(heading()).toBe('Your work');
  });
});

describe('the professional step', () => {
  test('asks experienced users for company, title, experience and pay', async () => {
    begunAt(2);
    await drawOnboarding();
    await opened();
    await write('Current company', 'Lotus Works');
    await write('Current job title', 'Accountant');
    await pick('Total experience', '3-5 years');
    await write('Current CTC', '0');
    await userEvent.tab();
    expect(screen.getByText('Please enter a positive number greater than 0')).toBeTruthy();
    expect(proceed().disabled).toBe(true);
    await write('Current CTC', '6.5 LPA');
    expect(await screen.findByText('That is ₹6,50,000 a year')).toBeTruthy();
    expect(proceed().disabled).toBe(false);
  });

  test('asks a fresher for pay and place', async () => {
    begunAt(2, { experienceType: 'fresher' });
    await drawOnboarding();
    await opened();
    await write('Expected CTC', '300000');
    expect(proceed().disabled).toBe(true);
    await choosePlace('Desired location', 'mumbai', 'Mumbai, Maharashtra');
    expect(proceed().disabled).toBe(false);
  });

  test('lets a fresher decide whether employers find them', async () => {
    begunAt(2, { experienceType: 'fresher' });
    await drawOnboarding();
    await opened();
    const box = screen.getByRole<HTMLInputElement>('checkbox', {
      name: 'Employers can find me, and see my email and phone number',
    });
    expect(box.checked).toBe(true);
    expect(screen.getByText('You can change this in your profile and settings.')).toBeTruthy();
    await userEvent.click(box);
    expect(draft()?.answers).toMatchObject({ isOpenToWork: 'no' });
    await userEvent.click(box);
    expect(draft()?.answers).toMatchObject({ isOpenToWork: 'yes' });
  });
});

test.each(['1949', '2031', '19', 'MMXX'])('a degree of %s is not accepted', async (year) => {
  begunAt(3);
  await drawOnboarding();
  await opened();
  await fillEducation();
  expect(proceed().disabled).toBe(false);
  await write('Year of passing', year);
  expect(proceed().disabled).toBe(true);
});

describe('the skills', () => {
  const chosen = () => draft()?.answers;

  test('require one of each kind, predefined or custom, by Add or Enter; certifications are optional', async () => {
    begunAt(4);
    await drawOnboarding();
    await opened();
    await press('Java');
    expect(proceed().disabled).toBe(true);
    await userEvent.type(
      screen.getByLabelText('Find or add a functional skill'),
      '  Haggling {Enter}',
    );
    expect(proceed().disabled).toBe(false);
    await userEvent.type(screen.getByLabelText('Find or add a functional skill'), 'HAGGLING');
    await userEvent.click(screen.getAllByRole('button', { name: 'Add' })[1]!);
    await userEvent.type(screen.getByLabelText('Find or add a technical skill'), 'sql{Enter}');
    expect(chosen()).toMatchObject({
      technicalSkills: ['Java', 'SQL'],
      functionalSkills: ['Haggling'],
    });
    await press('Remove Haggling');
    expect(proceed().disabled).toBe(true);
  });

  test('certifications are added and removed', async () => {
    begunAt(4, { technicalSkills: ['SQL'], functionalSkills: ['Sales'] });
    await drawOnboarding();
    await opened();
    await userEvent.type(screen.getByLabelText('Add a certification'), 'GST{Enter}');
    expect(chosen().certifications).toEqual(['GST']);
    await press('Remove GST');
    expect(chosen().certifications).toEqual([]);
    expect(proceed().disabled).toBe(false);
  });

  test('all 43 and 22 suggestions can be shown', async () => {
    begunAt(4);
    await drawOnboarding();
    await opened();
    await press('Show all 43');
    await press('Show all 22');
    expect(document.querySelectorAll('[aria-pressed]')).toHaveLength(65);
  });
});
