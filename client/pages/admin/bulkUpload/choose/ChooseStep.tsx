import { Download } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useNavigate } from '#client/lib/routing.ts';
import { Banner } from '#client/ui/Banner.tsx';
import { Button } from '#client/ui/Button.tsx';
import { FileDrop } from '#client/ui/fields/FileDrop.tsx';
import {
  BULK_FILE_EXTENSION,
  BULK_FILE_MIME_TYPE,
  BULK_TEMPLATE_FILE,
} from '#schema/options/screens/bulkUpload.ts';
import { BULK_ROWS_MAX } from '#schema/validation/lengths.ts';
import { ColumnNames } from './ColumnNames.tsx';
import { UploadingFile } from './UploadingFile.tsx';
import { pathOfUpload, TEMPLATE_PATH } from '#client/pages/admin/bulkUpload/paths.ts';
import { StepHeading } from '#client/pages/admin/bulkUpload/StepHeading.tsx';
import { useBulkFile } from './useBulkFile.ts';
import { useDownload } from '#client/components/useDownload.ts';

const ACCEPTED = [BULK_FILE_EXTENSION, BULK_FILE_MIME_TYPE];

export function ChooseStep() {
  const t = useTranslations('bulkUpload');
  const navigate = useNavigate();
  const file = useBulkFile((id) => void navigate(pathOfUpload(id), { preventScrollReset: true }));
  const { busy, download } = useDownload(t('failed.download'));
  const { problem } = file;
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <StepHeading>{t('choose.title')}</StepHeading>
      {problem && (
        <Banner kind="error" title={problem.title}>
          {problem.message}
        </Banner>
      )}
      {file.state.step === 'idle' ? (
        <FileDrop
          label={t('choose.drop')}
          areaLabel={t('choose.dropArea')}
          hint={t('choose.hint', { rows: BULK_ROWS_MAX })}
          chooseLabel={t('choose.button')}
          accept={ACCEPTED}
          onFile={file.choose}
        />
      ) : (
        <UploadingFile file={file} />
      )}
      <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
        <Button
          icon={<Download className="size-5" />}
          busy={busy}
          onClick={() => download(TEMPLATE_PATH, BULK_TEMPLATE_FILE)}
        >
          {t('choose.template')}
        </Button>
        <ColumnNames />
      </div>
    </section>
  );
}
