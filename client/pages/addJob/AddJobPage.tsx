import { useQuery } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import { LoadFailed } from '#client/components/LoadFailed.tsx';
import { useTeamRight } from '#client/components/team/useTeamRight.ts';
import { graphql } from '#client/gql/gql.ts';
import type { AddJobPageQuery as Loaded } from '#client/gql/graphql.ts';
import type { MetaArgs } from '#client/lib/page.ts';
import { Navigate } from '#client/lib/routing.ts';
import { AddJobFrame } from './AddJobFrame.tsx';
import { CompanyNotice } from './CompanyNotice.tsx';
import { useInitialDraft } from './draft/useInitialDraft.ts';
import { JobWizard } from './JobWizard.tsx';
import { Placeholders } from '#client/components/Placeholders.tsx';
import { Card } from '#client/ui/Card.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';

const AddJobPageQuery = graphql(`
  query AddJobPage {
    viewer {
      user {
        id
      }
      companyProfile {
        id
        company {
          id
          name
          industry
        }
        ...CompanyNotice_profile
      }
      jobDraft {
        ...JobDraft_draft
      }
      jobs(first: 1) {
        figures {
          total
        }
      }
    }
  }
`);

export const meta = ({ words }: MetaArgs) => ({ title: words('addJob')('title') });

export const Waiting = AddJobSkeleton;

/** Colleagues who may not post see the jobs instead. */
export function Page() {
  return useTeamRight('post') ? <PostJob /> : <Navigate to="/manage-jobs" replace />;
}

function PostJob() {
  const t = useTranslations('addJob');
  // Always fetch: the draft may have been edited on another device.
  const { data, error, loading, refetch } = useQuery(AddJobPageQuery, {
    fetchPolicy: 'network-only',
  });
  if (data) return <LoadedWizard viewer={data.viewer} />;
  if (!error) return <AddJobSkeleton />;
  return (
    <AddJobFrame>
      <LoadFailed message={t('loadFailed')} error={error} retrying={loading} onRetry={refetch} />
    </AddJobFrame>
  );
}

function LoadedWizard({ viewer }: { viewer: Loaded['viewer'] }) {
  const beginning = useInitialDraft(viewer?.user.id ?? '', viewer?.jobDraft);
  if (!viewer) return null;
  const { companyProfile } = viewer;
  return (
    <AddJobFrame>
      <CompanyNotice profile={companyProfile} />
      <JobWizard
        key={beginning.key}
        userId={viewer.user.id}
        beginning={beginning}
        company={companyProfile?.company}
        hasOldJobs={viewer.jobs.figures.total > 0}
      />
    </AddJobFrame>
  );
}

function AddJobSkeleton() {
  return (
    <AddJobFrame>
      <Placeholders className="mt-6 grid gap-5">
        <Skeleton className="h-9 w-44" />
        <Skeleton className="h-12 w-full" />
        <Card className="grid gap-5">
          <Skeleton className="h-7 w-32" />
          {[1, 2, 3, 4].map((place) => (
            <Skeleton key={place} className="h-18 w-full" />
          ))}
        </Card>
        <Skeleton className="h-11 w-full" />
      </Placeholders>
    </AddJobFrame>
  );
}
