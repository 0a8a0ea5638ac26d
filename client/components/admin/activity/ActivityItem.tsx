import { ChevronDown } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useTimeWords } from '#client/components/useTimeWords.ts';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { Link } from '#client/lib/routing.ts';
import { Changes } from './Changes.tsx';
import { EntryFacts } from './EntryFacts.tsx';
import { subjectPath } from './subjectPath.ts';
import { useActivityWords } from './useActivityWords.ts';

export const ActivityItem_entry = graphql(`
  fragment ActivityItem_entry on ActivityEntry {
    id
    at
    action
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
    before
    after
    ...EntryFacts_entry
  }
`);

interface ActivityItemProps {
  entry: FragmentType<typeof ActivityItem_entry>;
  /** false: the subject is the page itself, so it is not repeated. */
  withSubject?: boolean;
  /** Rendered below the facts: links to related entries. */
  ways?: ReactNode;
}

/** One activity entry; opening it shows every known detail. */
export function ActivityItem({ withSubject = true, ways, ...props }: ActivityItemProps) {
  const t = useTranslations('activity');
  const entry = readFragment(ActivityItem_entry, props.entry);
  const words = useActivityWords();
  const time = useTimeWords();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { subject } = entry;
  const path = subject && subjectPath(subject);
  const name = subject && (subject.name ?? words.kind(subject.kind));
  return (
    <li data-row={entry.id} className="py-1.5">
      <div className="grid gap-x-4 md:grid-cols-[minmax(0,1fr)_12rem_8.5rem] md:items-center">
        <div className="flex min-w-0 flex-wrap items-center gap-x-3">
          <button
            type="button"
            data-name=""
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
            className="-mx-1 flex min-h-11 items-center gap-1.5 rounded-tag px-1 text-left font-semibold hover:underline"
          >
            <ChevronDown className={`size-5 shrink-0 text-soft ${isOpen ? '' : '-rotate-90'}`} />
            {words.action(entry.action)}
          </button>
          {withSubject && name && (
            <span className="min-w-0 break-words max-xl:w-full max-xl:pl-7">
              {path ? (
                <Link to={path} className="hit-44 text-link">
                  {name}
                </Link>
              ) : (
                name
              )}
            </span>
          )}
        </div>
        <p className="min-w-0 text-sm break-words text-soft max-md:pl-7">
          {t('entry.by', { name: words.who(entry.actor) })}
        </p>
        <p className="text-sm text-soft max-md:pl-7 md:text-right">
          <time dateTime={entry.at} title={time.full(entry.at)}>
            {time.ago(entry.at)}
          </time>
        </p>
      </div>
      <div
        id={id}
        hidden={!isOpen}
        className="mt-1 mb-3 grid gap-4 rounded-card bg-tint p-4 md:ml-7"
      >
        {isOpen && (
          <>
            <EntryFacts entry={entry} />
            <Changes before={entry.before} after={entry.after} />
            {ways}
          </>
        )}
      </div>
    </li>
  );
}
