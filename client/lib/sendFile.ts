import { currentSession, endSession } from './session.ts';
import type { SiteLocale } from './locale.ts';

export type UploadPath = 'file' | 'resume' | 'company-logo' | 'company-document' | 'bulk-jobs';

/** The response to an upload; `url` only for a logo. */
export interface UploadedFile {
  fileId: string;
  fileName: string;
  fileUrl: string;
  url?: string;
}

/** A refusal with the server's message, or a response without one; status 0 when there was none. */
export class UploadFailure extends Error {
  constructor(
    readonly status: number,
    message = '',
  ) {
    super(message);
  }
}

interface Sending {
  path: UploadPath;
  file: File;
  locale: SiteLocale;
  signal: AbortSignal;
  /** 0 to 100; at 100 the server is checking the file. */
  onProgress: (percent: number) => void;
}

/** The one place that needs XMLHttpRequest: nothing else reports upload progress. */
export function sendFile({ path, file, locale, signal, onProgress }: Sending) {
  const { token } = currentSession();
  const request = new XMLHttpRequest();
  const form = new FormData();
  form.append('file', file, file.name);
  return new Promise<UploadedFile>((resolve, reject) => {
    request.open('POST', `/api/upload/${path}`);
    request.responseType = 'text';
    request.setRequestHeader('accept-language', locale);
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onProgress(Math.min(99, Math.floor((loaded / total) * 100)));
    });
    request.upload.addEventListener('load', () => onProgress(100));
    request.addEventListener('load', () => {
      const answer = parsed(request.responseText);
      if (request.status === 401 && token) endSession('refused', token);
      if (isUploaded(answer) && request.status < 300) resolve(answer);
      else reject(new UploadFailure(request.status, messageIn(answer)));
    });
    request.addEventListener('error', () => reject(new UploadFailure(0)));
    request.addEventListener('abort', () => reject(signal.reason as Error));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isUploaded(answer: unknown): answer is UploadedFile {
  return typeof answer === 'object' && answer !== null && 'fileId' in answer;
}

function messageIn(answer: unknown): string | undefined {
  const message =
    typeof answer === 'object' && answer !== null && 'message' in answer && answer.message;
  return typeof message === 'string' ? message : undefined;
}
