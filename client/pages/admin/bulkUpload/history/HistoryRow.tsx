import { Download, CircleCheck, CircleX, Hourglass, LoaderCircle, Undo2 } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import { useTimeWords } from '#client/components/useTimeWords.ts';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { Link } from '#client/lib/routing.ts';
import { Button } from '#client/ui/Button.tsx';
import { Cell } from '#client/ui/table/Cell.tsx';
import { Row } from '#client/ui/table/Row.tsx';
import { annotatedPath, pathOfUpload } from '#client/pages/admin/bulkUpload/paths.ts';
import { UndoUpload } from '#client/pages/admin/bulkUpload/UndoUpload.tsx';
import { useUploadName } from '#client/pages/admin/bulkUpload/useUploadName.ts';
import { useDownload } from '#client/components/useDownload.ts';
import type { BulkUploadStatus } from '#client/gql/graphql.ts';
import { Tag, type TagLook } from '#client/ui/Tag.tsx';

export const HistoryRow_upload = graphql(`
  fragment HistoryRow_upload on BulkUpload {
    id
    fileName
    status
    successful
    failed
    createdAt
    uploadedBy {
      id
      name
    }
    ...UndoUpload_upload
  }
`);

export function HistoryRow(props: { upload: FragmentType<typeof HistoryRow_upload> }) {
  const upload = readFragment(HistoryRow_upload, props.upload);
  const { id, status, successful, failed, createdAt, uploadedBy } = upload;
  const t = useTranslations('bulkUpload');
  const format = useFormatter();
  const time = useTimeWords();
  const { busy, download } = useDownload(t('failed.download'));
  const file = useUploadName()(upload.fileName);
  return (
    <Row>
      <Cell>
        <Link
          to={pathOfUpload(id)}
          className="hit-44 rounded-tag text-base font-semibold break-words hover:underline"
        >
          {file}
        </Link>
      </Cell>
      <Cell label={t('history.by')}>{uploadedBy?.name ?? t('history.nobody')}</Cell>
      <Cell label={t('history.when')}>
        <time dateTime={createdAt} title={time.full(createdAt)}>
          {time.ago(createdAt)}
        </time>
      </Cell>
      <Cell label={t('history.counts')} align="end">
        {format.number(successful)} / {format.number(failed)}
      </Cell>
      <Cell label={t('history.status')}>
        <UploadStatusTag status={status} />
      </Cell>
      <Cell align="end" className="max-md:mt-1">
        <span className="flex flex-wrap gap-2 max-md:*:flex-1 md:justify-end">
          {failed > 0 && (
            <Button
              size="s"
              busy={busy}
              aria-label={t('history.downloadNamed', { file })}
              icon={<Download className="size-4" />}
              onClick={() => download(annotatedPath(id), upload.fileName)}
            >
              {t('history.download')}
            </Button>
          )}
          <UndoUpload upload={upload} size="s" />
        </span>
      </Cell>
    </Row>
  );
}

const LOOKS = {
  PENDING: { tone: 'warning', icon: Hourglass },
  RUNNING: { tone: 'info', icon: LoaderCircle },
  COMPLETE: { tone: 'success', icon: CircleCheck },
  FAILED: { tone: 'error', icon: CircleX },
  UNDONE: { tone: 'plain', icon: Undo2 },
} satisfies Record<BulkUploadStatus, TagLook>;

function UploadStatusTag({ status }: { status: BulkUploadStatus }) {
  const t = useTranslations('bulkUpload');
  return <Tag {...LOOKS[status]}>{t(`status.${status}`)}</Tag>;
}
