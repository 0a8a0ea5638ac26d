import { skipToken, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import {
  CompanyFormValues_companyProfile,
  companyFormValues,
} from '#client/components/company/form/companyFormValues.ts';
import { ProfileValues_profile } from '#client/components/profile/ProfileValues.ts';
import { readFragment } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import type { SessionUser } from '#client/lib/session.ts';
import { Dialog } from '#client/ui/Dialog.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { todayOf } from '#schema/validation/values/day.ts';
import { readDraft, type Draft, type Answers } from './draft.ts';
import { OnboardingSteps } from './OnboardingSteps.tsx';
import { STEPS } from './onboardingSteps.ts';
import type { ProfileValues_ProfileFragment } from '#client/gql/graphql.ts';
import { useNow } from '#client/lib/now.ts';

const OnboardingDialogQuery = graphql(`
  query OnboardingDialog {
    viewer {
      companyProfile {
        ...CompanyFormValues_companyProfile
      }
      user {
        id
        phone
        profile {
          ...ProfileValues_profile
        }
      }
    }
  }
`);

export interface OnboardingDialogProps {
  user: SessionUser;
  /** Escape, the close button or Later. */
  onClose: () => void;
  /** No questions are left. */
  onFinished: () => void;
}

/** Starts with the stored draft or, without one, with what the server already knows. */
export function OnboardingDialog({ user, onClose, onFinished }: OnboardingDialogProps) {
  const t = useTranslations('onboarding');
  const steps = STEPS[user.role];
  const today = useNow();
  const [draft] = useState(() => readDraft(user.id));
  const { data, error } = useQuery(OnboardingDialogQuery, draft ? skipToken : {});
  if (steps.length === 0) return null;

  const account = data?.viewer?.user;
  const profile = account?.profile && readFragment(ProfileValues_profile, account.profile);
  const isEmployer = user.role === 'EMPLOYER';
  const stored = data?.viewer?.companyProfile;
  const company = companyFormValues(
    stored ? readFragment(CompanyFormValues_companyProfile, stored) : null,
    Number(todayOf({ today }).slice(0, 4)),
  );
  const fresh: Draft | null =
    account || error
      ? {
          step: 0,
          finished: false,
          answers: isEmployer ? company : storedAnswers(account?.phone, profile),
        }
      : null;
  const start = draft ?? fresh;
  if (!start)
    return (
      <Dialog title={t('title')} closeLabel={t('later')} onClose={onClose}>
        <div aria-busy="true" className="grid gap-4">
          <Skeleton className="h-2 w-full" />
          <Skeleton className="h-64 w-full" />
        </div>
      </Dialog>
    );
  return <OnboardingSteps {...{ user, steps, start, onClose, onFinished }} />;
}

/** What the server knows, keyed by question. */
function storedAnswers(
  phone: string | null | undefined,
  profile: ProfileValues_ProfileFragment | null | undefined,
): Answers {
  const pay = (rupees: number | null | undefined) => (rupees ? String(rupees) : '');
  const answer = (value: boolean | null | undefined) => (value == null ? '' : value ? 'yes' : 'no');
  return {
    dateOfBirth: profile?.dateOfBirth ?? '',
    gender: profile?.gender?.toLowerCase() ?? '',
    contactNumber: phone ?? '',
    currentLocation: profile?.location ?? '',
    experienceType: profile?.experienceType?.toLowerCase() ?? '',
    currentCompany: profile?.currentCompany ?? '',
    currentJobTitle: profile?.currentJobTitle ?? '',
    totalExperience: profile?.experience ?? '',
    currentCTC: pay(profile?.currentCTC),
    expectedCTC: pay(profile?.salaryExpectation),
    desiredLocation: profile?.preferredLocations[0] ?? '',
    highestQualification: profile?.education?.toLowerCase() ?? '',
    specialization: profile?.specialization ?? '',
    university: profile?.university ?? '',
    yearOfPassing: profile?.yearOfPassing ? String(profile.yearOfPassing) : '',
    technicalSkills: profile?.technicalSkills ?? [],
    functionalSkills: profile?.functionalSkills ?? [],
    certifications: profile?.certifications ?? [],
    hasBike: answer(profile?.hasBike),
    hasDrivingLicense: answer(profile?.hasDrivingLicense),
  };
}
