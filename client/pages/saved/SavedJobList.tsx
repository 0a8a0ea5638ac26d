import { CircleSlash } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { JobCard } from '#client/components/jobs/JobCard.tsx';
import { useTimeWords } from '#client/components/useTimeWords.ts';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { isFocusLost } from '#client/lib/document/lostFocus.ts';
import { Tag } from '#client/ui/Tag.tsx';

export const SavedJobList_savedJobs = graphql(`
  fragment SavedJobList_savedJobs on SavedJob {
    savedAt
    isOpen
    job {
      id
      ...JobCard_job
    }
  }
`);

interface SavedJobListProps {
  list: RefObject<HTMLUListElement | null>;
  savedJobs: readonly FragmentType<typeof SavedJobList_savedJobs>[];
  whenEmpty: ReactNode;
}

/** After a removal the focus moves to the row that takes its place. */
export function SavedJobList({ list, savedJobs, whenEmpty }: SavedJobListProps) {
  const t = useTranslations('saved');
  const time = useTimeWords();
  const entries = savedJobs.map((saved) => readFragment(SavedJobList_savedJobs, saved));
  useNextRowFocus(list, entries.length);

  if (entries.length === 0) return whenEmpty;
  return (
    <ul ref={list} className="grid gap-3 md:gap-4 lg:grid-cols-2">
      {entries.map(({ job, savedAt, isOpen }) => (
        <li key={job.id} className="grid grid-rows-[1fr_auto] gap-1">
          <JobCard
            job={job}
            headingLevel={2}
            from="saved"
            mark={
              !isOpen && (
                <Tag tone="warning" icon={CircleSlash}>
                  {t('ended')}
                </Tag>
              )
            }
          />
          <time dateTime={savedAt} title={time.full(savedAt)} className="px-1 text-sm text-soft">
            {t('savedAt', { when: time.ago(savedAt) })}
          </time>
        </li>
      ))}
    </ul>
  );
}

function useNextRowFocus(list: RefObject<HTMLUListElement | null>, count: number): void {
  const row = useRef(-1);
  const before = useRef(count);
  useLayoutEffect(() => {
    const hasShrunk = count < before.current;
    before.current = count;
    if (!hasShrunk || !isFocusLost() || row.current < 0) return;
    const rows = list.current?.children;
    const next = rows?.[Math.min(row.current, rows.length - 1)]?.querySelector('button');
    (next ?? document.querySelector<HTMLElement>('h1'))?.focus();
  }, [list, count]);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      const rows = [...(list.current?.children ?? [])];
      row.current = rows.findIndex((child) => child.contains(target as Node));
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, [list]);
}
