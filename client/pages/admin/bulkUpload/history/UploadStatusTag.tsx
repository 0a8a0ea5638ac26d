import { CircleCheck, CircleX, Hourglass, LoaderCircle, Undo2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { BulkUploadStatus } from '#client/gql/graphql.ts';
import { Tag, type TagProps } from '#client/ui/Tag.tsx';

const LOOKS = {
  PENDING: { tone: 'warning', Icon: Hourglass },
  RUNNING: { tone: 'info', Icon: LoaderCircle },
  COMPLETE: { tone: 'success', Icon: CircleCheck },
  FAILED: { tone: 'error', Icon: CircleX },
  UNDONE: { tone: 'plain', Icon: Undo2 },
} satisfies Record<BulkUploadStatus, { tone: TagProps['tone']; Icon: unknown }>;

export function UploadStatusTag({ status }: { status: BulkUploadStatus }) {
  const t = useTranslations('bulkUpload');
  const { tone, Icon } = LOOKS[status];
  return (
    <Tag tone={tone} icon={<Icon aria-hidden="true" />}>
      {t(`status.${status}`)}
    </Tag>
  );
}
