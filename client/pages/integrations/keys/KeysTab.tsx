import { useQuery } from '@apollo/client/react';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { readFragment } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { useSession } from '#client/lib/session.ts';
import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { API_KEYS_MAX } from '#schema/options/limits.ts';
import { LoadState } from '../LoadState.tsx';
import { SectionHead } from '../SectionHead.tsx';
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
  if (!viewer) {
    return <LoadState message={t('failed')} error={error} retrying={loading} onRetry={refetch} />;
  }
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
      <SectionHead
        about={t('about')}
        room={t('room', { living: living.length, max: API_KEYS_MAX })}
        docs={{ to: '/docs/api', label: t('page.docs') }}
        unapproved={
          isApproved
            ? null
            : {
                title: t('unapproved.title'),
                message: t('unapproved.message'),
                profile: t('unapproved.profile'),
              }
        }
      >
        {isApproved && living.length > 0 && create}
      </SectionHead>
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
