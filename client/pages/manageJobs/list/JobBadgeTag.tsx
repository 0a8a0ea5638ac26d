import { Ban, CalendarX, CircleCheck, CircleX, Flame, Hourglass, Lock, Star } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Tag, type TagLook } from '#client/ui/Tag.tsx';
import type { JobBadge } from '#schema/options/screens/manageJobs.ts';
import type { JobStanding } from '#client/gql/graphql.ts';

const LOOKS = {
  featured: { tone: 'accent', icon: Star },
  hot: { tone: 'accent', icon: Flame },
  active: { tone: 'success', icon: CircleCheck },
  pending: { tone: 'warning', icon: Hourglass },
  rejected: { tone: 'error', icon: CircleX },
  suspended: { tone: 'error', icon: Ban },
  expired: { tone: 'plain', icon: CalendarX },
  closed: { tone: 'plain', icon: Lock },
} satisfies Record<JobBadge, TagLook>;

export function JobBadgeTag({ job }: { job: BadgeJob }) {
  const badge = badgeOf(job);
  const t = useTranslations('manageJobs');
  return <Tag {...LOOKS[badge]}>{t(`badge.${badge}`)}</Tag>;
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
