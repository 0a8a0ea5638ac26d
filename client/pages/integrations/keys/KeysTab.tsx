import { useQuery } from '@apollo/client/react';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { readFragment } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { requestIdOf } from '#client/lib/failures.ts';
import { Link } from '#client/lib/routing.ts';
import { useSession } from '#client/lib/session.ts';
import { Banner } from '#client/ui/Banner.tsx';
import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { ErrorState } from '#client/ui/ErrorState.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { API_KEYS_MAX } from '#schema/options/limits.ts';
import { EndedKeys } from './EndedKeys.tsx';
import { KeyDialog, type OpenedKey } from './KeyDialog.tsx';
import { hasEnded, KeyRow, KeyRow_apiKey } from './KeyRow.tsx';

const KeysTabQuery = graphql(`
  query KeysTab {
    viewer {
      id
      companyProfile {
        id
        adminStatus
      }
      apiKeys {
        id
        ...KeyRow_apiKey
      }
    }
  }
`);

export function KeysTab() {
  const t = useTranslations('apiKeys');
  const { user } = useSession();
  const [opened, setOpened] = useState<OpenedKey | null>(null);
  const { data, previousData, error, loading, refetch } = useQuery(KeysTabQuery, {
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const viewer = (data ?? previousData)?.viewer;
  if (!viewer)
    return <KeysMissing error={error} retrying={loading} onRetry={() => void refetch()} />;

  const keys = viewer.apiKeys.map((key) => readFragment(KeyRow_apiKey, key));
  const living = keys.filter((key) => !hasEnded(key));
  const ended = keys.filter(hasEnded);
  const isApproved = user?.role === 'ADMIN' || viewer.companyProfile?.adminStatus === 'APPROVED';
  const create = (
    <Button
      variant="main"
      icon={<Plus aria-hidden="true" className="size-5" />}
      onClick={() => setOpened({ what: 'create' })}
    >
      {t('create')}
    </Button>
  );
  return (
    <>
      {!isApproved && (
        <Banner
          kind="warning"
          className="mb-6"
          title={t('unapproved.title')}
          actions={
            <Link to="/company-profile" className="text-link">
              {t('unapproved.profile')}
            </Link>
          }
        >
          {t('unapproved.message')}
        </Banner>
      )}
      <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
        <div className="min-w-0 flex-[1_1_18rem]">
          <p className="measure text-soft">
            {t('about')}{' '}
            <Link to="/docs/api" className="text-link">
              {t('page.docs')}
            </Link>
          </p>
          <p className="tabular mt-1 text-sm text-soft" role="status">
            {t('room', { living: living.length, max: API_KEYS_MAX })}
          </p>
        </div>
        {isApproved && living.length > 0 && create}
      </div>
      {living.length === 0 ? (
        isApproved && (
          <EmptyState drawing="folder" title={t('empty.title')} message={t('empty.message')}>
            {create}
          </EmptyState>
        )
      ) : (
        <ul tabIndex={-1} aria-label={t('list')} className="mt-5 grid gap-3">
          {living.map((key) => (
            <KeyRow key={key.id} apiKey={key} onOpen={(what) => setOpened({ what, apiKey: key })} />
          ))}
        </ul>
      )}
      {ended.length > 0 && <EndedKeys keys={ended} />}
      {opened && <KeyDialog opened={opened} onClose={() => setOpened(null)} />}
    </>
  );
}

interface KeysMissingProps {
  error: unknown;
  retrying: boolean;
  onRetry: () => void;
}

function KeysMissing({ error, retrying, onRetry }: KeysMissingProps) {
  const t = useTranslations('apiKeys');
  const shell = useTranslations('shell');
  const id = requestIdOf(error);
  if (!error)
    return (
      <div aria-busy="true" data-waiting="" className="grid gap-3">
        <p className="sr-only">{shell('frame.loading')}</p>
        <Skeleton className="h-12 w-full" />
        <Skeleton className="h-28 w-full" />
      </div>
    );
  return (
    <ErrorState
      message={t('failed')}
      retryLabel={shell('errors.retry')}
      retrying={retrying}
      onRetry={onRetry}
      detailsLabel={shell('errors.details')}
      details={id && shell('errors.requestId', { id })}
    />
  );
}
