import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { AdminFrame } from '#client/components/admin/AdminFrame.tsx';
import { LazyHistory } from '#client/components/admin/LazyHistory.tsx';
import { graphql } from '#client/gql/gql.ts';
import type { MetaArgs } from '#client/lib/page.ts';
import { useParams } from '#client/lib/routing.ts';
import { useFreshQuery } from '#client/lib/apollo/useFreshQuery.ts';
import { CompanyReview } from './companies/CompanyReview.tsx';
import { TreatmentComments } from './companies/TreatmentComments.tsx';
import { useModerateCompany } from './companies/useModerateCompany.ts';
import { DetailsState } from './lists/DetailsState.tsx';
import { ModerationButtons } from './moderation/ModerationButtons.tsx';
import { NoteDialog } from './moderation/NoteDialog.tsx';
import { wantsNote } from './moderation/moderationActions.ts';

const AdminCompanyPageQuery = graphql(`
  query AdminCompanyPage($id: ID!) {
    admin {
      company(id: $id) {
        id
        adminStatus
        updatedAt
        company {
          id
          name
          ...TreatmentComments_company
        }
        ...CompanyReview_company
      }
      activity(first: 10, subjectKind: "company", subjectId: $id) {
        ...History_activity
      }
    }
  }
`);

export const meta = ({ words }: MetaArgs) => ({ title: words('admin')('section.companies') });

export function Page() {
  const t = useTranslations('admin');
  const { companyId: id = '' } = useParams();
  const [asked, setAsked] = useState<'reject' | 'suspend' | null>(null);
  const { send, moderateNow } = useModerateCompany();
  const { data, failure, loading } = useFreshQuery(AdminCompanyPageQuery, {
    variables: { id },
  });
  const found = data?.admin?.company;
  return (
    <AdminFrame
      section="companies"
      title={found?.company.name}
      actions={
        found && (
          <ModerationButtons
            size="m"
            status={found.adminStatus}
            name={found.company.name}
            onMove={(move) => (wantsNote(move) ? setAsked(move) : moderateNow(move, found))}
          />
        )
      }
    >
      {data?.admin && found ? (
        <div className="mt-5 grid grid-cols-1 gap-8">
          <section aria-labelledby="facts" className="grid grid-cols-1 gap-3">
            <h2 id="facts" className="text-lg">
              {t('company.details')}
            </h2>
            <CompanyReview company={found} />
          </section>
          <TreatmentComments company={found.company} />
          <LazyHistory activity={data.admin.activity} subject={{ kind: 'company', id }} />
        </div>
      ) : (
        <DetailsState
          failed={t('failed.company')}
          missing={t('company.missing')}
          failure={failure}
          loading={loading}
        />
      )}
      {asked && found && (
        <NoteDialog
          title={t(`note.company.${asked}`)}
          names={[found.company.name]}
          confirmLabel={t(`move.${asked}`)}
          failed={t('failed.companyStatus')}
          onConfirm={(note) => send(asked, found, note).then(() => setAsked(null))}
          onClose={() => setAsked(null)}
        />
      )}
    </AdminFrame>
  );
}
