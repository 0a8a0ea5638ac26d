import { useQuery } from '@apollo/client/react';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { SessionUserQuery } from '#client/components/SessionUser.ts';
import { LazyOnboarding } from '#client/components/onboarding/LazyOnboarding.tsx';
import { loadWords } from '#client/lib/words.ts';
import { EMPTY_CAREER } from '#schema/profile/career.ts';
import { ASHA, drawAccount } from '#tests/client/account/drawAccount.tsx';
import { logInAs } from '#tests/client/frame/drawInSite.tsx';

interface World {
  role?: 'JOB_SEEKER' | 'EMPLOYER';
  onboardingComplete?: boolean;
  path?: string;
  /** The result of saving; by default it returns the account. */
  save?: (input: Record<string, unknown>) => unknown;
  /** The employer's company, if one exists. */
  companyProfile?: object;
  /** What the server has of the job seeker's profile. */
  profile?: object;
  beside?: ReactNode;
}

export const EMPTY_PROFILE = {
  location: null,
  dateOfBirth: null,
  gender: null,
  experienceType: null,
  experience: null,
  currentCompany: null,
  currentJobTitle: null,
  currentCTC: null,
  salaryExpectation: null,
  preferredLocations: [],
  education: null,
  specialization: null,
  university: null,
  yearOfPassing: null,
  technicalSkills: [],
  functionalSkills: [],
  certifications: [],
  hasBike: null,
  hasDrivingLicense: null,
  headline: null,
  summary: null,
  noticePeriod: null,
  shifts: [],
  workModes: [],
  isOpenToWork: false,
  career: EMPTY_CAREER,
};

/** The banner and the dialog in the frame, for a user who has just signed up. */
export async function drawOnboarding(world: World = {}) {
  const { role = 'JOB_SEEKER', onboardingComplete = false, save, companyProfile = null } = world;
  const profile = { ...EMPTY_PROFILE, ...world.profile };
  const user = { ...ASHA, role, onboardingComplete, phone: null, profile };
  await loadWords('en', ['onboarding', 'profile', 'validation']);
  logInAs({ ...ASHA, role, onboardingComplete });
  const answer = () => ({ user });
  const company = () => ({ viewer: { id: user.id, user } });
  const part = (
    <>
      <LazyOnboarding />
      {world.beside}
    </>
  );
  return drawAccount(part, {
    path: world.path,
    viewer: () => ({ id: user.id, user, companyProfile }),
    mutations: {
      updateProfile: save ?? answer,
      completeOnboarding: () => ({ user: { ...user, onboardingComplete: true } }),
      createCompany: save ?? company,
      updateCompany: save ?? company,
    },
  });
}

interface BannerWorld {
  path?: string;
  percent: number;
  /** What decides whether the banner is shown. */
  bannerPercent?: number;
  role?: 'JOB_SEEKER' | 'EMPLOYER';
  teamRole?: 'OWNER' | 'RECRUITER';
  onboardingComplete?: boolean;
  emailVerified?: boolean;
  beside?: ReactNode;
}

/** With the account in the cache, as the session check leaves it. */
export async function drawBanner(world: BannerWorld) {
  const { percent, bannerPercent = percent, role = 'JOB_SEEKER' } = world;
  const { onboardingComplete = true, emailVerified = true, teamRole = null } = world;
  const profileCompletion = { percent, bannerPercent };
  const user = {
    ...ASHA,
    role,
    teamRole,
    onboardingComplete,
    emailVerified,
    profile: EMPTY_PROFILE,
    profileCompletion,
  };
  logInAs({ ...ASHA, role, teamRole, onboardingComplete, emailVerified });
  const drawn = await drawAccount(
    <>
      <SessionCheck />
      <LazyOnboarding />
      {world.beside}
    </>,
    { path: world.path ?? '/faq', viewer: () => ({ id: user.id, user }) },
  );
  await screen.findByText('session checked');
  return drawn;
}

function SessionCheck() {
  const { data } = useQuery(SessionUserQuery);
  return data ? <p>session checked</p> : null;
}

export const proceed = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Continue' });
export const heading = () => screen.getByRole('heading', { level: 3 }).textContent;
export const write = async (label: string, text: string) => {
  const box = screen.getByLabelText(label);
  await userEvent.clear(box);
  await userEvent.type(box, text);
};
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
export const choose = (name: string | RegExp) =>
  userEvent.click(screen.getByRole('radio', { name }));
export const pick = async (label: string, option: string) =>
  userEvent.selectOptions(screen.getByLabelText(label), option);

export async function choosePlace(label: string, text: string, place: string) {
  await userEvent.type(screen.getByRole('combobox', { name: label }), text);
  await userEvent.click(await screen.findByRole('option', { name: place }));
}

export async function fillPersonal() {
  await write('Day', '17');
  await pick('Month', 'May');
  await write('Year', '1998');
  await choose('Female');
  await write('Contact number', '98765 43210');
  await choosePlace('Current location', 'pune', 'Pune, Maharashtra');
}

export async function fillEducation() {
  await pick('Highest qualification', "Bachelor's Degree");
  await write('Specialization', 'Commerce');
  await write('University', 'University of Pune');
  await write('Year of passing', '2019');
}

export const opened = () => screen.findByRole('dialog', { name: 'Complete your profile' });
export const draft = () => JSON.parse(localStorage.getItem(`onboarding:${ASHA.id}`) ?? 'null');

/** As left by an earlier visit. */
export function begunAt(step: number, answers: object = {}) {
  const given = { experienceType: 'experienced', technicalSkills: [], functionalSkills: [] };
  const kept = { step, finished: false, answers: { ...given, ...answers } };
  localStorage.setItem(`onboarding:${ASHA.id}`, JSON.stringify(kept));
}
