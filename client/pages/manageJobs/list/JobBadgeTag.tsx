import { Ban, CalendarX, CircleCheck, CircleX, Flame, Hourglass, Lock, Star } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Tag, type TagProps } from '#client/ui/Tag.tsx';
import type { JobBadge } from '#schema/options/screens/manageJobs.ts';

const LOOKS = {
  featured: { tone: 'accent', Icon: Star },
  hot: { tone: 'accent', Icon: Flame },
  active: { tone: 'success', Icon: CircleCheck },
  pending: { tone: 'warning', Icon: Hourglass },
  rejected: { tone: 'error', Icon: CircleX },
  suspended: { tone: 'error', Icon: Ban },
  expired: { tone: 'plain', Icon: CalendarX },
  closed: { tone: 'plain', Icon: Lock },
} satisfies Record<JobBadge, { tone: TagProps['tone']; Icon: unknown }>;

export function JobBadgeTag({ badge }: { badge: JobBadge }) {
  const t = useTranslations('manageJobs');
  const { tone, Icon } = LOOKS[badge];
  return (
    <Tag tone={tone} icon={<Icon aria-hidden="true" />}>
      {t(`badge.${badge}`)}
    </Tag>
  );
}
