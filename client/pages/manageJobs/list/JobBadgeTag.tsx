import { Ban, CalendarX, CircleCheck, CircleX, Flame, Hourglass, Lock, Star } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Tag, type TagProps } from '#client/ui/Tag.tsx';
import type { JobBadge } from '#schema/options/screens/manageJobs.ts';
import type { JobStanding } from '#client/gql/graphql.ts';

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

export function JobBadgeTag({ job }: { job: BadgeJob }) {
  const badge = badgeOf(job);
  const t = useTranslations('manageJobs');
  const { tone, Icon } = LOOKS[badge];
  return (
    <Tag tone={tone} icon={<Icon aria-hidden="true" />}>
      {t(`badge.${badge}`)}
    </Tag>
  );
}

interface BadgeJob {
  standing: JobStanding;
  isFeatured: boolean;
  isHot: boolean;
}

/** Live jobs are featured, else hot, else active; others show why they are not live (product decision 38). */
function badgeOf({ standing, isFeatured, isHot }: BadgeJob): JobBadge {
  if (standing !== 'LIVE') return standing.toLowerCase() as JobBadge;
  return isFeatured ? 'featured' : isHot ? 'hot' : 'active';
}
