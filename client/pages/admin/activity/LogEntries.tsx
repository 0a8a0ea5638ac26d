import { useTranslations } from 'use-intl';
import { ActivityItem } from '#client/components/admin/activity/ActivityItem.tsx';
import { useActivityWords } from '#client/components/admin/activity/useActivityWords.ts';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import type { LogEntries_EntryFragment } from '#client/gql/graphql.ts';
import { Link } from '#client/lib/routing.ts';
import { LogFilters } from './LogFilters.tsx';
import type { ActivityPlace } from './useActivityAddress.ts';

export const LogEntries_entry = graphql(`
  fragment LogEntries_entry on ActivityEntry {
    id
    actor {
      kind
      id
      name
      email
    }
    subject {
      kind
      id
      name
    }
    ...ActivityItem_entry
  }
`);

interface LogEntriesProps {
  nodes: readonly FragmentType<typeof LogEntries_entry>[];
  place: ActivityPlace;
}

/** Each entry links to more by the same user and about the same subject. */
export function LogEntries({ nodes, place }: LogEntriesProps) {
  const words = useActivityWords();
  const entries = nodes.map((node) => readFragment(LogEntries_entry, node));
  const [first] = entries;
  const subject = first?.subject && (first.subject.name ?? words.kind(first.subject.kind));
  return (
    <>
      <LogFilters
        place={place}
        actor={first && words.who(first.actor)}
        subject={subject ?? undefined}
      />
      <ol className="mt-4 divide-y divide-line border-y border-line">
        {entries.map((entry) => (
          <ActivityItem
            key={entry.id}
            entry={entry}
            ways={<AnalyticsLinks entry={entry} place={place} />}
          />
        ))}
      </ol>
    </>
  );
}

function AnalyticsLinks({
  entry,
  place,
}: {
  entry: LogEntries_EntryFragment;
  place: ActivityPlace;
}) {
  const t = useTranslations('activity');
  const words = useActivityWords();
  const { actor, subject } = entry;
  const { address } = place;
  const way = 'hit-44 text-link text-sm';
  return (
    <p className="flex flex-wrap gap-x-6 gap-y-2">
      {actor.id && address.actor !== actor.id && (
        <Link to={place.pathOf({ actor: actor.id })} preventScrollReset className={way}>
          {t('entry.onlyActor', { name: words.who(actor) })}
        </Link>
      )}
      {subject?.id && address.subject !== subject.id && (
        <Link
          to={place.pathOf({ subject: subject.id, kind: subject.kind, action: null })}
          preventScrollReset
          className={way}
        >
          {t('entry.onlySubject')}
        </Link>
      )}
    </p>
  );
}
