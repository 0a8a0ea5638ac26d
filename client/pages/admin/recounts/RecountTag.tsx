import { CircleCheck, CircleX, Hourglass } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { RecountStatus } from '#client/gql/graphql.ts';
import { Tag, type TagLook } from '#client/ui/Tag.tsx';

const LOOKS = {
  WAITING: { tone: 'info', icon: Hourglass },
  RUNNING: { tone: 'info', icon: Hourglass },
  COMPLETE: { tone: 'success', icon: CircleCheck },
  FAILED: { tone: 'error', icon: CircleX },
} satisfies Record<RecountStatus, TagLook>;

export function RecountTag({ status }: { status: RecountStatus }) {
  const t = useTranslations('recounts');
  return <Tag {...LOOKS[status]}>{t(`status.${status}`)}</Tag>;
}
