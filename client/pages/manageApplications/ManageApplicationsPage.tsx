import { useTranslations } from 'use-intl';
import { LoadFailed } from '#client/components/LoadFailed.tsx';
import { readFragment } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import type { MetaArgs } from '#client/lib/page.ts';
import { Navigate, useSearchParams } from '#client/lib/routing.ts';
import { Container } from '#client/ui/Container.tsx';
import { isFiltered, pathOf } from './applicationsAddress.ts';
import { ApplicationsHead } from './ApplicationsHead.tsx';
import { ApplicationsSkeleton } from './ApplicationsSkeleton.tsx';
import { ApplicationFilters } from './filters/ApplicationFilters.tsx';
import { ReceivedApplications } from './ReceivedApplications.tsx';
import { KnownStages_viewer } from './status/knownStages.ts';
import { StatusCards, StatusCards_counts } from './StatusCards.tsx';
import { useApplicationsAddress } from './useApplicationsAddress.ts';
import { useReceived } from './useReceived.ts';
import { useEffect } from 'react';
import { areShortcutsBlocked } from '#client/lib/document/shortcuts.ts';
import { loadOnUse } from '#client/ui/loadOnUse.ts';
import { RetryBanner } from '#client/components/RetryBanner.tsx';

const StatusMailsDialog = loadOnUse(
  async () => (await import('./mails/StatusMailsDialog.tsx')).StatusMailsDialog,
  { words: ['manageApplications', 'applications', 'validation'], soon: true },
);

export const ManageApplicationsPageQuery = graphql(`
  query ManageApplicationsPage(
    $jobId: ID
    $statuses: [ApplicationStatus!]
    $withdrawn: Boolean
    $stageId: ID
    $search: String
    $appliedFrom: String
    $appliedTo: String
    $applicants: ApplicantFilter
    $meetsMustHaves: Boolean
    $sort: ApplicationSort!
    $isList: Boolean!
  ) {
    viewer {
      ...KnownStages_viewer
      applicationCounts(
        jobId: $jobId
        search: $search
        appliedFrom: $appliedFrom
        appliedTo: $appliedTo
        applicants: $applicants
        meetsMustHaves: $meetsMustHaves
      ) {
        ...StatusCards_counts
        ...ReceivedApplications_counts
      }
      applications(
        first: 50
        jobId: $jobId
        statuses: $statuses
        withdrawn: $withdrawn
        stageId: $stageId
        search: $search
        appliedFrom: $appliedFrom
        appliedTo: $appliedTo
        applicants: $applicants
        meetsMustHaves: $meetsMustHaves
        sort: $sort
      ) @include(if: $isList) {
        ...ReceivedList_page
      }
    }
  }
`);

const NONE = { stages: [] };

export const meta = ({ words }: MetaArgs) => ({ title: words('manageApplications')('title') });

/** In the page's shape while the user is not known yet. */
export function Waiting() {
  return (
    <Container width="wide" className="py-5 md:py-7">
      <ApplicationsSkeleton />
    </Container>
  );
}

/** Everyone who applied to the company's jobs, as a list or a board of the same data. */
export function Page() {
  const t = useTranslations('manageApplications');
  const address = useApplicationsAddress();
  const received = useReceived(ManageApplicationsPageQuery, address.address);
  const { viewer, error, loading, isOld, retry } = received;
  const { mail, status } = address.address;
  const { stages } = readFragment(KnownStages_viewer, viewer) ?? NONE;
  const counts = readFragment(StatusCards_counts, viewer?.applicationCounts);
  // Counts and filters appear with the first application.
  const isNew = counts?.total === 0 && !isOld && !isFiltered(address.address);
  useSearchKey();
  // Older links opened the details above the list.
  const open = useSearchParams()[0].get('open');
  if (open) return <Navigate replace to={pathOf(address.address, open)} />;

  return (
    <Container width="wide" className="py-5 md:py-7">
      <ApplicationsHead address={address} />
      {(viewer || !error) && !isNew && (
        <StatusCards
          counts={viewer?.applicationCounts}
          status={status}
          toStatus={(one) => address.to({ status: one, stage: '' })}
        />
      )}
      {!isNew && <ApplicationFilters address={address} stages={viewer ? stages : undefined} />}
      <div className="mt-5" aria-busy={isOld || undefined}>
        {error && viewer && (
          <RetryBanner title={t('failed.load')} className="mb-4" retrying={loading} onRetry={retry}>
            {t('failed.stale')}
          </RetryBanner>
        )}
        {viewer ? (
          <ReceivedApplications
            address={address}
            page={viewer.applications}
            counts={viewer.applicationCounts}
            stages={stages}
            isOld={isOld}
          />
        ) : error ? (
          <LoadFailed message={t('failed.load')} error={error} retrying={loading} onRetry={retry} />
        ) : (
          <ApplicationsSkeleton />
        )}
      </div>
      {mail && <StatusMailsDialog address={address} status={mail} />}
    </Container>
  );
}

/** `/` focuses the search box, unless something is being typed. */
function useSearchKey(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (areShortcutsBlocked(event.target)) return;
      event.preventDefault();
      const box = document.querySelector<HTMLInputElement>('main form[role="search"] input');
      box?.focus();
      box?.select();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
