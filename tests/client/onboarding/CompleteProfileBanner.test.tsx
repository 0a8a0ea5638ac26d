import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { VerifyEmailBanner } from '#client/components/VerifyEmailBanner.tsx';
import { Words } from '#client/components/Words.tsx';
import { makeFragmentData } from '#client/gql/fragment-masking.ts';
import { loadWords } from '#client/lib/words.ts';
import {
  NextStepCard,
  NextStepCard_completion,
  NextStepCard_dashboard,
} from '#client/pages/home/dashboard/NextStepCard.tsx';
import { ASHA } from '#tests/client/account/drawAccount.tsx';
import { leave } from '#tests/client/frame/drawInSite.tsx';
import { drawBanner } from './drawOnboarding.tsx';

afterEach(() => {
  act(() => leave());
});

const bannerText = () => screen.queryByText(/% complete|not saved/)?.textContent;

test.each([
  [29, 'Your profile is only 29% complete. It takes about two minutes.'],
  [49, 'Your profile is only 49% complete. It takes about two minutes.'],
  [50, 'Your profile is 50% complete. Add the remaining details.'],
  [79, 'Your profile is 79% complete. Add the remaining details.'],
])('at %i percent the banner says so', async (percent, text) => {
  await drawBanner({ percent });
  expect(await screen.findByText(text)).toBeTruthy();
});

test.each([80, 100])('with %i percent of its own fields it is hidden', async (bannerPercent) => {
  await drawBanner({ percent: 73, bannerPercent });
  expect(bannerText()).toBeUndefined();
});

test('the banner is not shown until the address is confirmed', async () => {
  await drawBanner({ percent: 57, emailVerified: false });
  expect(bannerText()).toBeUndefined();
});

test('before the address is confirmed, newcomers only see it on the home page, in place of the other banner', async () => {
  const beside = <VerifyEmailBanner />;
  const newcomer = { percent: 27, emailVerified: false, onboardingComplete: false, beside };
  const verify = () => screen.queryByText(/Open the link we sent/);
  const { unmount } = await drawBanner({ ...newcomer, path: '/browse-jobs' });
  expect(screen.queryByText(/only 27% complete/)).toBeNull();
  expect(verify()).toBeTruthy();
  unmount();
  act(() => leave());
  await drawBanner({ ...newcomer, path: '/home' });
  expect(await screen.findByText(/only 27% complete/)).toBeTruthy();
  expect(verify()).toBeNull();
});

test.each(['/add-job', '/verify-email'])('the banner does not distract on %s', async (path) => {
  await drawBanner({ percent: 57, role: 'EMPLOYER', path });
  expect(bannerText()).toBeUndefined();
});

test('an onboarded user is led to the profile page, which does not repeat the banner', async () => {
  await drawBanner({ percent: 57 });
  const link = await screen.findByRole('link', { name: 'Complete Profile' });
  expect(link.getAttribute('href')).toBe('/profile');
  await userEvent.click(link);
  await waitFor(() => expect(bannerText()).toBeUndefined());
});

test('colleagues who cannot change the profile of the company are not asked to', async () => {
  await drawBanner({ percent: 33, role: 'EMPLOYER', teamRole: 'RECRUITER' });
  expect(bannerText()).toBeUndefined();
});

test('an employer is led to the company’s profile', async () => {
  await drawBanner({ percent: 33, role: 'EMPLOYER' });
  const link = await screen.findByRole('link', { name: 'Complete Profile' });
  expect(link.getAttribute('href')).toBe('/company-profile');
  expect(screen.getByText(/Your company profile is only 33% complete/)).toBeTruthy();
});

test('the next step of a new employer does not repeat the banner', async () => {
  await loadWords('en', ['dashboard']);
  const role = 'employer';
  const stats = [{ key: 'ACTIVE_JOBS' as const, value: 0 }];
  const next = (
    <Words areas={['dashboard']}>
      <NextStepCard
        role={role}
        company="pending"
        dashboard={makeFragmentData({ stats, activity: [] }, NextStepCard_dashboard)}
        completion={makeFragmentData({ percent: 33, missing: [] }, NextStepCard_completion)}
        failed={false}
      />
    </Words>
  );
  await drawBanner({ percent: 33, role: 'EMPLOYER', beside: next });
  expect(await screen.findByRole('heading', { name: 'Post your first job' })).toBeTruthy();
  expect(screen.getAllByRole('link', { name: 'Complete Profile' })).toHaveLength(1);
});

test('a user who postponed the dialog can reopen it here', async () => {
  sessionStorage.setItem('onboardingLater', ASHA.id);
  await drawBanner({ percent: 29, onboardingComplete: false });
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Complete Profile' }));
  expect(await screen.findByRole('dialog', { name: 'Complete your profile' })).toBeTruthy();
});
