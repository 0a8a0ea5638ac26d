import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useTimeWords } from '#client/components/useTimeWords.ts';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { useActivityWords } from './useActivityWords.ts';

export const EntryFacts_entry = graphql(`
  fragment EntryFacts_entry on ActivityEntry {
    id
    at
    ip
    requestId
    actor {
      kind
      id
      name
      email
    }
  }
`);

/** The actor, the time, the address and the request of the entry. */
export function EntryFacts(props: { entry: FragmentType<typeof EntryFacts_entry> }) {
  const t = useTranslations('activity');
  const { id, at, ip, requestId, actor } = readFragment(EntryFacts_entry, props.entry);
  const words = useActivityWords();
  const time = useTimeWords();
  const unknown = t('entry.unknown');
  return (
    <dl className="grid grid-cols-1 gap-x-6 gap-y-2.5 text-sm xs:grid-cols-2 lg:grid-cols-3">
      <Fact name={t('entry.when')}>{time.full(at)}</Fact>
      <Fact name={t('entry.who')}>
        {words.who(actor)}
        {actor.email && actor.name && <span className="block text-soft">{actor.email}</span>}
      </Fact>
      <Fact name={t('entry.from')}>{ip ?? unknown}</Fact>
      <Fact name={t('entry.request')}>{requestId ?? unknown}</Fact>
      <Fact name={t('entry.number')}>{id}</Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-soft">{name}</dt>
      <dd className="tabular wrap-anywhere">{children}</dd>
    </div>
  );
}
