import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import type { ApplicationStatus } from '#client/gql/graphql.ts';
import { announce } from '#client/lib/document/announcer.ts';
import { isNetworkFailure, serverMessage } from '#client/lib/failures.ts';
import { toast } from '#client/ui/toast.ts';
import { updateApplicationStatus } from './updateApplicationStatus.ts';

export interface UpdateFailure {
  title: string;
  message: string | undefined;
}

/** Changes the status, and returns a message if it failed. */
export function useUpdateApplicationStatus() {
  const client = useApolloClient();
  const t = useTranslations('manageApplications');
  const shell = useTranslations('shell');
  const words = useTranslations('applications');
  return useCallback(
    async (id: string, to: ApplicationStatus): Promise<UpdateFailure | null> => {
      const answer = await updateApplicationStatus(client, id, to);
      if (!answer) return null;
      const { name } = answer.moved;
      if (answer.done) {
        announce(t('moved', { name, status: words(`status.${to}`) }));
        return null;
      }
      const { error, current, who } = answer;
      const values = { name, status: words(`status.${current ?? to}`) };
      const faster = who ? t('faster.named', { ...values, who }) : t('faster.unnamed', values);
      const reason = isNetworkFailure(error) ? shell('errors.offline') : serverMessage(error);
      return { title: t('failed.update'), message: current ? faster : reason };
    },
    [client, t, shell, words],
  );
}

/** The same for lists, which have no place to show the message. */
export function useUpdateStatusWithToast() {
  const move = useUpdateApplicationStatus();
  return useCallback(
    (id: string, to: ApplicationStatus) =>
      void move(id, to).then((failure) => {
        if (failure) toast({ kind: 'error', duration: 10_000, ...failure });
      }),
    [move],
  );
}
