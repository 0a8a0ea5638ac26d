import { useTranslations } from 'use-intl';
import { useEffect, useState, useRef } from 'react';
import { LoadFailed } from '#client/components/LoadFailed.tsx';
import { graphql } from '#client/gql/gql.ts';
import { serverMessage, brokenRule } from '#client/lib/failures.ts';
import { Container } from '#client/ui/Container.tsx';
import { ActiveFilters } from '#client/pages/database/filters/ActiveFilters.tsx';
import { CandidateFilters } from '#client/pages/database/filters/CandidateFilters.tsx';
import { FilterSheet } from '#client/pages/database/filters/FilterSheet.tsx';
import { CandidateList } from './CandidateList.tsx';
import { CandidateListSkeleton } from './CandidateListSkeleton.tsx';
import { SearchHead } from './SearchHead.tsx';
import { SearchWords } from './SearchWords.tsx';
import { useCandidateAddress } from './useCandidateAddress.ts';
import { useCandidates } from './useCandidates.ts';
import { focusHeading, isFocusLost } from '#client/lib/document/lostFocus.ts';
import { pathOf, type CandidateAddress } from './candidateAddress.ts';
import { loadOnUse } from '#client/ui/loadOnUse.ts';
import { RetryBanner } from '#client/components/RetryBanner.tsx';

const CandidateDialog = loadOnUse(
  async () => (await import('#client/pages/database/details/CandidateDialog.tsx')).CandidateDialog,
  { soon: true },
);

const CandidateSearchQuery = graphql(`
  query CandidateSearch(
    $filter: CandidateFilter
    $sort: CandidateSort!
    $first: Int!
    $page: Int!
  ) {
    candidates(filter: $filter, sort: $sort, first: $first, page: $page) {
      totalCount
      totalCountIsExact
      ...CandidateList_candidates
    }
  }
`);

/** The list, its filters and the open candidate, all derived from the address. */
export function CandidateSearch() {
  const t = useTranslations('candidates');
  const address = useCandidateAddress();
  const { candidates, error, loading, isOld, retry } = useCandidates(
    CandidateSearchQuery,
    address.address,
  );
  useRestoredFocus(address.address, candidates);
  const isSmall = useIsSmallScreen();
  const { open, filters } = address.address;
  const reason = brokenRule(error) ? serverMessage(error) : null;

  return (
    <>
      <div className="border-b border-line bg-card py-4 md:py-6">
        <Container>
          <SearchWords address={address} />
        </Container>
      </div>
      <Container className="pt-6 pb-12 md:pt-8">
        <SearchHead
          address={address}
          count={error && !candidates ? undefined : candidates?.totalCount}
          isExact={candidates?.totalCountIsExact ?? true}
        />
        <ActiveFilters address={address} />
        <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-x-9 lg:grid-cols-[280px_minmax(0,1fr)]">
          <aside aria-label={t('filters.heading')} className="max-lg:hidden">
            <a href="#results" className="skip-link">
              {t('filters.skip')}
            </a>
            <h2 className="mb-4 text-lg">{t('filters.heading')}</h2>
            {!isSmall && <CandidateFilters address={address} />}
          </aside>
          <section
            id="results"
            tabIndex={-1}
            aria-label={t('results')}
            aria-busy={isOld || undefined}
            className="min-h-[60vh]"
          >
            {error && candidates && (
              <RetryBanner
                title={t('failed.load')}
                className="mb-4"
                retrying={loading}
                onRetry={retry}
              >
                {t('failed.stale')}
              </RetryBanner>
            )}
            {candidates ? (
              <CandidateList candidates={candidates} address={address} isOld={isOld} />
            ) : error ? (
              <LoadFailed
                message={t('failed.load')}
                error={error}
                advice={reason}
                retrying={loading}
                onRetry={retry}
              />
            ) : (
              <CandidateListSkeleton />
            )}
          </section>
        </div>
      </Container>
      {isSmall && filters === 'open' && (
        <FilterSheet
          address={address}
          count={candidates?.totalCount ?? 0}
          isExact={candidates?.totalCountIsExact ?? true}
          busy={isOld || !candidates}
        />
      )}
      {open && <CandidateDialog key={open} id={open} onClose={() => address.close({ open: '' })} />}
    </>
  );
}

const SMALL = '(max-width: 1023.98px)';

/** Whether the filters are in a sheet. They are rendered in one place only, so that each control exists once. */
function useIsSmallScreen(): boolean {
  const [isSmall, setIsSmall] = useState(false);
  useEffect(() => {
    const media = matchMedia(SMALL);
    const look = () => setIsSmall(media.matches);
    look();
    media.addEventListener('change', look);
    return () => media.removeEventListener('change', look);
  }, []);
  return isSmall;
}

/**
 * Removing a filter also removes its focused link, so the focus moves to the heading instead of the document's start.
 * Dialogs return their focus themselves.
 */
function useRestoredFocus(address: CandidateAddress, list: object | undefined): void {
  const asked = pathOf({ ...address, open: '', filters: '' });
  const before = useRef({ asked, list });
  useEffect(() => {
    const { current } = before;
    const isSame = current.asked === asked && current.list === list;
    const isFirst = current.list === undefined;
    const isDialog = document.querySelector('dialog[open], [role=dialog]') !== null;
    before.current = { asked, list };
    if (!isSame && !isFirst && !isDialog && isFocusLost()) focusHeading();
  }, [asked, list]);
}
