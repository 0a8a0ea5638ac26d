import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { RESUME_EXTENSIONS, RESUME_MIME_TYPES } from '#schema/options/limits.ts';
import { messageOf, type Translate } from '#schema/validation/issues.ts';
import type { ChosenFile } from '#schema/validation/upload.ts';
import { Banner } from '#client/ui/Banner.tsx';
import { FileDrop } from '#client/ui/fields/FileDrop.tsx';
import type { Upload } from './useUpload.ts';
import { UploadRow } from './UploadRow.tsx';

interface UploadControlProps {
  upload: Upload;
  /** An issue of schema/validation/upload.ts, or null. Checked before any byte is sent. */
  problemOf: (file: ChosenFile) => string | null;
  /** The line above the button; by default, it asks for a resume. */
  label?: string;
  /** The size limit to mention, in megabytes. */
  maxMegabytes: number;
  /** Whether the file name precedes the error. */
  namesFile?: boolean;
  /** Set if the control replaces the element that had the focus. */
  takesFocus?: boolean;
}

const ACCEPTED = [...Object.values(RESUME_MIME_TYPES), ...RESUME_EXTENSIONS];

/**
 * Uploads a resume: drop or choose a file, then its name, size and progress with Cancel and Retry. Words: `files`,
 * `validation`.
 */
export function UploadControl(props: UploadControlProps) {
  const { upload, problemOf, label, maxMegabytes, namesFile, takesFocus = false } = props;
  const t = useTranslations('files');
  const validation: Translate = useTranslations('validation');
  const [problem, setProblem] = useState<string | null>(null);
  const { state } = upload;
  const box = useRemovedFocus(state.step === 'idle', takesFocus);

  const choose = (file: File) => {
    const found = problemOf(file);
    const message = found && messageOf(found, validation);
    setProblem(message && namesFile ? t('named', { name: file.name, message }) : message);
    if (!found) upload.start(file);
  };
  return (
    <div ref={box} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {problem && <Banner kind="error">{problem}</Banner>}
      {state.step === 'failed' && <Banner kind="error">{state.message}</Banner>}
      {state.step === 'idle' ? (
        <FileDrop
          label={label ?? t('drop')}
          areaLabel={t('dropArea')}
          hint={t('types', { max: maxMegabytes })}
          chooseLabel={t('choose')}
          accept={ACCEPTED}
          onFile={choose}
        />
      ) : (
        <UploadRow upload={upload} />
      )}
    </div>
  );
}

/** After removing a file, the focus goes to the button that chooses another. */
function useRemovedFocus(isIdle: boolean, takesFocus: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const wasIdle = useRef(isIdle && !takesFocus);
  useEffect(() => {
    const isBack = isIdle && !wasIdle.current;
    wasIdle.current = isIdle;
    if (isBack) [...(box.current?.querySelectorAll('button') ?? [])].at(-1)?.focus();
  }, [isIdle]);
  return box;
}
