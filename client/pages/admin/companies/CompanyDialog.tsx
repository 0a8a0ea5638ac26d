import { graphql } from '#client/gql/gql.ts';
import { CompanyReview } from './CompanyReview.tsx';
import { ReviewDialog } from '../moderation/ReviewDialog.tsx';
import type { ModerationAction } from '../moderation/moderationActions.ts';
import { useFreshQuery } from '#client/lib/apollo/useFreshQuery.ts';
import type { ModeratedCompany } from './useModerateCompany.ts';

const CompanyDialogQuery = graphql(`
  query CompanyDialog($id: ID!) {
    admin {
      company(id: $id) {
        id
        adminStatus
        updatedAt
        company {
          id
          name
        }
        ...CompanyReview_company
      }
    }
  }
`);

interface CompanyDialogProps {
  id: string;
  onMove: (move: ModerationAction, company: ModeratedCompany) => void;
  /** Called when a change of the company was approved or rejected. */
  onChangeDecided: () => void;
  onClose: () => void;
}

/** Everything needed to review a company. */
export function CompanyDialog({ id, onMove, onChangeDecided, onClose }: CompanyDialogProps) {
  const { data, failure, loading } = useFreshQuery(CompanyDialogQuery, {
    variables: { id },
  });
  const found = data?.admin?.company;
  return (
    <ReviewDialog
      what="company"
      page={`/admin/companies/${id}`}
      title={found?.company.name}
      found={found && { name: found.company.name, status: found.adminStatus }}
      failure={failure}
      loading={loading}
      onMove={(move) => found && onMove(move, found)}
      onClose={onClose}
    >
      {found && <CompanyReview company={found} onChangeDecided={onChangeDecided} />}
    </ReviewDialog>
  );
}
