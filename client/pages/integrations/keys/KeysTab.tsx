import { Plus, ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { readFragment } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { useSession } from '#client/lib/session.ts';
import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { useFreshQuery } from '#client/lib/apollo/useFreshQuery.ts';
import { API_KEYS_MAX } from '#schema/options/limits.ts';
import { LoadState } from '#client/pages/integrations/LoadState.tsx';
import { SectionHead } from '#client/pages/integrations/SectionHead.tsx';
import { hasEnded, KeyRow, KeyRow_apiKey, type KeyAction, type ShownKey } from './KeyRow.tsx';
import { EndKey } from './EndKey.tsx';
import { Disclosure } from '#client/ui/Disclosure.tsx';
import { loadOnUse } from '#client/ui/loadOnUse.ts';

const CreateKey = loadOnUse(async () => (await import('./CreateKey.tsx')).CreateKey, {
  words: ['apiKeys', 'validation'],
  soon: true,
});
const RenameKey = loadOnUse(async () => (await import('./RenameKey.tsx')).RenameKey, {
  words: ['apiKeys', 'validation'],
  soon: true,
});
const RotateKey = loadOnUse(async () => (await import('./RotateKey.tsx')).RotateKey, {
  words: ['apiKeys', 'validation'],
  soon: true,
});

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
  const { data, previousData, failure } = useFreshQuery(KeysTabQuery);
  const viewer = (data ?? previousData)?.viewer;
  if (!viewer) {
    return <LoadState message={t('failed')} failure={failure} />;
  }
  const keys = viewer.apiKeys.map((key) => readFragment(KeyRow_apiKey, key));
  const living = keys.filter((key) => !hasEnded(key));
  const ended = keys.filter(hasEnded);
  const isApproved = user?.role === 'ADMIN' || viewer.companyProfile?.adminStatus === 'APPROVED';
  const create = (
    <Button
      variant="main"
      icon={<Plus className="size-5" />}
      onClick={() => setOpened({ what: 'create' })}
    >
      {t('create')}
    </Button>
  );
  return (
    <>
      <SectionHead
        area="apiKeys"
        room={t('room', { living: living.length, max: API_KEYS_MAX })}
        docs={{ to: '/docs/api', label: t('page.docs') }}
        isApproved={isApproved}
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

type OpenedKey = { what: 'create' } | { what: KeyAction; apiKey: ShownKey };

interface KeyDialogProps {
  opened: OpenedKey;
  onClose: () => void;
}

function KeyDialog({ opened, onClose }: KeyDialogProps) {
  switch (opened.what) {
    case 'create':
      return <CreateKey onClose={onClose} />;
    case 'rotate':
      return <RotateKey apiKey={opened.apiKey} onClose={onClose} />;
    case 'rename':
      return <RenameKey apiKey={opened.apiKey} onClose={onClose} />;
    case 'endOld':
    case 'revoke':
      return <EndKey what={opened.what} apiKey={opened.apiKey} onClose={onClose} />;
  }
}

/** Collapsed, but still available: shows what a rejected program was allowed to do. */
function EndedKeys({ keys }: { keys: readonly ShownKey[] }) {
  const t = useTranslations('apiKeys');
  return (
    <Disclosure
      panel="push"
      className="mt-4"
      buttonClassName="group hit-44 inline-flex min-h-11 items-center gap-1.5 rounded-tag font-semibold text-ink"
      panelClassName="pt-2"
      label={
        <>
          {t('ended', { count: keys.length })}
          <ChevronDown className="size-4 group-aria-expanded:rotate-180" />
        </>
      }
    >
      <ul aria-label={t('ended', { count: keys.length })} className="grid gap-3">
        {keys.map((key) => (
          <KeyRow key={key.id} apiKey={key} />
        ))}
      </ul>
    </Disclosure>
  );
}
