import { Search } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { useTranslations } from 'use-intl';
import { LoadFailed } from '#client/components/LoadFailed.tsx';
import { useReplaceDraft } from '#client/components/posting/draft/useReplaceDraft.ts';
import { useTimeWords } from '#client/components/useTimeWords.ts';
import { graphql } from '#client/gql/gql.ts';
import { Dialog } from '#client/ui/Dialog.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { useFreshQuery } from '#client/lib/apollo/useFreshQuery.ts';

const StartFromJobQuery = graphql(`
  query StartFromJob($search: String) {
    viewer {
      jobs(first: 20, search: $search) {
        nodes {
          id
          title
          place
          postedAt
        }
      }
    }
  }
`);

interface StartFromJobProps {
  /** Saves the typed draft first, so that it can be restored; resolves to whether that succeeded. */
  onChosen: () => Promise<boolean>;
  onClose: () => void;
}

/** Turns one of the company's jobs into the draft. */
export function StartFromJob({ onChosen, onClose }: StartFromJobProps) {
  const t = useTranslations('addJob');
  const time = useTimeWords();
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const { data, previousData, failure, loading } = useFreshQuery(StartFromJobQuery, {
    variables: { search: search || null },
  });
  const { duplicate, duplicating } = useReplaceDraft();
  const jobs = (data ?? previousData)?.viewer?.jobs.nodes;
  const choose = async (id: string) => {
    if (duplicating) return;
    if ((await onChosen()) && (await duplicate(id))) onClose();
  };
  return (
    <Dialog title={t('old.title')} closeLabel={t('old.close')} onClose={onClose}>
      <p className="mb-4 text-soft">{t('old.lead')}</p>
      <TextField
        type="search"
        label={t('old.search')}
        autoFocus
        prefix={<Search className="size-5" />}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div className="mt-4 min-h-72" aria-busy={loading || duplicating || undefined}>
        {jobs ? (
          <ul aria-label={t('old.list')} className="grid">
            {jobs.map(({ id, title, place, postedAt }) => (
              <li key={id} className="border-b border-line last:border-b-0">
                <button
                  type="button"
                  onClick={() => void choose(id)}
                  className="grid min-h-11 w-full rounded-control px-3 py-2 text-left hover:bg-tint"
                >
                  <span className="font-semibold">{title}</span>
                  <span className="text-sm text-soft">
                    {[place, t('old.posted', { when: time.jobAge(postedAt) })]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        ) : failure ? (
          <LoadFailed message={t('old.failed')} {...failure} />
        ) : (
          [1, 2, 3].map((place) => <Skeleton key={place} className="mb-2 h-14 w-full" />)
        )}
        <p role="status" className="px-3 py-2 text-soft">
          {jobs?.length === 0 && t('old.none')}
        </p>
      </div>
    </Dialog>
  );
}
