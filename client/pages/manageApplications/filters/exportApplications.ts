import type { SiteLocale } from '#client/lib/locale.ts';
import { currentSession, endSession } from '#client/lib/session.ts';
import {
  filterOf,
  type ApplicationsAddress,
} from '#client/pages/manageApplications/applicationsAddress.ts';

/** The token travels in a header, which a link cannot send: the answer is fetched, and then saved. */
export async function exportApplications(address: ApplicationsAddress, locale: SiteLocale) {
  const { token } = currentSession();
  const answer = await fetch(exportPath(address), {
    headers: { 'accept-language': locale, ...(token && { authorization: `Bearer ${token}` }) },
  });
  if (answer.status === 401 && token) endSession('refused', token);
  if (!answer.ok) throw new Error(await sentenceOf(answer));
  save(await answer.blob(), nameOf(answer) ?? 'applications.csv');
}

export function exportPath(address: ApplicationsAddress): string {
  const { statuses, sort, ...filter } = filterOf(address);
  const status = statuses?.join(',').toLowerCase();
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...filter, status, sort: sort.toLowerCase() }))
    if (value) query.set(name, value);
  return `/api/applications/export?${query.toString()}`;
}

const nameOf = ({ headers }: Response) =>
  /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1];

async function sentenceOf(answer: Response): Promise<string | undefined> {
  const body: unknown = await answer.json().catch(() => null);
  const message = typeof body === 'object' && body && 'message' in body ? body.message : undefined;
  return typeof message === 'string' ? message : undefined;
}

function save(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
