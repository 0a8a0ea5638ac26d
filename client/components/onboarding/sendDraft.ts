import type { ApolloClient } from '@apollo/client';
import { graphql } from '#client/gql/gql.ts';
import type { UserRole } from '#client/lib/session.ts';
import { fieldFailures } from '#client/lib/failures.ts';
import { profilePayload, type SeekerAnswers } from '#schema/profile/profilePayload.ts';
import { clock } from '#client/lib/clock.ts';
import { graphqlProfile } from '#client/components/profile/graphqlProfile.ts';
import { readDraft, removeDraft, writeDraft, type Answers } from './draft.ts';
import { sendCompany } from './sendCompany.ts';
import { ONBOARDING_STEPS } from '#schema/options/screens/steps.ts';
import { seekerSteps } from '#schema/validation/seekers/onboarding.ts';
import { stepInput } from './stepInput.ts';

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
    await (role === 'EMPLOYER'
      ? sendCompany(client, draft.answers)
      : sendProfile(client, draft.answers));
    await client.mutate({ mutation: SendDraftCompleteMutation });
    removeDraft(userId);
  } catch (error) {
    // Only the user can fix what the server refuses.
    if (fieldFailures(error).length > 0) writeDraft(userId, { ...draft, finished: false });
    throw error;
  }
}

async function sendProfile(client: ApolloClient, answers: Answers): Promise<void> {
  const read = seekerAnswers(answers, new Date(clock.now()));
  const input = graphqlProfile(profilePayload(read));
  await client.mutate({ mutation: SendDraftMutation, variables: { input } });
}

/** The answers of all steps as parsed by their rules. The dialog cannot be finished with invalid ones. */
function seekerAnswers(answers: Answers, today: Date): SeekerAnswers {
  const rules = seekerSteps({ today });
  const read = ONBOARDING_STEPS.job_seeker.map((step) => rules[step].parse(stepInput(answers)));
  return Object.assign({}, ...read) as SeekerAnswers;
}
