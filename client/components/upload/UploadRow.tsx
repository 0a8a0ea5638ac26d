import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#client/ui/Button.tsx';
import { FileProgress } from '#client/ui/fields/FileProgress.tsx';
import type { Upload } from './useUpload.ts';
import { useFileSize } from './useFileSize.ts';

interface UploadRowProps {
  upload: Upload;
  onRemove?: () => void;
}

/** The file being uploaded. The focus stays on its last button, which changes from Cancel to Remove. */
export function UploadRow({ upload, onRemove = upload.reset }: UploadRowProps) {
  const t = useTranslations('files');
  const sizeOf = useFileSize();
  const last = useRef<HTMLButtonElement>(null);
  const { state, retry } = upload;
  // The control used to choose the file has left the page, so the last button takes the focus.
  useEffect(() => last.current?.focus(), []);
  if (state.step === 'idle') return null;
  const again = () => {
    retry();
    last.current?.focus();
  };

  const { file, step } = state;
  const percent = step === 'uploading' ? state.percent : 100;
  const messages = {
    uploading: t('percent', { percent }),
    checking: t('checking'),
    ready: t('ready'),
    failed: t('failed.title'),
  };
  const isUnderWay = step === 'uploading' || step === 'checking';
  return (
    <FileProgress
      name={file.name}
      size={sizeOf(file.size)}
      state={step}
      percent={percent}
      message={messages[step]}
      actions={
        <div className="flex flex-wrap justify-end gap-1">
          {step === 'failed' && !state.isRefused && (
            <Button size="s" onClick={again}>
              {t('retry')}
            </Button>
          )}
          <Button ref={last} size="s" variant="quiet" onClick={onRemove}>
            {t(isUnderWay ? 'cancel' : 'remove')}
          </Button>
        </div>
      }
    />
  );
}
