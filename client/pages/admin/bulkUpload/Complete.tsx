import { Download } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import { useTimeWords } from '#client/components/useTimeWords.ts';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { Link } from '#client/lib/routing.ts';
import { Banner } from '#client/ui/Banner.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Stat } from '#client/ui/figures/Stat.tsx';
import { StatRow } from '#client/ui/figures/StatRow.tsx';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';
import { annotatedPath, BULK_PATH } from './paths.ts';
import { StepHeading } from './StepHeading.tsx';
import { UndoUpload } from './UndoUpload.tsx';
import { useDownload } from '#client/components/useDownload.ts';
import { useNow } from '#client/lib/now.ts';

export const Complete_upload = graphql(`
  fragment Complete_upload on BulkUpload {
    id
    fileName
    successful
    failed
    undoneAt
    undoableUntil
    ...UndoUpload_upload
  }
`);

export function Complete(props: { upload: FragmentType<typeof Complete_upload> }) {
  const upload = readFragment(Complete_upload, props.upload);
  const { id, fileName, successful, failed, undoneAt, undoableUntil } = upload;
  const t = useTranslations('bulkUpload');
  const format = useFormatter();
  const time = useTimeWords();
  const now = useNow();
  const { busy, download } = useDownload(t('failed.download'));
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <StepHeading>{t('complete.title', { count: successful })}</StepHeading>
      {undoneAt && <Banner>{t('complete.undone', { ago: time.ago(undoneAt) })}</Banner>}
      {failed > 0 && (
        <Banner
          kind="warning"
          actions={
            <Button
              size="s"
              busy={busy}
              icon={<Download className="size-4" />}
              onClick={() => download(annotatedPath(id), fileName)}
            >
              {t('preview.download')}
            </Button>
          }
        >
          {t('complete.failed', { count: failed })}
        </Banner>
      )}
      <StatRow>
        <Stat label={t('complete.successful')} value={format.number(successful)} />
        <Stat label={t('complete.leftOut')} value={format.number(failed)} />
      </StatRow>
      <div className="flex flex-wrap gap-3 max-xs:*:w-full">
        <Link to="/admin/jobs" className={buttonClass({ variant: 'main' })}>
          {t('complete.jobs')}
        </Link>
        <Link to={BULK_PATH} className={buttonClass()}>
          {t('complete.another')}
        </Link>
        <UndoUpload upload={upload} />
      </div>
      {undoableUntil && new Date(undoableUntil) > now && (
        <p className="text-sm text-soft">{t('undo.until', { moment: time.full(undoableUntil) })}</p>
      )}
    </section>
  );
}
