import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSiteLocale } from '#client/lib/locale.ts';
import { UnsentFile } from '#client/lib/failures.ts';
import {
  sendFile,
  UploadFailure,
  type UploadedFile,
  type UploadPath,
} from '#client/lib/sendFile.ts';

export type UploadState =
  | { step: 'idle' }
  | { step: 'uploading'; file: File; percent: number }
  | { step: 'checking'; file: File }
  | { step: 'ready'; file: File; uploaded: UploadedFile }
  | { step: 'failed'; file: File; message: string; isUnsent: boolean; isRefused: boolean };

export interface Upload {
  state: UploadState;
  start: (file: File) => void;
  /** Also clears a finished or failed upload. */
  reset: () => void;
  retry: () => void;
  /** Resolves once no upload is in progress: to the uploaded file, or to null if none is chosen. Rejects if it failed. */
  settled: () => Promise<UploadedFile | null>;
}

interface Options {
  path: UploadPath;
  onUploaded?: ((uploaded: UploadedFile) => void) | undefined;
  onError?: ((message: string) => void) | undefined;
  /** The message without a network, for files that are sent later. */
  offlineMessage?: (name: string) => string;
}

/** idle, uploading, checking, then ready or failed. A new file replaces the previous one. */
export function useUpload({ path, onUploaded, onError, offlineMessage }: Options): Upload {
  const t = useTranslations('files');
  const shell = useTranslations('shell');
  const locale = useSiteLocale();
  const [state, setState] = useState<UploadState>({ step: 'idle' });
  const way = useRef<AbortController | null>(null);
  const end = useRef<Promise<UploadedFile | UnsentFile | null>>(Promise.resolve(null));
  useEffect(() => () => way.current?.abort(), []);

  const wordsFor = (error: unknown, { name }: File) => {
    if (!(error instanceof UploadFailure)) return t('failed.title');
    if (error.status === 0) return offlineMessage?.(name) ?? shell('errors.offline');
    return error.message || t(`failed.${path}`, { status: `${error.status}` });
  };

  const send = async (file: File, { signal }: AbortController) => {
    const onProgress = (percent: number) => {
      if (signal.aborted) return;
      setState(percent < 100 ? { step: 'uploading', file, percent } : { step: 'checking', file });
    };
    try {
      const uploaded = await sendFile({ path, file, locale, signal, onProgress });
      if (signal.aborted) return null;
      setState({ step: 'ready', file, uploaded });
      onUploaded?.(uploaded);
      return uploaded;
    } catch (error) {
      if (signal.aborted) return null;
      const message = wordsFor(error, file);
      const status = error instanceof UploadFailure ? error.status : undefined;
      setState({
        step: 'failed',
        file,
        message,
        isUnsent: status === 0,
        // The same file would be refused again.
        isRefused: status === 400,
      });
      onError?.(message);
      return new UnsentFile(t('failed.unsent', { name: file.name }), file);
    }
  };

  const start = (file: File) => {
    way.current?.abort();
    way.current = new AbortController();
    setState({ step: 'uploading', file, percent: 0 });
    end.current = send(file, way.current);
  };
  return {
    state,
    start,
    reset: () => {
      way.current?.abort();
      end.current = Promise.resolve(null);
      setState({ step: 'idle' });
    },
    retry: () => state.step === 'failed' && start(state.file),
    settled: async () => {
      const result = await end.current;
      if (result instanceof UnsentFile) throw result;
      return result;
    },
  };
}
