import { Ban, CircleCheck, CircleX, Hourglass } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { AdminStatus } from '#client/gql/graphql.ts';
import { Tag, type TagLook } from '#client/ui/Tag.tsx';

const LOOKS = {
  PENDING: { tone: 'warning', icon: Hourglass },
  APPROVED: { tone: 'success', icon: CircleCheck },
  REJECTED: { tone: 'error', icon: CircleX },
  SUSPENDED: { tone: 'error', icon: Ban },
} satisfies Record<AdminStatus, TagLook>;

export function StatusTag({ status }: { status: AdminStatus }) {
  const t = useTranslations('admin');
  return <Tag {...LOOKS[status]}>{t(`status.${status}`)}</Tag>;
}
