import type { SiteLocale } from '#client/lib/locale.ts';
import { currentSession, endSession } from '#client/lib/session.ts';

/** The token travels in a header, which a link cannot send: the answer is fetched, and then saved. */
export async function exportJobs(query: URLSearchParams, locale: SiteLocale): Promise<void> {
  const { token } = currentSession();
  const answer = await fetch(`/api/jobs/my-jobs/export?${query.toString()}`, {
    headers: { 'accept-language': locale, ...(token && { authorization: `Bearer ${token}` }) },
  });
  if (answer.status === 401 && token) endSession('refused', token);
  if (!answer.ok) throw new Error(`${answer.status}`);
  const { headers } = answer;
  const name = /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1];
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await answer.blob());
  link.download = name ?? 'jobs.csv';
  link.click();
  URL.revokeObjectURL(link.href);
}
