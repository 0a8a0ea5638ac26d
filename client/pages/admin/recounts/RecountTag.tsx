import { CircleCheck, CircleX, Hourglass } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { RecountStatus } from '#client/gql/graphql.ts';
import { Tag, type TagProps } from '#client/ui/Tag.tsx';

const LOOKS = {
  WAITING: { tone: 'info', Icon: Hourglass },
  RUNNING: { tone: 'info', Icon: Hourglass },
  COMPLETE: { tone: 'success', Icon: CircleCheck },
  FAILED: { tone: 'error', Icon: CircleX },
} satisfies Record<RecountStatus, { tone: TagProps['tone']; Icon: unknown }>;

export function RecountTag({ status }: { status: RecountStatus }) {
  const t = useTranslations('recounts');
  const { tone, Icon } = LOOKS[status];
  return (
    <Tag tone={tone} icon={<Icon aria-hidden="true" />}>
      {t(`status.${status}`)}
    </Tag>
  );
}
