import { useQuery } from '@apollo/client/react';
import { Plus, CalendarClock, Layers, Target } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Placeholders } from '#client/components/Placeholders.tsx';
import { LoadFailed } from '#client/components/LoadFailed.tsx';
import { readFragment } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import type { MetaArgs } from '#client/lib/page.ts';
import { useSearchParams } from '#client/lib/routing.ts';
import { Button } from '#client/ui/Button.tsx';
import { Container } from '#client/ui/Container.tsx';
import { PageHeading } from '#client/ui/PageHeading.tsx';
import { AlertHints } from './AlertHints.tsx';
import { AlertList } from './AlertList.tsx';
import { AlertRow_alert } from './AlertRow.tsx';
import { changed, readAddress } from './alertsAddress.ts';
import { AlertToolbar } from './AlertToolbar.tsx';
import { Card } from '#client/ui/Card.tsx';
import { loadOnUse } from '#client/ui/loadOnUse.ts';

const AlertDialog = loadOnUse(async () => (await import('./AlertDialog.tsx')).AlertDialog, {
  words: ['alerts', 'validation'],
  soon: true,
});

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
  const { data, error, loading, refetch } = useQuery(JobAlertsPageQuery, {});
  const viewer = data?.viewer;
  const alerts = viewer?.alerts.map((alert) => readFragment(AlertRow_alert, alert));
  const edited = alerts?.find(({ id }) => id === address.open);
  const open = (what: string) =>
    setQuery(changed(query, { open: what }), { preventScrollReset: true });

  return (
    <Container className="py-8 md:py-10">
      <PageHeading
        lead={t('lead')}
        // Without alerts, the button is where they would be.
        actions={
          alerts?.length !== 0 && (
            <Button variant="main" icon={<Plus className="size-5" />} onClick={() => open('new')}>
              {t('create')}
            </Button>
          )
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
  return (
    <Placeholders
      className="mt-6 grid gap-3"
      blocks={['h-7 w-40', 'h-36 w-full', 'h-36 w-full', 'h-36 w-full']}
    />
  );
}

const TIPS = [
  { key: 'specific', Icon: Target },
  { key: 'several', Icon: Layers },
  { key: 'rhythm', Icon: CalendarClock },
] as const;

function AlertTips() {
  const t = useTranslations('alerts');
  return (
    <section aria-labelledby="alert-tips" className="mt-12">
      <h2 id="alert-tips" className="text-lg">
        {t('tips.title')}
      </h2>
      <ul className="mt-4 grid gap-3 md:grid-cols-3 md:gap-4">
        {TIPS.map(({ key, Icon }) => (
          <Card as="li" key={key}>
            <Icon className="size-6 text-ink" />
            <h3 className="mt-3 text-base">{t(`tips.${key}`)}</h3>
            <p className="mt-1 text-sm text-soft">{t(`tips.${key}Text`)}</p>
          </Card>
        ))}
      </ul>
    </section>
  );
}
