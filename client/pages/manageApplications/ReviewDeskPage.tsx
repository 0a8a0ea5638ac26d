import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { Placeholders } from '#client/components/Placeholders.tsx';
import { LazyOtherCompany } from '#client/components/team/LazyOtherCompany.tsx';
import { useTeamRight } from '#client/components/team/useTeamRight.ts';
import { LoadFailed } from '#client/components/LoadFailed.tsx';
import { graphql } from '#client/gql/gql.ts';
import { useArrivals } from '#client/lib/live/useArrivals.ts';
import type { MetaArgs } from '#client/lib/page.ts';
import { useParams, useSearchParams } from '#client/lib/routing.ts';
import { useNamedPart } from '#client/lib/useNamedPart.ts';
import { Container } from '#client/ui/Container.tsx';
import { Switch } from '#client/ui/fields/Switch.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { filterOf, readAddress } from './applicationsAddress.ts';
import { DeskBar } from './desk/DeskBar.tsx';
import { DeskHead } from './desk/DeskHead.tsx';
import { useDeskKeys } from './desk/useDeskKeys.ts';
import { useLoadNext } from './desk/useLoadNext.ts';
import { useNextAfterDecision } from './desk/useNextAfterDecision.ts';
import { ApplicationDetails } from './details/ApplicationDetails.tsx';
import { useRecordView } from './details/useRecordView.ts';

export const ReviewDeskPageQuery = graphql(`
  query ReviewDeskPage(
    $id: ID!
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
  ) {
    viewer {
      application(id: $id) {
        id
        resumeShownUrl
        ...DeskHead_application
        ...ApplicationDetails_application
        ...DecisionBar_application
        ...CachedApplication_application
      }
      applicationPlace(
        id: $id
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
      ) {
        previousId
        nextId
        ...DeskHead_place
      }
    }
  }
`);

export const meta = ({ words }: MetaArgs) => ({
  title: words('manageApplications')('details.title'),
});

/** The resume's signed link lasts five minutes. Polling renews it for longer reading and picks up others' decisions. */
const FRESH_FOR = 4 * 60_000;

/** In the page's shape while the user is not known yet. */
export function Waiting() {
  return (
    <Container width="wide" className="py-5">
      <DeskSkeleton />
    </Container>
  );
}

/**
 * One application with everything about it. The address keeps the filter and the order of the list, so that next and
 * previous walk through it; the next one is loaded ahead.
 */
export function Page() {
  const t = useTranslations('manageApplications');
  const desk = useTranslations('reviewDesk');
  const { applicationId: id = '' } = useParams();
  const [query] = useSearchParams();
  const address = useMemo(() => readAddress(query), [query]);
  const variables = { id, ...filterOf(address) };
  const { data, error, loading, refetch } = useQuery(ReviewDeskPageQuery, {
    variables,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: false,
    pollInterval: FRESH_FOR,
  });
  const application = data?.viewer?.application ?? null;
  const place = data?.viewer?.applicationPlace ?? null;
  useArrivals(refetch);
  useRecordView(application && id);
  useLoadNext(ReviewDeskPageQuery, variables, place?.nextId ?? null);
  useNamedPart(application !== null);
  const mayDecide = useTeamRight('decide');
  const next = useNextAfterDecision({ id, nextId: place?.nextId ?? null, address });
  useDeskKeys({ id: application && id, address, place, onDecided: next.decided });

  return (
    <Container width="wide" className="pt-3 md:pt-5">
      {application ? (
        <>
          <DeskHead application={application} place={place} address={address}>
            {mayDecide && (
              <Switch
                label={desk('step.auto')}
                checked={next.isOn}
                onChange={({ target }) => next.turn(target.checked)}
              />
            )}
          </DeskHead>
          <ApplicationDetails key={id} application={application} />
          <DeskBar
            key={`bar ${id}`}
            application={application}
            place={place}
            address={address}
            onDecided={next.decided}
          />
        </>
      ) : error ? (
        <LoadFailed message={t('failed.load')} error={error} onRetry={refetch} />
      ) : loading ? (
        <DeskSkeleton />
      ) : (
        <>
          <h1 className="text-2xl font-bold">{t('details.title')}</h1>
          <p className="pt-6">{t('details.missing')}</p>
          <LazyOtherCompany id={id} />
        </>
      )}
    </Container>
  );
}

function DeskSkeleton() {
  return (
    <Placeholders className="grid gap-5">
      <Skeleton className="h-9 w-64" />
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
        <Skeleton className="h-[70dvh] w-full" />
        <div className="grid content-start gap-5">
          <Skeleton className="h-24 w-full" />
          <Skeleton className="h-24 w-full" />
          <Skeleton className="h-40 w-full" />
        </div>
      </div>
    </Placeholders>
  );
}
