import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFailureToast } from '#client/components/useFailureToast.ts';
import { graphql } from '#client/gql/gql.ts';
import type { DismissalReason } from '#client/gql/graphql.ts';
import { rescueFocus } from '#client/lib/document/lostFocus.ts';
import { sendLater } from '#client/lib/offline/sendLater.ts';
import { toast } from '#client/ui/toast.ts';
import { UNDO_MS } from '#schema/options/limits.ts';

const DismissJob = graphql(`
  mutation DismissJob($input: DismissJobInput!) {
    dismissJob(input: $input) {
      viewer {
        ...DismissedJobs_viewer
      }
    }
  }
`);

const DismissJobUndo = graphql(`
  mutation DismissJobUndo($input: UndismissJobInput!) {
    undismissJob(input: $input) {
      viewer {
        ...DismissedJobs_viewer
      }
    }
  }
`);

export interface JobToDismiss {
  id: string;
  title: string;
  company: string;
}

/**
 * Hides a job at once and says so, with an undo for eight seconds. `onChanged` is called when the server knows, so
 * that a list can ask for what comes next.
 */
export function useDismissJob(onChanged?: () => unknown) {
  const t = useTranslations('recommendation');
  const showFailure = useFailureToast();
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const [dismissOne] = useMutation(DismissJob);
  const [restoreOne] = useMutation(DismissJobUndo);

  const hide = (id: string, isHidden: boolean) =>
    setHidden((known) => {
      const next = new Set(known);
      if (isHidden) next.add(id);
      else next.delete(id);
      return next;
    });
  const failed = (error: unknown) => showFailure(t('dismiss.failed'), error);

  const restore = async ({ id, title = '' }: Pick<JobToDismiss, 'id'> & { title?: string }) => {
    hide(id, false);
    try {
      const variables = { input: { jobId: id } };
      await restoreOne({
        variables,
        context: sendLater({ kind: 'dismiss', id, title, mutation: DismissJobUndo, variables }),
      });
      await onChanged?.();
    } catch (error) {
      hide(id, true);
      failed(error);
    }
  };
  const dismiss = async (job: JobToDismiss, reason: DismissalReason) => {
    hide(job.id, true);
    // The menu, which had the focus, is hidden along with the job.
    rescueFocus();
    const close = toast({
      kind: 'info',
      title: t(`dismiss.done.${reason}`, { company: job.company }),
      message: job.title,
      duration: UNDO_MS,
      action: { label: t('dismiss.undo'), onPress: () => void restore(job) },
    });
    try {
      const variables = { input: { jobId: job.id, reason } };
      await dismissOne({
        variables,
        context: sendLater({
          kind: 'dismiss',
          id: job.id,
          title: job.title,
          mutation: DismissJob,
          variables,
        }),
      });
      await onChanged?.();
    } catch (error) {
      close();
      hide(job.id, false);
      failed(error);
    }
  };
  return { hidden, dismiss, restore };
}
