import { useSuspenseQuery } from '@apollo/client/react';
import { graphql } from '#client/gql/gql.ts';
import type { MetaArgs } from '#client/lib/page.ts';
import { AddJobFrame } from './AddJobFrame.tsx';
import { AddJobSkeleton } from './AddJobSkeleton.tsx';
import { CompanyNotice } from './CompanyNotice.tsx';
import { useInitialDraft } from './draft/useInitialDraft.ts';
import { JobWizard } from './JobWizard.tsx';

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

export function Page() {
  // Always fetch: the draft may have been edited on another device.
  const { data } = useSuspenseQuery(AddJobPageQuery, { fetchPolicy: 'network-only' });
  const viewer = data.viewer;
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
        companyName={companyProfile?.company.name}
        hasOldJobs={viewer.jobs.figures.total > 0}
      />
    </AddJobFrame>
  );
}
