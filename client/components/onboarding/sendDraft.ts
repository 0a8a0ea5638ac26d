import type { ApolloClient } from '@apollo/client';
import { $ZodError } from 'zod/v4/core';
import { ProfileValues_profile } from '#client/components/profile/ProfileValues.ts';
import { readFragment } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import type { UserRole } from '#client/lib/session.ts';
import { fieldFailures } from '#client/lib/failures.ts';
import { profilePayload, type SeekerAnswers } from '#schema/profile/profilePayload.ts';
import { clock } from '#client/lib/clock.ts';
import { graphqlProfile } from '#client/components/profile/graphqlProfile.ts';
import {
  readDraft,
  removeDraft,
  withNewer,
  writeDraft,
  type Answers,
  type Draft,
} from './draft.ts';
import { storedAnswers } from './storedAnswers.ts';
import { sendCompany } from './sendCompany.ts';
import { ONBOARDING_STEPS } from '#schema/options/screens/steps.ts';
import { seekerSteps } from '#schema/validation/seekers/onboarding.ts';
import { stepInput } from './stepInput.ts';

const SendDraftStoredQuery = graphql(`
  query SendDraftStored {
    viewer {
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

/** The server also derives the career from the answers, which the profile page sends back as whole lists. */
const SendDraftMutation = graphql(`
  mutation SendDraft($input: UpdateProfileInput!) {
    updateProfile(input: $input) {
      user {
        id
        phone
        profileCompletion {
          missing
        }
        profile {
          experienceMonths
          career {
            ...Career_career
          }
          ...ProfileValues_profile
        }
        ...SessionUser_user
      }
    }
  }
`);

const SendDraftCompleteMutation = graphql(`
  mutation SendDraftComplete {
    completeOnboarding(input: { onboardingComplete: true }) {
      user {
        ...SessionUser_user
      }
    }
  }
`);

let underWay: Promise<void> | null = null;

/** The user the draft belongs to. */
interface DraftOwner {
  id: string;
  role: UserRole;
}

/**
 * Saves the profile, then completes onboarding. The draft is removed once the server has both. Only one run at a time.
 */
export function sendDraft(client: ApolloClient, owner: DraftOwner): Promise<void> {
  underWay ??= send(client, owner).finally(() => (underWay = null));
  return underWay;
}

async function send(client: ApolloClient, { id: userId, role }: DraftOwner): Promise<void> {
  const draft = readDraft(userId);
  if (!draft?.finished) return;
  try {
    await (role === 'EMPLOYER' ? sendCompany(client, draft) : sendProfile(client, draft));
    await client.mutate({ mutation: SendDraftCompleteMutation });
    removeDraft(userId);
  } catch (error) {
    // Only the user can fix what the server or the rules refuse.
    if (fieldFailures(error).length > 0 || error instanceof $ZodError)
      writeDraft(userId, { ...draft, finished: false });
    throw error;
  }
}

async function sendProfile(client: ApolloClient, draft: Draft): Promise<void> {
  const { data } = await client.query({ query: SendDraftStoredQuery, fetchPolicy: 'network-only' });
  const user = data?.viewer?.user;
  const profile = readFragment(ProfileValues_profile, user?.profile);
  const known = storedAnswers(user?.phone, profile);
  const { answers } = user ? withNewer(draft, known, storedAnswers(null, null)) : draft;
  const payload = profilePayload(seekerAnswers(answers, new Date(clock.now())));
  // Onboarding asks for the first preferred place only; the profile page may have added others.
  const places = profile?.preferredLocations ?? [];
  const isKnown = places.length > 0 && payload.preferredLocations?.[0] === places[0];
  const input = graphqlProfile({ ...payload, ...(isKnown && { preferredLocations: places }) });
  await client.mutate({ mutation: SendDraftMutation, variables: { input } });
}

/** The answers of all steps as parsed by their rules. The dialog cannot be finished with invalid ones. */
function seekerAnswers(answers: Answers, today: Date): SeekerAnswers {
  const rules = seekerSteps({ today });
  const read = ONBOARDING_STEPS.job_seeker.map((step) => rules[step].parse(stepInput(answers)));
  return Object.assign({}, ...read) as SeekerAnswers;
}
