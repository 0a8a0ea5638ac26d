import { useMutation, useQuery } from '@apollo/client/react';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { AdminFrame } from '#client/components/admin/AdminFrame.tsx';
import { SettingsNav } from '#client/components/admin/SettingsNav.tsx';
import { graphql } from '#client/gql/gql.ts';
import type { MetaArgs } from '#client/lib/page.ts';
import { useSearchParams } from '#client/lib/routing.ts';
import { Banner } from '#client/ui/Banner.tsx';
import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { toast } from '#client/ui/toast.ts';
import { backgroundRequest } from '#client/lib/apollo/useFreshQuery.ts';
import { ListFailed } from './lists/ListFailed.tsx';
import { ListSkeleton } from './lists/ListSkeleton.tsx';
import { useFailureToast } from './moderation/useFailureToast.ts';
import { RecountDetails } from './recounts/RecountDetails.tsx';
import { RecountList } from './recounts/RecountList.tsx';

const AdminRecountsPageQuery = graphql(`
  query AdminRecountsPage($id: ID) {
    admin {
      recounts {
        isRunning
        list {
          id
          ...RecountList_recount
        }
      }
      recount(id: $id) {
        id
        ...RecountDetails_recount
      }
    }
  }
`);

const RecountNow = graphql(`
  mutation AdminRecountsPageRecountNow {
    recountNow {
      recounts {
        isRunning
        list {
          id
          ...RecountList_recount
        }
      }
    }
  }
`);

export const meta = ({ words }: MetaArgs) => ({ title: words('recounts')('title') });

const POLL_MS = 1_500;

/** What the recounts have found, one of them in detail, and a button to start one. */
export function Page() {
  const t = useTranslations('recounts');
  const showFailure = useFailureToast();
  const [address] = useSearchParams();
  const id = address.get('recount');
  const [isRunning, setRunning] = useState(false);
  const { data, previousData, error, loading, refetch } = useQuery(AdminRecountsPageQuery, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
    pollInterval: isRunning ? POLL_MS : 0,
    context: isRunning ? backgroundRequest : {},
  });
  const [recountNow, { loading: asking }] = useMutation(RecountNow);
  const admin = (data ?? previousData)?.admin;
  const running = admin?.recounts.isRunning ?? false;
  if (running !== isRunning) setRunning(running);

  const begin = async () => {
    try {
      await recountNow();
      toast({ kind: 'info', title: t('begun') });
      await refetch().catch(() => undefined);
    } catch (failure) {
      showFailure(t('failed.begin'), failure);
    }
  };

  return (
    <AdminFrame
      section="settings"
      lead={t('lead')}
      actions={
        <Button
          busy={asking || isRunning}
          icon={<RefreshCw className="size-5" />}
          onClick={() => void begin()}
        >
          {t('now')}
        </Button>
      }
    >
      <SettingsNav />
      {error && !admin && (
        <ListFailed
          title={t('failed.load')}
          error={error}
          retrying={loading}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {!admin && !error && <ListSkeleton />}
      {isRunning && <Banner className="mt-5" title={t('running')} />}
      {admin && id && !admin.recount && (
        <Banner kind="warning" className="mt-5" title={t('unknown')} />
      )}
      {admin?.recounts.list.length === 0 && (
        <EmptyState drawing="folder" title={t('none')} message={t('noneHint')} />
      )}
      {admin?.recount && <RecountDetails recount={admin.recount} />}
      {admin && admin.recounts.list.length > 0 && (
        <RecountList recounts={admin.recounts.list} current={admin.recount?.id ?? null} />
      )}
    </AdminFrame>
  );
}
