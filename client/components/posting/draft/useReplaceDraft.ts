import { useMutation } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import { useFailureToast } from '#client/components/useFailureToast.ts';
import { readFragment } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { useSession } from '#client/lib/session.ts';
import { toast } from '#client/ui/toast.ts';
import { UNDO_MS } from '#schema/options/limits.ts';
import { draftInputOf, JobDraft_draft, replaceDraft, type DraftValues } from './jobDraft.ts';
import { removeLocalDraft } from './localDraft.ts';

const DuplicateMutation = graphql(`
  mutation ReplaceDraftDuplicate($input: JobInput!) {
    duplicateJob(input: $input) {
      draft {
        ...JobDraft_draft
      }
      replaced {
        ...JobDraft_draft
      }
      viewer {
        jobDraft {
          ...JobDraft_draft
        }
      }
    }
  }
`);

const DiscardMutation = graphql(`
  mutation ReplaceDraftDiscard {
    discardJobDraft {
      replaced {
        ...JobDraft_draft
      }
      viewer {
        jobDraft {
          ...JobDraft_draft
        }
      }
    }
  }
`);

const RestoreMutation = graphql(`
  mutation ReplaceDraftRestore($input: JobDraftInput!) {
    saveJobDraft(input: $input) {
      viewer {
        jobDraft {
          ...JobDraft_draft
        }
      }
    }
  }
`);

/** Replaces the current draft with another or with none. The previous one can be restored. */
export function useReplaceDraft() {
  const t = useTranslations('addJob');
  const showFailure = useFailureToast();
  const { user } = useSession();
  const [duplicateJob, duplicating] = useMutation(DuplicateMutation);
  const [discardDraft] = useMutation(DiscardMutation);
  const [saveDraft] = useMutation(RestoreMutation);

  const tellFailure = (title: string) => (error: unknown) => {
    showFailure(title, error);
    return false;
  };
  const take = (values: DraftValues | null, how: 'copied' | 'discarded' | 'restored') => {
    if (user) removeLocalDraft(user.id);
    replaceDraft(values, how);
  };
  const restore = (values: DraftValues) =>
    void saveDraft({ variables: { input: draftInputOf(values) } })
      .then(() => {
        take(values, 'restored');
        toast({ kind: 'success', title: t('draft.undone') });
      })
      .catch(tellFailure(t('draft.failed')));
  const offerBack = (title: string, values: DraftValues | undefined) => {
    if (!values) return;
    const action = { label: t('draft.undo'), onPress: () => restore(values) };
    toast({ kind: 'info', title, message: values.title ?? undefined, duration: UNDO_MS, action });
  };

  return {
    duplicating: duplicating.loading,
    /** Resolves to whether it succeeded. */
    duplicate: (id: string) =>
      duplicateJob({ variables: { input: { id } } })
        .then(({ data }) => {
          const { draft, replaced } = data!.duplicateJob;
          take(readFragment(JobDraft_draft, draft)?.values ?? null, 'copied');
          offerBack(t('draft.replaced'), readFragment(JobDraft_draft, replaced)?.values);
          return true;
        })
        .catch(tellFailure(t('old.copyFailed'))),
    discard: () =>
      discardDraft()
        .then(({ data }) => {
          take(null, 'discarded');
          const { replaced } = data!.discardJobDraft;
          offerBack(t('draft.discarded'), readFragment(JobDraft_draft, replaced)?.values);
          return true;
        })
        .catch(tellFailure(t('draft.failed'))),
  };
}
