import { useMutation } from '@apollo/client/react';
import { Archive } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { graphql } from '#client/gql/gql.ts';
import { errorCodes } from '#client/lib/failures.ts';
import { ListFailed } from '#client/pages/admin/lists/ListFailed.tsx';
import { useFailureToast } from '../moderation/useFailureToast.ts';
import { Button } from '#client/ui/Button.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { toast } from '#client/ui/toast.ts';
import { backgroundRequest, useFreshQuery } from '#client/lib/apollo/useFreshQuery.ts';
import { BackupList } from './BackupList.tsx';
import { LastBackup } from './LastBackup.tsx';

const BackupsPanelQuery = graphql(`
  query BackupsPanel {
    admin {
      backups {
        running
        ...LastBackup_backups
        ...BackupList_backups
      }
    }
  }
`);

const BackUpNow = graphql(`
  mutation BackupsPanelBackUpNow {
    backUpNow {
      backups {
        running
        ...LastBackup_backups
        ...BackupList_backups
      }
    }
  }
`);

/** Polling interval: a saved setting shows within five seconds, a running backup sooner. */
const POLL_MS = { usually: 4_000, whileRunning: 1_500 };

/** The last and next backup, a button to start one, and the stored ones. Part of the settings page. */
export function BackupsPanel() {
  const t = useTranslations('backups');
  const showFailure = useFailureToast();
  const query = useFreshQuery(BackupsPanelQuery, { context: backgroundRequest });
  const { data, previousData, failure, refetch, startPolling, stopPolling } = query;
  const [backUpNow, { loading: asking }] = useMutation(BackUpNow);
  const backups = (data ?? previousData)?.admin?.backups;
  const running = backups?.running ?? false;

  useEffect(() => {
    startPolling(running ? POLL_MS.whileRunning : POLL_MS.usually);
    return stopPolling;
  }, [running, startPolling, stopPolling]);

  const begin = async () => {
    try {
      await backUpNow();
      toast({ kind: 'info', title: t('begun') });
    } catch (error) {
      if (errorCodes(error).includes('CONFLICT')) await refetch().catch(() => undefined);
      showFailure(t('failed.begin'), error);
    } finally {
      await refetch().catch(() => undefined);
    }
  };

  return (
    <section aria-labelledby="backups" className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h3 id="backups" className="text-base">
          {t('heading')}
        </h3>
        <Button
          busy={asking || running}
          icon={<Archive className="size-5" />}
          onClick={() => void begin()}
        >
          {t('now')}
        </Button>
      </div>
      {failure && !backups && <ListFailed title={t('failed.load')} {...failure} />}
      {!backups && !failure && <Skeleton className="h-28 w-full" />}
      {backups && <LastBackup backups={backups} />}
      {backups && <BackupList backups={backups} />}
    </section>
  );
}
