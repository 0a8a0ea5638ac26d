import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useUpload, type Upload } from '#client/components/upload/useUpload.ts';
import { issue, messageOf, type Translate } from '#schema/validation/issues.ts';
import { logoProblem } from '#schema/validation/upload.ts';

type LogoChoice =
  | { kind: 'kept' }
  | { kind: 'none' }
  | { kind: 'file'; file: File; preview: string };

export interface ChosenLogo {
  chosen: LogoChoice;
  problem: string | undefined;
  upload: Upload;
  choose: (file: File) => void;
  /** Remove the logo with the next save. */
  remove: () => void;
  /** Back to the stored logo. */
  reset: () => void;
  /** The browser could not display it. */
  refuse: () => void;
  /** Resolves to the file's id once the server has it; null if the upload failed. */
  send: () => Promise<string | null>;
}

const KEPT: LogoChoice = { kind: 'kept' };

/** The logo for the next save: shown at once, uploaded when the form is submitted. */
export function useChosenLogo(): ChosenLogo {
  const t: Translate = useTranslations('validation');
  const [chosen, setChosen] = useState<LogoChoice>(KEPT);
  const [problem, setProblem] = useState<string>();
  const upload = useUpload({ path: 'company-logo', onError: setProblem });
  const preview = chosen.kind === 'file' ? chosen.preview : null;
  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview]);

  const put = (next: LogoChoice, complaint?: string) => {
    upload.reset();
    setChosen(next);
    setProblem(complaint);
  };
  return {
    chosen,
    problem,
    upload,
    choose: (file) => {
      // The server checks the size, because administrators set the limit.
      const found = logoProblem(file, Infinity);
      if (found) setProblem(messageOf(found, t));
      else put({ kind: 'file', file, preview: URL.createObjectURL(file) });
    },
    remove: () => put({ kind: 'none' }),
    reset: () => put(KEPT),
    refuse: () => put(KEPT, messageOf(issue('imageType'), t)),
    send: async () => {
      if (chosen.kind !== 'file') return null;
      const { state } = upload;
      if (state.step === 'ready') return state.uploaded.fileId;
      setProblem(undefined);
      upload.start(chosen.file);
      // The problem is shown beside the logo.
      const uploaded = await upload.settled().catch(() => null);
      return uploaded?.fileId ?? null;
    },
  };
}
