import { CircleCheck, CircleX, Eye, Hourglass, Star, Undo2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { ApplicationStatus } from '#client/gql/graphql.ts';
import { Tag, type TagProps } from '#client/ui/Tag.tsx';

const looks: Readonly<Record<ApplicationStatus, Pick<TagProps, 'tone' | 'icon'>>> = {
  PENDING: { tone: 'warning', icon: <Hourglass aria-hidden="true" /> },
  REVIEWED: { tone: 'info', icon: <Eye aria-hidden="true" /> },
  SHORTLISTED: { tone: 'progress', icon: <Star aria-hidden="true" /> },
  REJECTED: { tone: 'error', icon: <CircleX aria-hidden="true" /> },
  HIRED: { tone: 'success', icon: <CircleCheck aria-hidden="true" /> },
};

interface ApplicationStatusTagProps {
  status: ApplicationStatus;
  isWithdrawn?: boolean;
}

/** The status, or that the applicant has withdrawn. */
export function ApplicationStatusTag({ status, isWithdrawn }: ApplicationStatusTagProps) {
  const t = useTranslations('applications');
  if (isWithdrawn)
    return (
      <Tag icon={<Undo2 aria-hidden="true" />} className="shrink-0">
        {t('status.WITHDRAWN')}
      </Tag>
    );
  return (
    <Tag {...looks[status]} className="shrink-0">
      {t(`status.${status}`)}
    </Tag>
  );
}
