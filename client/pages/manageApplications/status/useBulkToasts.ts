import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { ApplicationStatus } from '#client/gql/graphql.ts';
import { isNetworkFailure, serverMessage } from '#client/lib/failures.ts';
import { toast } from '#client/ui/toast.ts';

interface Done {
  count: number;
  to: ApplicationStatus;
  until: number;
  undo: () => void;
}

/** Toasts about bulk changes. */
export function useBulkToasts() {
  const t = useTranslations('manageApplications');
  const shell = useTranslations('shell');
  const words = useTranslations('applications');
  return useMemo(
    () => ({
      failed: (error: unknown) =>
        toast({
          kind: 'error',
          title: t('failed.update'),
          message: isNetworkFailure(error) ? shell('errors.offline') : serverMessage(error),
        }),
      refused: (refused: readonly { message: string }[]) => {
        if (refused.length === 0) return;
        const title = t('bulk.refused', { count: refused.length });
        toast({ kind: 'warning', title, message: refused[0]!.message, duration: 10_000 });
      },
      done: ({ count, to, until, undo }: Done) =>
        toast({
          kind: 'success',
          title: t('bulk.done', { count, status: words(`status.${to}`) }),
          message: t('bulk.told'),
          until,
          action: { label: t('bulk.undo'), onPress: undo },
        }),
    }),
    [t, shell, words],
  );
}
