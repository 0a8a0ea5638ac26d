import { useTranslations } from 'use-intl';
import { Placeholders } from '#client/components/Placeholders.tsx';
import { AdminFrame } from '#client/components/admin/AdminFrame.tsx';
import { graphql } from '#client/gql/gql.ts';
import type { MetaArgs } from '#client/lib/page.ts';
import { useFreshQuery } from '#client/lib/apollo/useFreshQuery.ts';
import { ChangedMost } from './home/ChangedMost.tsx';
import { Figures } from './home/Figures.tsx';
import { QuickActions } from './home/QuickActions.tsx';
import { WaitingChanges } from './home/WaitingChanges.tsx';
import { WaitingCompanies } from './home/WaitingCompanies.tsx';
import { WaitingJobs } from './home/WaitingJobs.tsx';
import { WaitingVerifications } from './home/WaitingVerifications.tsx';
import { ListFailed } from './lists/ListFailed.tsx';

const AdminPageQuery = graphql(`
  query AdminPage {
    admin {
      permissions {
        ...QuickActions_permissions
      }
      companies(status: PENDING, first: 5) {
        ...WaitingCompanies_companies
      }
      jobs(status: PENDING, first: 5) {
        ...WaitingJobs_jobs
      }
      reported: jobs(reported: true, first: 5) {
        ...WaitingJobs_jobs
      }
      verifications: companies(verificationWaiting: true, first: 5) {
        ...WaitingVerifications_companies
      }
      ...WaitingChanges_admin
    }
  }
`);

export const meta = ({ words }: MetaArgs) => ({ title: words('admin')('frame.panel') });

/** What changed and what needs a decision first, then links to everything else. */
export function Page() {
  const t = useTranslations('admin');
  const { data, previousData, failure } = useFreshQuery(AdminPageQuery);
  const admin = (data ?? previousData)?.admin;
  return (
    <AdminFrame section="overview" lead={t('home.lead')}>
      <ChangedMost />
      {failure && <ListFailed title={t('failed.data')} {...failure} />}
      {admin ? (
        <div className="mt-5 grid items-start gap-4 md:grid-cols-2">
          <div className="grid gap-4">
            <WaitingCompanies companies={admin.companies} />
            <WaitingVerifications companies={admin.verifications} />
            <WaitingChanges admin={admin} />
          </div>
          <div className="grid gap-4">
            <WaitingJobs why="pending" jobs={admin.jobs} />
            <WaitingJobs why="reported" jobs={admin.reported} />
          </div>
        </div>
      ) : (
        // As tall as a screen: the lists have any number of entries, and would move what is below.
        !failure && (
          <Placeholders
            className="mt-5 grid gap-4 md:grid-cols-2"
            blocks={['h-screen', 'h-screen max-md:hidden']}
          />
        )
      )}
      <Figures />
      {(admin || !failure) && <QuickActions permissions={admin?.permissions} />}
    </AdminFrame>
  );
}
