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

export function InterviewStatusTag({ status }: { status: InterviewStatus }) {
  const t = useTranslations('interviews');
  return (
    <Tag {...looks[status]} className="shrink-0">
      {t(`status.${status}`)}
    </Tag>
  );
}
