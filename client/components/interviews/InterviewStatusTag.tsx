import { CalendarCheck, CalendarClock, CalendarX, CircleCheck, UserX } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { InterviewStatus } from '#client/gql/graphql.ts';
import { Tag, type TagLook } from '#client/ui/Tag.tsx';

const looks: Readonly<Record<InterviewStatus, TagLook>> = {
  PROPOSED: { tone: 'warning', icon: CalendarClock },
  BOOKED: { tone: 'progress', icon: CalendarCheck },
  HELD: { tone: 'success', icon: CircleCheck },
  MISSED: { tone: 'error', icon: UserX },
  CANCELLED: { tone: 'plain', icon: CalendarX },
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
