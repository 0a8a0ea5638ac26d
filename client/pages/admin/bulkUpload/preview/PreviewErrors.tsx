import { CircleAlert, Download } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { Button } from '#client/ui/Button.tsx';
import { annotatedPath } from '#client/pages/admin/bulkUpload/paths.ts';
import { useDownload } from '#client/components/useDownload.ts';

export const PreviewErrors_upload = graphql(`
  fragment PreviewErrors_upload on BulkUpload {
    id
    fileName
    errorCount
    errors(first: 5) {
      row
      field
      message
      hint
    }
  }
`);

/** The first five errors, the number of others, and a download that contains all of them. */
export function PreviewErrors(props: { upload: FragmentType<typeof PreviewErrors_upload> }) {
  const { id, fileName, errorCount, errors } = readFragment(PreviewErrors_upload, props.upload);
  const t = useTranslations('bulkUpload');
  const validation = useTranslations('validation');
  const { busy, download } = useDownload(t('failed.download'));
  const more = errorCount - errors.length;
  return (
    <section
      aria-labelledby="bulk-errors"
      className="grid gap-3 rounded-card border border-red/30 bg-red-wash p-4"
    >
      <h3 id="bulk-errors" className="flex items-center gap-2 text-base">
        <CircleAlert className="size-5 shrink-0 text-red" />
        {t('preview.errors', { count: errorCount })}
      </h3>
      <ul className="grid gap-2">
        {errors.map(({ row, field, message, hint }, at) => (
          <li key={at} className="break-words">
            <span className="block font-semibold">
              {validation('bulkRow', { row, field, message })}
            </span>
            {hint && <span className="block text-sm text-soft">{hint}</span>}
          </li>
        ))}
        {more > 0 && <li>{validation('bulkMore', { count: more })}</li>}
      </ul>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          size="s"
          busy={busy}
          icon={<Download className="size-4" />}
          onClick={() => download(annotatedPath(id), fileName)}
        >
          {t('preview.download')}
        </Button>
        <p className="min-w-0 flex-[1_1_14rem] text-sm text-soft">{t('preview.how')}</p>
      </div>
    </section>
  );
}
