import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useFailureToast } from '#client/components/useFailureToast.ts';
import type { ApplicationStatus } from '#client/gql/graphql.ts';
import { toast } from '#client/ui/toast.ts';

interface BulkOutcome {
  count: number;
  to: ApplicationStatus;
  until: number;
  undo: () => void;
}

/** Toasts about bulk changes. */
export function useBulkToasts() {
  const t = useTranslations('manageApplications');
  const words = useTranslations('applications');
  const showFailure = useFailureToast();
  return useMemo(
    () => ({
      failed: (error: unknown) => showFailure(t('failed.update'), error),
      refused: (refused: readonly { message: string }[]) => {
        if (refused.length === 0) return;
        const title = t('bulk.refused', { count: refused.length });
        toast({ kind: 'warning', title, message: refused[0]!.message, duration: 10_000 });
      },
      done: ({ count, to, until, undo }: BulkOutcome) =>
        toast({
          kind: 'success',
          title: t('bulk.done', { count, status: words(`status.${to}`) }),
          message: t('bulk.told'),
          until,
          action: { label: t('bulk.undo'), onPress: undo },
        }),
    }),
    [t, words, showFailure],
  );
}
