import { gql, type TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import type { IResolvers } from '@graphql-tools/utils';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { ApplyDialog } from '#client/components/apply/ApplyHost.tsx';
import type { SiteLocale } from '#client/lib/locale.ts';
import { drawInSite, logInAs } from '#tests/client/frame/drawInSite.tsx';
import { mockedSchema } from '#tests/support/mockedSchema.ts';

/** A resume the seeker has uploaded. */
export const stored = (id: string, isDefault: boolean) => ({
  id,
  name: `${id}.pdf`,
  size: 2_048,
  isDefault,
});

interface World {
  resumes?: object[];
  user?: { role?: string };
  emailVerified?: boolean;
  sent?: object | null;
  questions?: object[];
  answer?: () => unknown;
  locale?: SiteLocale;
  /** Show the numbers of applications and applicants next to the dialog. */
  counts?: boolean;
}

const APPLICATIONS: TypedDocumentNode<{ viewer: { applications: { totalCount: number } } }> = gql`
  query ApplicationCount {
    viewer {
      applications(first: 10) {
        totalCount
      }
    }
  }
`;

const APPLICANTS: TypedDocumentNode<{ job: { stats: { applicants: number } } }> = gql`
  query ApplicantCount {
    job(id: "job-1") {
      id
      stats {
        applicants
      }
    }
  }
`;

function ApplicationCount() {
  const { data } = useQuery(APPLICATIONS);
  const job = useQuery(APPLICANTS).data?.job;
  return (
    <>
      <p>Applications: {data?.viewer.applications.totalCount}</p>
      <p>Applicants: {job?.stats.applicants}</p>
    </>
  );
}

/** Draws the dialog on a job page, for a logged-in seeker. */
export async function drawApplyDialog(world: World = {}) {
  const { resumes = [], user = {}, sent = null, answer, locale = 'en', counts } = world;
  const { emailVerified = true, questions } = world;
  const asked: Record<string, unknown>[] = [];
  let counted = 0;
  let applicants = 0;
  const asha = {
    id: '1',
    firstName: 'Asha',
    lastName: 'Rao',
    email: 'asha@people.example',
    phone: null,
    role: 'JOB_SEEKER',
    ...user,
  };
  const resolvers: IResolvers = {
    Query: {
      viewer: () => ({
        user: asha,
        resumes,
        applications: () => ({ totalCount: ++counted }),
      }),
      job: (_root: unknown, { id }: { id: string }) => ({
        id,
        myApplication: sent,
        questions,
        stats: () => ({ applicants: 10 + ++applicants }),
      }),
    },
    Mutation: {
      applyToJob: (_root: unknown, { input }: { input: Record<string, unknown> }) => {
        asked.push({ ...input });
        return answer?.() ?? { application: { id: 'sent-1', job: { id: 'job-1' } } };
      },
    },
  };
  const schema = mockedSchema({ mocks: { DateTime: () => '2026-11-20T10:00:00.000Z' }, resolvers });
  logInAs({ role: 'JOB_SEEKER', emailVerified });
  await ApplyDialog.prepare(locale);
  const onClose = vi.fn();
  await drawInSite(
    <>
      <ApplyDialog jobId="job-1" title="Staff Nurse" onClose={onClose} />
      {counts && <ApplicationCount />}
    </>,
    { schema, locale, path: '/job-details/job-1' },
  );
  return {
    asked,
    onClose,
    counted: () => counted,
    user: userEvent.setup({ delay: null, applyAccept: false }),
  };
}
