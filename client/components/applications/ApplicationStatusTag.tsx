import { CircleCheck, CircleX, Eye, Hourglass, Star, Undo2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { ApplicationStatus } from '#client/gql/graphql.ts';
import { Tag, type TagLook } from '#client/ui/Tag.tsx';

const looks: Readonly<Record<ApplicationStatus, TagLook>> = {
  PENDING: { tone: 'warning', icon: Hourglass },
  REVIEWED: { tone: 'info', icon: Eye },
  SHORTLISTED: { tone: 'progress', icon: Star },
  REJECTED: { tone: 'error', icon: CircleX },
  HIRED: { tone: 'success', icon: CircleCheck },
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
      <Tag icon={Undo2} className="shrink-0">
        {t('status.WITHDRAWN')}
      </Tag>
    );
  return (
    <Tag {...looks[status]} className="shrink-0">
      {t(`status.${status}`)}
    </Tag>
  );
}
