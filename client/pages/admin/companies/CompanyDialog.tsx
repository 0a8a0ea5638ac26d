import { useQuery } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import { graphql } from '#client/gql/gql.ts';
import { Link } from '#client/lib/routing.ts';
import { CompanyReview } from './CompanyReview.tsx';
import { DetailsState } from '#client/pages/admin/lists/DetailsState.tsx';
import { ModerationButtons } from '../moderation/ModerationButtons.tsx';
import type { ModerationAction } from '../moderation/moderationActions.ts';
import { Dialog } from '#client/ui/Dialog.tsx';
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
  /** Called when a change of it was approved or rejected. */
  onChangeDecided: () => void;
  onClose: () => void;
}

/** Everything needed to review a company. */
export function CompanyDialog({ id, onMove, onChangeDecided, onClose }: CompanyDialogProps) {
  const t = useTranslations('admin');
  const { data, error, loading, refetch } = useQuery(CompanyDialogQuery, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const found = data?.admin?.company;
  return (
    <Dialog
      size="l"
      title={found?.company.name ?? t('company.details')}
      closeLabel={t('details.close')}
      onClose={onClose}
      footer={
        found && (
          <ModerationButtons
            size="m"
            status={found.adminStatus}
            name={found.company.name}
            onMove={(move) => onMove(move, found)}
          />
        )
      }
    >
      {found ? (
        <>
          <CompanyReview company={found} onChangeDecided={onChangeDecided} />
          <Link to={`/admin/companies/${id}`} className="text-link hit-44 mt-5 inline-block">
            {t('details.page')}
          </Link>
        </>
      ) : (
        <DetailsState
          failed={t('failed.company')}
          missing={t('company.missing')}
          error={error}
          loading={loading}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
    </Dialog>
  );
}
