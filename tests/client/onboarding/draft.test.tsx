import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Words } from '#client/components/Words.tsx';
import { currentSession } from '#client/lib/session.ts';
import { loadWords } from '#client/lib/words.ts';
import { Page as ProfilePage } from '#client/pages/profile/ProfilePage.tsx';
import { EMPTY_CAREER } from '#schema/profile/career.ts';
import { ASHA, refuse, toasts } from '#tests/client/account/drawAccount.tsx';
import { leave, logInAs } from '#tests/client/frame/drawInSite.tsx';
import { begunAt, draft, drawOnboarding, EMPTY_PROFILE, opened } from './drawOnboarding.tsx';

afterEach(() => {
  act(() => leave());
});

const ANSWERS = {
  dateOfBirth: '1998-5-17',
  gender: 'female',
  contactNumber: '98765 43210',
  currentLocation: 'Pune, Maharashtra',
  experienceType: 'fresher',
  expectedCTC: '3 LPA',
  desiredLocation: 'Pune, Maharashtra',
  highestQualification: 'bachelor',
  specialization: 'Commerce',
  university: 'University of Pune',
  yearOfPassing: '2019',
  technicalSkills: ['SQL'],
  functionalSkills: ['Sales'],
  certifications: [],
  hasBike: 'no',
};

describe('Complete Setup', () => {
  const finish = async (save?: (input: Record<string, unknown>) => unknown) => {
    begunAt(5, ANSWERS);
    const drawn = await drawOnboarding({ save });
    await opened();
    const complete = screen.getByRole<HTMLButtonElement>('button', { name: 'Complete Setup' });
    expect(complete.disabled).toBe(true);
    await userEvent.click(screen.getAllByRole('radio', { name: 'Yes' })[1]!);
    expect(complete.disabled).toBe(false);
    await userEvent.click(complete);
    return drawn;
  };
  const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  test('saves the documented payload, then completes onboarding and removes the draft', async () => {
    const { asked } = await finish();
    await closed();
    expect(asked).toEqual([
      [
        'updateProfile',
        {
          phone: '9876543210',
          location: 'Pune, Maharashtra',
          dateOfBirth: '1998-05-17',
          gender: 'FEMALE',
          experienceType: 'FRESHER',
          salaryExpectation: 300_000,
          preferredLocations: ['Pune, Maharashtra'],
          education: 'BACHELOR',
          specialization: 'Commerce',
          university: 'University of Pune',
          yearOfPassing: 2019,
          skills: ['SQL', 'Sales'],
          technicalSkills: ['SQL'],
          functionalSkills: ['Sales'],
          hasBike: false,
          hasDrivingLicense: true,
          isOpenToWork: true,
          onboardingComplete: true,
        },
      ],
      ['completeOnboarding', { onboardingComplete: true }],
    ]);
    expect(draft()).toBeNull();
    expect(currentSession().onboardingComplete).toBe(true);
    expect(toasts().at(-1)?.[0]).toBe('Setup complete, Asha');
  });

  test('completes here even if saving fails, keeps the draft and retries', async () => {
    let isDown = true;
    const begun = vi.spyOn(globalThis, 'setInterval');
    const ended = vi.spyOn(globalThis, 'clearInterval');
    const { asked } = await finish(() => {
      if (isDown) throw new Error('down');
      return { user: ASHA };
    });
    await closed();
    expect(currentSession().onboardingComplete).toBe(true);
    expect(draft()).toMatchObject({ finished: true });
    expect(toasts().at(-1)?.[0]).toBe('Your profile is not saved yet');
    expect(asked.map(([name]) => name)).toEqual(['updateProfile']);
    // Each minute, until the server has it.
    const place = begun.mock.calls.findLastIndex(([, pause]) => pause === 60_000);
    act(() => begun.mock.calls[place]![0]());
    await waitFor(() => expect(asked).toHaveLength(2));
    await act(async () => undefined);
    isDown = false;
    // The network comes and goes: one attempt at a time.
    act(() => void dispatchEvent(new Event('online')));
    act(() => void dispatchEvent(new Event('online')));
    await waitFor(() => expect(draft()).toBeNull());
    expect(ended).toHaveBeenCalledWith(begun.mock.results[place]!.value);
    vi.restoreAllMocks();
    expect(asked.map(([name]) => name)).toEqual([
      'updateProfile',
      'updateProfile',
      'updateProfile',
      'completeOnboarding',
    ]);
  });

  test('a value that the server refuses stays open for correction', async () => {
    await finish(() =>
      refuse('University is too old', {
        code: 'BAD_USER_INPUT',
        fields: [{ field: 'university', message: 'University is too old' }],
      }),
    );
    expect(await screen.findByText('University is too old')).toBeTruthy();
    expect(draft()).toMatchObject({ finished: false });
  });
});

test('a profile page that was open before shows what was entered', async () => {
  const areas = ['profile', 'career', 'jobFacts', 'validation'] as const;
  await loadWords('en', areas);
  begunAt(5, { ...ANSWERS, hasDrivingLicense: 'no' });
  const degree = { qualification: 'BACHELOR', name: '', field: 'Commerce', institution: null };
  const degrees = [{ ...degree, from: null, to: '2019', grade: null }];
  const profile = { ...EMPTY_PROFILE, career: { ...EMPTY_CAREER, degrees } };
  await drawOnboarding({
    path: '/profile',
    save: () => ({ user: { ...ASHA, phone: null, profile } }),
    beside: (
      <Words areas={areas}>
        <ProfilePage />
      </Words>
    ),
  });
  await opened();
  await screen.findByText(/^Add your degrees/);
  await userEvent.click(screen.getByRole('button', { name: 'Complete Setup' }));
  expect(await screen.findByText(/Commerce/)).toBeTruthy();
});

describe('the draft', () => {
  test('every keystroke survives a reload', async () => {
    const { unmount } = await drawOnboarding();
    await opened();
    await userEvent.type(await screen.findByLabelText('Contact number'), '987');
    unmount();
    await drawOnboarding();
    await opened();
    expect((await screen.findByLabelText<HTMLInputElement>('Contact number')).value).toBe('987');
  });

  test('a finished one is sent automatically when its owner returns', async () => {
    begunAt(5, { ...ANSWERS, hasDrivingLicense: 'no' });
    const kept = { ...draft(), finished: true };
    localStorage.setItem(`onboarding:${ASHA.id}`, JSON.stringify(kept));
    const places = ['Nashik, Maharashtra', 'Mumbai, Maharashtra'];
    const { asked } = await drawOnboarding({ profile: { preferredLocations: places } });
    await waitFor(() => expect(draft()).toBeNull());
    expect(asked.map(([name]) => name)).toEqual(['updateProfile', 'completeOnboarding']);
    // Another place than the first one known replaces all of them.
    expect(asked[0]![1]).toMatchObject({ preferredLocations: ['Pune, Maharashtra'] });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('what was saved elsewhere since replaces older answers', async () => {
    const { unmount } = await drawOnboarding();
    await opened();
    await userEvent.type(await screen.findByLabelText('Contact number'), '98765 43210');
    const begun = { ...draft(), step: 5 };
    localStorage.setItem(`onboarding:${ASHA.id}`, JSON.stringify(begun));
    unmount();
    const profile = {
      location: 'Nashik, Maharashtra',
      preferredLocations: ['Pune, Maharashtra', 'Mumbai, Maharashtra'],
    };
    await drawOnboarding({ profile });
    await opened();
    const place = await screen.findByLabelText<HTMLInputElement>('Current location');
    expect(place.value).toBe('Nashik, Maharashtra');
    expect(screen.getByLabelText<HTMLInputElement>('Contact number').value).toBe('98765 43210');
    cleanup();
    const answers = { ...begun.answers, ...ANSWERS, hasDrivingLicense: 'no' };
    const kept = { ...begun, finished: true, answers };
    localStorage.setItem(`onboarding:${ASHA.id}`, JSON.stringify(kept));
    const { asked } = await drawOnboarding({ profile });
    await waitFor(() => expect(draft()).toBeNull());
    expect(asked[0]).toMatchObject([
      'updateProfile',
      { phone: '9876543210', salaryExpectation: 300_000, ...profile },
    ]);
  });

  test('answers that the server already has are sent back unchanged', async () => {
    const kept = { step: 5, finished: true, answers: { contactNumber: '98765 43210' } };
    localStorage.setItem(`onboarding:${ASHA.id}`, JSON.stringify(kept));
    const known = {
      dateOfBirth: '1998-05-17',
      gender: 'FEMALE',
      location: 'Nashik, Maharashtra',
      experienceType: 'EXPERIENCED',
      currentCompany: 'Lotus Works',
      currentJobTitle: 'Accountant',
      experience: '3-5 years',
      currentCTC: 650_000,
      education: 'BACHELOR',
      specialization: 'Commerce',
      university: 'University of Pune',
      yearOfPassing: 2019,
      technicalSkills: ['SQL'],
      functionalSkills: ['Sales'],
      certifications: ['GST'],
      hasBike: true,
      hasDrivingLicense: false,
    };
    const { asked } = await drawOnboarding({ profile: { ...known, salaryExpectation: 800_000 } });
    await waitFor(() => expect(draft()).toBeNull());
    expect(asked[0]).toMatchObject(['updateProfile', known]);
  });

  test('a finished one that became incomplete elsewhere is asked for again', async () => {
    begunAt(5, { ...ANSWERS, hasDrivingLicense: 'no' });
    const stored = { currentLocation: 'Pune, Maharashtra' };
    const kept = { ...draft(), finished: true, stored };
    localStorage.setItem(`onboarding:${ASHA.id}`, JSON.stringify(kept));
    const { asked } = await drawOnboarding({ profile: { location: null } });
    await waitFor(() => expect(draft()).toMatchObject({ finished: false }));
    expect(asked).toEqual([]);
  });

  test('the next user to log in does not see the dialog of the one before', async () => {
    await drawOnboarding();
    await opened();
    act(() => leave());
    await act(async () => logInAs({ id: 'ravi', onboardingComplete: true }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('Later closes the dialog for this visit', async () => {
    const { unmount } = await drawOnboarding();
    await opened();
    await userEvent.click(screen.getAllByRole('button', { name: 'Later' })[0]!);
    expect(screen.queryByRole('dialog')).toBeNull();
    unmount();
    await drawOnboarding();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
