import { useFormatter, useTranslations } from 'use-intl';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { Banner } from '#client/ui/Banner.tsx';
import { Stat } from '#client/ui/figures/Stat.tsx';
import { StatRow } from '#client/ui/figures/StatRow.tsx';
import { PreviewActions } from './PreviewActions.tsx';
import { PreviewErrors } from './PreviewErrors.tsx';
import { PreviewRows } from './PreviewRows.tsx';
import { useUploadName } from '#client/pages/admin/bulkUpload/useUploadName.ts';
import { StepHeading } from '#client/pages/admin/bulkUpload/StepHeading.tsx';
import { useStart } from './useStart.ts';

export const Preview_upload = graphql(`
  fragment Preview_upload on BulkUpload {
    id
    fileName
    status
    total
    valid
    errorCount
    unknownColumns
    ...PreviewErrors_upload
    ...PreviewRows_upload
    ...PreviewActions_upload
  }
`);

interface PreviewProps {
  upload: FragmentType<typeof Preview_upload>;
  /** Back to choosing a file, discarding this one. */
  onLeave: () => void;
}

/** The content of the file and its errors, before any job is created. */
export function Preview({ onLeave, ...props }: PreviewProps) {
  const upload = readFragment(Preview_upload, props.upload);
  const { status, total, unknownColumns } = upload;
  const file = useUploadName()(upload.fileName);
  // If the upload failed, no row can become a job.
  const valid = status === 'FAILED' ? 0 : upload.valid;
  const t = useTranslations('bulkUpload');
  const format = useFormatter();
  const { start, busy, failure } = useStart(upload.id);
  const failed = failure ?? (status === 'FAILED' ? { message: undefined } : null);
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <StepHeading>{t('preview.title', { file })}</StepHeading>
      {failed && (
        <Banner kind="error" title={t('failed.upload')}>
          {failed.message}
        </Banner>
      )}
      <StatRow>
        <Stat label={t('preview.rows')} value={format.number(total)} />
        <Stat label={t('preview.valid')} value={format.number(valid)} />
        <Stat label={t('preview.faulty')} value={format.number(total - valid)} />
      </StatRow>
      {unknownColumns.length > 0 && (
        <Banner kind="warning">
          {t('preview.unknown', {
            count: unknownColumns.length,
            names: unknownColumns.join(', '),
          })}
        </Banner>
      )}
      {upload.errorCount === 0 ? (
        <Banner kind="success">{t('preview.good')}</Banner>
      ) : (
        <PreviewErrors upload={upload} />
      )}
      <PreviewRows upload={upload} />
      <PreviewActions upload={upload} busy={busy} onStart={start} onLeave={onLeave} />
    </section>
  );
}
