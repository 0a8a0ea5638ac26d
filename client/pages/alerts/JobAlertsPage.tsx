import { useQuery } from '@apollo/client/react';
import { Plus } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { LoadFailed } from '#client/components/LoadFailed.tsx';
import { readFragment } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import type { MetaArgs } from '#client/lib/page.ts';
import { useSearchParams } from '#client/lib/routing.ts';
import { Button } from '#client/ui/Button.tsx';
import { Container } from '#client/ui/Container.tsx';
import { PageHeading } from '#client/ui/PageHeading.tsx';
import { AlertDialog } from './AlertDialog.tsx';
import { AlertHints } from './AlertHints.tsx';
import { AlertList } from './AlertList.tsx';
import { AlertRow_alert } from './AlertRow.tsx';
import { AlertTips } from './AlertTips.tsx';
import { changed, readAddress } from './alertsAddress.ts';
import { AlertToolbar } from './AlertToolbar.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';

const JobAlertsPageQuery = graphql(`
  query JobAlertsPage {
    viewer {
      alerts {
        ...AlertRow_alert
      }
      settings {
        ...AlertHints_settings
      }
    }
  }
`);

export const meta = ({ words }: MetaArgs) => ({ title: words('alerts')('title') });

export function Page() {
  const t = useTranslations('alerts');
  const [query, setQuery] = useSearchParams();
  const address = readAddress(query);
  const { data, error, loading, refetch } = useQuery(JobAlertsPageQuery, {
    notifyOnNetworkStatusChange: true,
  });
  const viewer = data?.viewer;
  const alerts = viewer?.alerts.map((alert) => readFragment(AlertRow_alert, alert));
  const edited = alerts?.find(({ id }) => id === address.open);
  const open = (what: string) =>
    setQuery(changed(query, { open: what }), { preventScrollReset: true });

  return (
    <Container className="py-8 md:py-10">
      <PageHeading
        lead={t('lead')}
        actions={
          <Button
            variant="main"
            icon={<Plus aria-hidden="true" className="size-5" />}
            onClick={() => open('new')}
          >
            {t('create')}
          </Button>
        }
      >
        {t('title')}
      </PageHeading>
      <AlertHints settings={viewer?.settings} />
      {alerts?.length !== 0 && (
        <AlertToolbar address={address} onChange={(to, how) => setQuery(changed(query, to), how)} />
      )}
      {alerts ? (
        <AlertList alerts={alerts} address={address} onOpen={open} />
      ) : error ? (
        <LoadFailed
          message={t('errorTitle')}
          error={error}
          advice={t('errorText')}
          retrying={loading}
          onRetry={refetch}
        />
      ) : (
        <AlertsSkeleton />
      )}
      <AlertTips />
      {(address.open === 'new' || edited) && (
        <AlertDialog
          key={address.open}
          alert={edited}
          prefill={address.prefill}
          onClose={() =>
            setQuery(changed(query, { open: '' }), { replace: true, preventScrollReset: true })
          }
        />
      )}
    </Container>
  );
}

function AlertsSkeleton() {
  const shell = useTranslations('shell');
  return (
    <div aria-busy="true" data-waiting="" className="mt-6 grid gap-3">
      <p className="sr-only">{shell('frame.loading')}</p>
      <Skeleton className="h-7 w-40" />
      {[1, 2, 3].map((place) => (
        <Skeleton key={place} className="h-36 w-full" />
      ))}
    </div>
  );
}
