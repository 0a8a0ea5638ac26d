import { useState } from 'react';
import { RESUMES_MAX } from '#schema/options/limits.ts';
import { useUpload, type Upload } from '#client/components/upload/useUpload.ts';

export const NEW = 'new';
export const NONE = 'none';

export interface Choice {
  /** The id of a stored resume, `another`, or `none`. */
  chosen: string;
  choose: (chosen: string) => void;
  upload: Upload;
  /** The id to send, once uploads have finished. */
  settled: () => Promise<string | null>;
}

interface Stored {
  id: string;
  isDefault: boolean;
}

/**
 * The default resume unless another is chosen or uploaded. With five stored already, an uploaded one is sent but not
 * kept.
 */
export function useResumeChoice(resumes: readonly Stored[]): Choice {
  const best = resumes.find(({ isDefault }) => isDefault) ?? resumes[0];
  const [chosen, choose] = useState(best?.id ?? NEW);
  const upload = useUpload({ path: resumes.length < RESUMES_MAX ? 'resume' : 'file' });
  const settled = async () => {
    if (chosen === NONE) return null;
    if (chosen !== NEW) return chosen;
    return (await upload.settled())?.fileId ?? null;
  };
  return { chosen, choose, upload, settled };
}
