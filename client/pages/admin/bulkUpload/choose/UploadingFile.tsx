import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useFileSize } from '#client/components/upload/useFileSize.ts';
import { Button } from '#client/ui/Button.tsx';
import { FileProgress } from '#client/ui/fields/FileProgress.tsx';
import { focusStep } from '#client/pages/admin/bulkUpload/focusStep.ts';
import type { BulkFile } from './useBulkFile.ts';

/**
 * Shown until the rows are read. The control used to choose the file has left the page, so its last button takes the
 * focus.
 */
export function UploadingFile({ file }: { file: BulkFile }) {
  const t = useTranslations('files');
  const sizeOf = useFileSize();
  const last = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    last.current?.focus();
    return focusStep;
  }, []);
  const { state, retry, cancel } = file;
  if (state.step === 'idle') return null;
  const percent = state.step === 'uploading' ? state.percent : 100;
  const step = state.step === 'ready' ? 'checking' : state.step;
  const messages = {
    uploading: t('percent', { percent }),
    checking: t('checking'),
    failed: t('failed.title'),
  };
  return (
    <FileProgress
      name={state.file.name}
      size={sizeOf(state.file.size)}
      state={step}
      percent={percent}
      message={messages[step]}
      actions={
        <div className="flex flex-wrap justify-end gap-1">
          {step === 'failed' && (
            <Button size="s" onClick={retry}>
              {t('retry')}
            </Button>
          )}
          <Button ref={last} size="s" variant="quiet" onClick={cancel}>
            {t('cancel')}
          </Button>
        </div>
      }
    />
  );
}
