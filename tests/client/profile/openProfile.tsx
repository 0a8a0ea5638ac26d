import { waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect } from 'vitest';
import { Words } from '#client/components/Words.tsx';
import { loadWords } from '#client/lib/words.ts';
import { Page as ProfilePage } from '#client/pages/profile/ProfilePage.tsx';
import { ASHA } from '#tests/client/account/drawAccount.tsx';
import { drawInSite, logInAs, NOW } from '#tests/client/frame/drawInSite.tsx';
import { mockedSchema } from '#tests/support/mockedSchema.ts';

const AREAS = ['profile', 'career', 'jobFacts', 'validation'] as const;

const PAST_JOB = { place: null, from: null, to: null, isCurrent: false, summary: null };
export const JOBS = [
  { ...PAST_JOB, title: 'Accountant', company: 'Lotus Works', from: '2022-01', isCurrent: true },
  { ...PAST_JOB, title: 'Clerk', company: 'Neem Foods', from: '2019', to: '2021-12' },
];
const CAREER = {
  jobs: JOBS,
  degrees: [],
  projects: [],
  certificates: [],
  languages: [{ name: 'Marathi', level: 'NATIVE' }],
  links: [],
};

const PROFILE = {
  career: CAREER,
  headline: null,
  summary: null,
  location: 'Pune, Maharashtra',
  dateOfBirth: '1998-05-17',
  gender: 'FEMALE',
  experienceType: 'EXPERIENCED',
  experience: '4 years and a bit',
  currentCompany: 'Lotus Works',
  currentJobTitle: 'Accountant',
  currentCTC: 650_000,
  salaryExpectation: null,
  preferredLocations: ['Pune, Maharashtra'],
  education: 'BACHELOR',
  specialization: 'Commerce',
  university: null,
  yearOfPassing: 2019,
  technicalSkills: ['SQL'],
  functionalSkills: ['Sales'],
  certifications: [],
  experienceMonths: 59,
  noticePeriod: null,
  noticeUntil: null,
  willingToMove: null,
  shifts: [],
  workModes: [],
  accommodations: null,
  showAccommodations: false,
  hasBike: true,
  hasDrivingLicense: null,
  isOpenToWork: false,
  resume: null,
};
export const FINDINGS = {
  phone: '9876543210',
  location: 'Pune, Maharashtra',
  experienceType: null,
  experience: '3-5 years',
  noticePeriod: 'MONTH_1',
  currentPay: null,
  expectedPay: 600_000,
  technicalSkills: ['sql', 'Docker'],
  functionalSkills: [],
  otherSkills: ['Kafka'],
  jobs: [
    {
      ...JOBS[0],
      source: { page: 1, line: 7, text: 'Accountant, Lotus Works (Jan 2022 – Present)' },
    },
    {
      ...JOBS[1],
      title: 'Cashier',
      company: 'City Mart',
      source: { page: 1, line: 9, text: 'Cashier, City Mart  2019 – Dec 2021' },
    },
  ],
  degrees: [
    {
      qualification: 'MASTER',
      name: 'M.Com',
      field: null,
      institution: 'University of Pune',
      from: null,
      to: '2021',
      grade: null,
      source: { page: 2, line: 3, text: 'M.Com, University of Pune, 2021' },
    },
  ],
  projects: [],
  certificates: [],
  languages: [],
  links: [],
};

interface World {
  save?: () => unknown;
  resumes?: { id: string; name: string }[];
  /** Names of resumes without text. */
  scans?: string[];
  /** Names of resumes that were uploaded a moment ago. */
  unread?: string[];
  findings?: object | null;
  /** Loading the page fails with the error that this throws. */
  load?: () => void;
}

const aResume = (name: string, isReadable: boolean | null) => ({
  id: name,
  name,
  isReadable,
  createdAt: NOW.toJSON(),
});

/** The page, which can be left and visited again. */
function Visits() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        Leave or return
      </button>
      {isOpen && <ProfilePage />}
    </>
  );
}

export async function openProfile({
  save,
  resumes = [],
  scans = [],
  unread = [],
  findings = FINDINGS,
  load,
}: World = {}) {
  let profile = PROFILE;
  let user: object = {
    ...ASHA,
    phone: null,
    profile: PROFILE,
    profileCompletion: {
      percent: 73,
      bannerPercent: 86,
      missing: ['HEADLINE', 'SUMMARY', 'RESUME'],
    },
  };
  const asked: Record<string, unknown>[] = [];
  const viewer = () => {
    load?.();
    return {
      id: ASHA.id,
      user,
      readableResumes: resumes,
      resumes: [
        ...scans.map((name) => aResume(name, false)),
        ...unread.map((name) => aResume(name, null)),
      ],
      resumeFindings: findings,
    };
  };
  const schema = mockedSchema({
    resolvers: {
      Query: { viewer },
      Mutation: {
        updateProfile: async (_root: unknown, { input }: { input: Record<string, unknown> }) => {
          asked.push({ ...input });
          await save?.();
          const { firstName = ASHA.firstName, career, ...rest } = input;
          profile = { ...profile, ...rest, career: { ...profile.career, ...(career as object) } };
          user = { ...user, firstName, profile };
          return { user };
        },
      },
    },
  });
  logInAs({ ...ASHA, role: 'JOB_SEEKER', onboardingComplete: true });
  await loadWords('en', AREAS);
  const drawn = await drawInSite(
    <Words areas={AREAS}>
      <Visits />
    </Words>,
    { schema, path: '/profile' },
  );
  await waitFor(() => expect(document.querySelector('[data-waiting]')).toBeNull());
  const change = (changes: object) => {
    profile = { ...profile, ...changes };
    user = { ...user, profile };
  };
  return { ...drawn, asked, change };
}
