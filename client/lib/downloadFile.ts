import { RefusedDownload } from './failures.ts';
import type { SiteLocale } from './locale.ts';
import { currentSession, endSession } from './session.ts';

interface Download {
  /** As the browser requests it: `/api/…`. */
  path: string;
  locale: SiteLocale;
  /** Used when the server does not name the file. */
  name: string;
}

/** The token travels in a header, which a link cannot send, so the response is fetched and then saved. */
export async function downloadFile({ path, locale, name }: Download): Promise<void> {
  const { token } = currentSession();
  const answer = await fetch(path, {
    headers: { 'accept-language': locale, ...(token && { authorization: `Bearer ${token}` }) },
  });
  if (answer.status === 401 && token) endSession('refused', token);
  if (!answer.ok) throw new RefusedDownload(await sentenceOf(answer));
  const given = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1];
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await answer.blob());
  link.download = given ?? name;
  link.click();
  URL.revokeObjectURL(link.href);
}

async function sentenceOf(answer: Response): Promise<string | undefined> {
  const body: unknown = await answer.json().catch(() => null);
  const message = typeof body === 'object' && body && 'message' in body ? body.message : undefined;
  return typeof message === 'string' ? message : undefined;
}
