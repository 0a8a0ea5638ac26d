import { useQuery } from '@apollo/client/react';
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
import { readDraft, withNewer, type Draft } from './draft.ts';
import { OnboardingSteps } from './OnboardingSteps.tsx';
import { STEPS } from './onboardingSteps.ts';
import { storedAnswers } from './storedAnswers.ts';
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

/** Starts with what the server already knows, and with the answers that were typed before. */
export function OnboardingDialog({ user, onClose, onFinished }: OnboardingDialogProps) {
  const t = useTranslations('onboarding');
  const steps = STEPS[user.role];
  const today = useNow();
  const [draft] = useState(() => readDraft(user.id));
  const { data, error } = useQuery(OnboardingDialogQuery, { fetchPolicy: 'network-only' });
  if (steps.length === 0) return null;

  const account = data?.viewer?.user;
  const profile = account?.profile && readFragment(ProfileValues_profile, account.profile);
  const isEmployer = user.role === 'EMPLOYER';
  const company = data?.viewer?.companyProfile;
  const year = Number(todayOf({ today }).slice(0, 4));
  const unanswered = isEmployer ? companyFormValues(null, year) : storedAnswers(null, null);
  const answers = isEmployer
    ? companyFormValues(
        company ? readFragment(CompanyFormValues_companyProfile, company) : null,
        year,
      )
    : storedAnswers(account?.phone, profile);
  const fresh: Draft = {
    step: 0,
    finished: false,
    answers,
    ...(account && { stored: answers }),
  };
  const compared = draft && account ? withNewer(draft, answers, unanswered) : draft;
  const start = account || error ? (compared ?? fresh) : null;
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
