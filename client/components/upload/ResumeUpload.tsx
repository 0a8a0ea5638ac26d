import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { RESUME_MAX_BYTES_HOME } from '#schema/options/limits.ts';
import { resumeProblem } from '#schema/validation/upload.ts';
import { Banner } from '#client/ui/Banner.tsx';
import { Button } from '#client/ui/Button.tsx';
import { UploadControl } from './UploadControl.tsx';
import { useUpload } from './useUpload.ts';

const MEGABYTE = 1024 * 1024;

/**
 * The documented resume section (words: `resumes`, `files`, `validation`): one file of at most 5 MB, then the option
 * to replace it.
 */
export function ResumeUpload() {
  const t = useTranslations('resumes');
  const { cache } = useApolloClient();
  const upload = useUpload({
    path: 'resume',
    // The component that shows the list refetches it.
    onUploaded: () => cache.evict({ id: 'Viewer:{}', fieldName: 'resumes' }),
  });
  const { state } = upload;
  const another = useRef<HTMLButtonElement>(null);
  const isReady = state.step === 'ready';
  const [isAgain, setAgain] = useState(false);
  useEffect(() => {
    if (isReady) another.current?.focus();
  }, [isReady]);

  const uploadAnother = () => {
    setAgain(true);
    upload.reset();
  };

  if (isReady)
    return (
      <div className="grid gap-3">
        <Banner kind="success">{t('uploaded', { name: state.uploaded.fileName })}</Banner>
        <p>
          <Button ref={another} onClick={uploadAnother}>
            {t('uploadAnother')}
          </Button>
        </p>
      </div>
    );
  return (
    <UploadControl
      upload={upload}
      problemOf={(file) => resumeProblem(file, RESUME_MAX_BYTES_HOME)}
      maxMegabytes={RESUME_MAX_BYTES_HOME / MEGABYTE}
      namesFile
      takesFocus={isAgain}
    />
  );
}
