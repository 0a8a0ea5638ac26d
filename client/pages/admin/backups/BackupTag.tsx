import { CircleCheck, CircleX, Hourglass } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { BackupStatus } from '#client/gql/graphql.ts';
import { Tag, type TagLook } from '#client/ui/Tag.tsx';

const LOOKS = {
  WAITING: { tone: 'info', icon: Hourglass },
  RUNNING: { tone: 'info', icon: Hourglass },
  COMPLETE: { tone: 'success', icon: CircleCheck },
  FAILED: { tone: 'error', icon: CircleX },
} satisfies Record<BackupStatus, TagLook>;

export function BackupTag({ status }: { status: BackupStatus }) {
  const t = useTranslations('backups');
  return <Tag {...LOOKS[status]}>{t(`status.${status}`)}</Tag>;
}
