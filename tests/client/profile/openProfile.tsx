import { act, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { Words } from '#client/components/Words.tsx';
import { loadWords } from '#client/lib/words.ts';
import { Page as ProfilePage } from '#client/pages/profile/ProfilePage.tsx';
import { ASHA } from '#tests/client/account/drawAccount.tsx';
import { drawInSite, logInAs } from '#tests/client/frame/drawInSite.tsx';
import { mockedSchema } from '#tests/support/mockedSchema.ts';

const AREAS = ['profile', 'validation'] as const;

const PROFILE = {
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
  hasBike: true,
  hasDrivingLicense: null,
  isOpenToWork: false,
  resume: null,
};
const FINDINGS = {
  phone: '9876543210',
  location: 'Pune, Maharashtra',
  experienceType: null,
  experience: '3-5 years',
  currentJobTitle: null,
  currentCompany: null,
  education: 'MASTER',
  specialization: null,
  university: 'University of Pune',
  yearOfPassing: 2021,
  technicalSkills: ['sql', 'Docker'],
  functionalSkills: [],
};

interface World {
  save?: () => unknown;
  resumes?: { id: string; name: string }[];
  findings?: object | null;
}

export async function openProfile({ save, resumes = [], findings = FINDINGS }: World = {}) {
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
  const viewer = () => ({ id: ASHA.id, user, readableResumes: resumes, resumeFindings: findings });
  const schema = mockedSchema({
    resolvers: {
      Query: { viewer },
      Mutation: {
        updateProfile: (_root: unknown, { input }: { input: Record<string, unknown> }) => {
          asked.push({ ...input });
          save?.();
          const { firstName = ASHA.firstName, ...profile } = input;
          user = { ...user, firstName, profile: { ...PROFILE, ...profile } };
          return { user };
        },
      },
    },
  });
  logInAs({ ...ASHA, role: 'JOB_SEEKER', onboardingComplete: true });
  await loadWords('en', AREAS);
  // A suspended page resumes only inside act.
  const drawn = await act(() =>
    drawInSite(
      <Words areas={AREAS}>
        <Suspense>
          <ProfilePage />
        </Suspense>
      </Words>,
      { schema, path: '/profile' },
    ),
  );
  await screen.findByRole('heading', { level: 1, name: 'Profile' });
  return { ...drawn, asked };
}
