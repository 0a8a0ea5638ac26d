import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { AdminStatus } from '#client/gql/graphql.ts';
import type { LoadFailure } from '#client/lib/apollo/useFreshQuery.ts';
import { Link } from '#client/lib/routing.ts';
import { DetailsState } from '#client/pages/admin/lists/DetailsState.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { ModerationButtons } from './ModerationButtons.tsx';
import type { ModerationAction } from './moderationActions.ts';

interface ReviewDialogProps {
  what: 'company' | 'job';
  /** The admin page of the company or job. */
  page: string;
  title: ReactNode;
  /** Undefined until it is loaded, null if it does not exist. */
  found: { name: string; status: AdminStatus } | null | undefined;
  failure: LoadFailure | undefined;
  loading: boolean;
  onMove: (move: ModerationAction) => void;
  onClose: () => void;
  children: ReactNode;
}

/** Everything needed to review a company or a job, with the decisions at the bottom. */
export function ReviewDialog(props: ReviewDialogProps) {
  const { what, page, title, found, failure, loading, onMove, onClose, children } = props;
  const t = useTranslations('admin');
  return (
    <Dialog
      size="l"
      title={title ?? t(`${what}.details`)}
      closeLabel={t('details.close')}
      onClose={onClose}
      footer={found && <ModerationButtons size="m" {...found} onMove={onMove} />}
    >
      {found ? (
        <>
          {children}
          <Link to={page} className="text-link hit-44 mt-5 inline-block">
            {t('details.page')}
          </Link>
        </>
      ) : (
        <DetailsState
          failed={t(`failed.${what}`)}
          missing={t(`${what}.missing`)}
          failure={failure}
          loading={loading}
        />
      )}
    </Dialog>
  );
}
