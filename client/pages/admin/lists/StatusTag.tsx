import { Ban, CircleCheck, CircleX, Hourglass } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { AdminStatus } from '#client/gql/graphql.ts';
import { Tag, type TagProps } from '#client/ui/Tag.tsx';

const LOOKS = {
  PENDING: { tone: 'warning', Icon: Hourglass },
  APPROVED: { tone: 'success', Icon: CircleCheck },
  REJECTED: { tone: 'error', Icon: CircleX },
  SUSPENDED: { tone: 'error', Icon: Ban },
} satisfies Record<AdminStatus, { tone: TagProps['tone']; Icon: unknown }>;

export function StatusTag({ status }: { status: AdminStatus }) {
  const t = useTranslations('admin');
  const { tone, Icon } = LOOKS[status];
  return (
    <Tag tone={tone} icon={<Icon aria-hidden="true" />}>
      {t(`status.${status}`)}
    </Tag>
  );
}
