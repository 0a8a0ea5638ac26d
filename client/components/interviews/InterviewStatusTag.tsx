import { CalendarCheck, CalendarClock, CalendarX, CircleCheck, UserX } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { InterviewStatus } from '#client/gql/graphql.ts';
import { Tag, type TagProps } from '#client/ui/Tag.tsx';

const looks: Readonly<Record<InterviewStatus, Pick<TagProps, 'tone' | 'icon'>>> = {
  PROPOSED: { tone: 'warning', icon: <CalendarClock aria-hidden="true" /> },
  BOOKED: { tone: 'progress', icon: <CalendarCheck aria-hidden="true" /> },
  HELD: { tone: 'success', icon: <CircleCheck aria-hidden="true" /> },
  MISSED: { tone: 'error', icon: <UserX aria-hidden="true" /> },
  CANCELLED: { tone: 'plain', icon: <CalendarX aria-hidden="true" /> },
};

interface InterviewStatusTagProps {
  status: InterviewStatus;
  /** The applicant has declined all offered times. */
  isDeclined?: boolean;
}

export function InterviewStatusTag({ status, isDeclined }: InterviewStatusTagProps) {
  const t = useTranslations('interviews');
  return (
    <Tag {...looks[isDeclined ? 'PROPOSED' : status]} className="shrink-0">
      {t(`status.${isDeclined ? 'declined' : status}`)}
    </Tag>
  );
}
