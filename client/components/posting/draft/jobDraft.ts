import { JobFacts_draft } from '#client/components/jobFacts/jobFacts.ts';
import { questionFormOf, questionInput } from '#client/components/screening/questionForm.ts';
import { readFragment } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import type { JobDraft_DraftFragment } from '#client/gql/graphql.ts';
import { createStore } from '#client/lib/store/createStore.ts';

/** Always select the whole fragment, so that the cache never holds half a draft. */
export const JobDraft_draft = graphql(`
  fragment JobDraft_draft on JobDraft {
    id
    savedAt
    values {
      title
      description
      requirements
      responsibilities
      benefits
      location
      type
      category
      industry
      salary
      experience
      experienceLevel
      applicationDeadline
      isRemote
      isFeatured
      isUrgent
      questions {
        kind
        text
        options
        isRequired
        wanted
        minimum
        weight
      }
      ...JobFacts_draft
    }
  }
`);

export type DraftValues = JobDraft_DraftFragment['values'];

interface Replacement {
  count: number;
  /** Null: the draft was discarded. */
  values: DraftValues | null;
  how: 'copied' | 'discarded' | 'restored';
}

/** The draft that has just replaced another one. If the form is open, it restarts with this one. */
export const replacement = createStore<Replacement>({ count: 0, values: null, how: 'discarded' });

export function replaceDraft(values: DraftValues | null, how: Replacement['how']): void {
  replacement.set({ count: replacement.get().count + 1, values, how });
}

/** The content of a draft as it is sent. */
export function draftInputOf({ __typename, ...values }: DraftValues & { __typename?: string }) {
  const questions = values.questions?.map((question) => questionInput(questionFormOf(question)));
  return { ...values, questions, ...readFragment(JobFacts_draft, values) };
}
