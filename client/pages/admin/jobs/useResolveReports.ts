import { useApolloClient, useMutation } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import { graphql } from '#client/gql/gql.ts';
import { refreshLists } from '../moderation/refreshLists.ts';
import { useFailureToast } from '../moderation/useFailureToast.ts';
import { toast } from '#client/ui/toast.ts';

const ResolveReportsMutation = graphql(`
  mutation ResolveReports($input: ResolveJobReportsInput!) {
    resolveJobReports(input: $input) {
      job {
        id
        ...JobRow_job
        ...JobReports_job
      }
    }
  }
`);

interface ReportedJob {
  id: string;
  title: string;
  reportsMade: readonly { createdAt: string; resolvedAt: string | null }[];
}

export function useResolveReports() {
  const t = useTranslations('admin');
  const client = useApolloClient();
  const showFailure = useFailureToast();
  const [send, { loading }] = useMutation(ResolveReportsMutation);

  /** Resolves only the reports on the screen; newer ones stay open. False if it failed. */
  const resolve = async ({ id, title, reportsMade }: ReportedJob): Promise<boolean> => {
    const waiting = reportsMade.filter(({ resolvedAt }) => !resolvedAt);
    const [newest] = waiting.map(({ createdAt }) => createdAt);
    try {
      await send({ variables: { input: { jobId: id, until: newest } } });
      toast({ kind: 'success', title: t('reports.done'), message: title });
      return true;
    } catch (error) {
      showFailure(t('failed.reports'), error);
      return false;
    } finally {
      await refreshLists(client);
    }
  };
  return { resolve, busy: loading };
}
