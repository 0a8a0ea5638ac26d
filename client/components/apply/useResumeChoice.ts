import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { RESUMES_MAX } from '#schema/options/limits.ts';
import type { OutboxEntry } from '#client/lib/offline/deviceStore.ts';
import { UnsentFile } from '#client/lib/failures.ts';
import { useUpload, type Upload } from '#client/components/upload/useUpload.ts';

export const NEW = 'new';
export const NONE = 'none';
export const SENT = 'sent';

export interface Choice {
  /** The id of a stored resume, `NEW`, `NONE`, or `SENT`. */
  chosen: string;
  choose: (chosen: string) => void;
  upload: Upload;
  /** The file that could not be uploaded because there was no network. */
  unsent: () => { file: File; path: 'resume' | 'file' } | null;
  /** The id to send, once uploads have finished; undefined keeps the one that was sent. Rejects if a file is missing. */
  settled: () => Promise<string | null | undefined>;
}

interface StoredResume {
  id: string;
  isDefault: boolean;
}

/**
 * The default resume unless another is chosen or uploaded. With five stored already, an uploaded one is sent but not
 * kept.
 */
export function useResumeChoice(
  resumes: readonly StoredResume[],
  kept: Pick<OutboxEntry, 'file' | 'request'> | undefined,
  /** The name of the resume that an application already has; null if it has none. */
  sent?: string | null,
): Choice {
  const offline = useTranslations('offline');
  const files = useTranslations('files');
  const best = resumes.find(({ isDefault }) => isDefault) ?? resumes[0];
  const first = sent === undefined ? (best?.id ?? NEW) : sent === null ? NONE : SENT;
  const [chosen, choose] = useState(() => (kept ? keptChoice(kept) : first));
  // Otherwise the upload is the only choice, and using it is optional.
  const isAmongOthers = resumes.length > 0 || sent !== undefined;
  const path = resumes.length < RESUMES_MAX ? 'resume' : 'file';
  const upload = useUpload({ path, offlineMessage: (name) => offline('apply.file', { name }) });
  useKeptFile(kept, upload);
  const { state } = upload;
  const unsent = () =>
    chosen === NEW && state.step === 'failed' && state.isUnsent
      ? ({ file: state.file, path } as const)
      : null;
  const settled = async () => {
    if (chosen === SENT) return undefined;
    if (chosen === NONE) return null;
    if (chosen !== NEW) return chosen;
    if (unsent()) return null;
    const uploaded = await upload.settled();
    if (!uploaded && isAmongOthers) throw new UnsentFile(files('failed.notChosen'));
    return uploaded?.fileId ?? null;
  };
  return { chosen, choose, upload, unsent, settled };
}

function keptChoice({ file, request }: Pick<OutboxEntry, 'file' | 'request'>): string {
  const { resume } = request.body ?? {};
  if (file) return NEW;
  return typeof resume === 'string' ? resume : NONE;
}

/** A file that waits for the network is uploaded when the form is opened again and there is a network. */
function useKeptFile(kept: Pick<OutboxEntry, 'file'> | undefined, { start }: Upload): void {
  const begin = useEffectEvent(() => {
    const { file } = kept ?? {};
    if (file) start(new File([file.content], file.name, { type: file.content.type }));
  });
  useEffect(() => begin(), []);
}
