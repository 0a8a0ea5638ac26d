import { useMutation } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import { UNDO_MS } from '#schema/options/limits.ts';
import { useFailureToast } from '#client/components/useFailureToast.ts';
import { graphql } from '#client/gql/gql.ts';
import { toast } from '#client/ui/toast.ts';

/** Also what the profile says about resumes, which counts for its completion. */
graphql(`
  fragment ChangeResume_viewer on Viewer {
    resumes {
      id
      ...ResumeRow_resume
    }
    readableResumes {
      id
      name
    }
    user {
      id
      profile {
        resume
      }
      profileCompletion {
        percent
        bannerPercent
        missing
      }
    }
  }
`);

const ChangeResumeDefault = graphql(`
  mutation ChangeResumeDefault($input: ResumeInput!) {
    setDefaultResume(input: $input) {
      viewer {
        ...ChangeResume_viewer
      }
    }
  }
`);

const ChangeResumeDelete = graphql(`
  mutation ChangeResumeDelete($input: ResumeInput!) {
    deleteResume(input: $input) {
      viewer {
        ...ChangeResume_viewer
      }
    }
  }
`);

const ChangeResumeRestore = graphql(`
  mutation ChangeResumeRestore($input: ResumeInput!) {
    restoreResume(input: $input) {
      viewer {
        ...ChangeResume_viewer
      }
    }
  }
`);

/** Each mutation returns all that it changes, so the cache corrects itself. A deletion can be undone for eight seconds. */
export function useChangeResume({ id, name }: { id: string; name: string }) {
  const t = useTranslations('resumes');
  const showFailure = useFailureToast();
  const variables = { input: { id } };
  const [setDefault, defaulting] = useMutation(ChangeResumeDefault, { variables });
  const [deleteIt, deleting] = useMutation(ChangeResumeDelete, { variables });
  const [restore] = useMutation(ChangeResumeRestore, { variables });

  const attempt = async (change: () => Promise<unknown>, done: () => void) => {
    try {
      await change();
      done();
    } catch (error) {
      showFailure(t('changeFailed'), error);
    }
  };
  const undo = () =>
    void attempt(restore, () => toast({ kind: 'success', title: t('restored', { name }) }));
  return {
    busy: defaulting.loading || deleting.loading,
    makeDefault: () =>
      attempt(setDefault, () => toast({ kind: 'success', title: t('madeDefault', { name }) })),
    remove: () =>
      attempt(deleteIt, () => {
        document.querySelector<HTMLElement>('#stored-resumes')?.focus();
        const action = { label: t('undo'), onPress: undo };
        toast({ kind: 'info', title: t('deleted', { name }), duration: UNDO_MS, action });
      }),
  };
}
