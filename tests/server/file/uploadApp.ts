import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApp, type App } from '#tests/support/app.ts';
import type { RestAnswer } from '#tests/support/caller.ts';
import { requireDocumentedAt } from '#tests/rest/documentedAnswers.ts';
import type { Person } from '#tests/support/scenario.ts';
import { pdf } from './documents.ts';

/** An app with a separate data folder, which is deleted with it. */
export async function appWithFiles(
  databaseUrl?: string,
  environment: Record<string, string> = {},
): Promise<App & { folder: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'kaamyab-files-'));
  const app = await startApp({ databaseUrl, environment: { DATA_DIR: folder, ...environment } });
  const close = app.close.bind(app);
  return Object.assign(app, {
    folder,
    close: async () => {
      await close();
      await rm(folder, { recursive: true, force: true });
    },
  });
}

export interface Uploaded {
  fileId: string;
  fileName: string;
  fileUrl: string;
  url?: string;
  message?: string;
  code?: string;
  fields?: { field: string; message: string }[];
}

/** Uploads as a form does. A guest has no token. */
export async function upload(
  { url }: { url: string },
  who: Pick<Person, 'token'> | null,
  path: string,
  bytes: Buffer | null,
  { name = 'cv.pdf', field = 'file', headers = {} } = {},
): Promise<RestAnswer<Uploaded>> {
  const form = new FormData();
  if (bytes) form.append(field, new Blob([new Uint8Array(bytes)]), name);
  else form.append('other', 'value');
  const response = await fetch(`${url}/api/upload/${path}`, {
    method: 'POST',
    headers: { ...(who && { authorization: `Bearer ${who.token}` }), ...headers },
    body: form,
  });
  const body = (await response.json()) as Uploaded;
  requireDocumentedAt(response.url, 'POST', response, body);
  return { status: response.status, headers: response.headers, body };
}

export async function uploadedResume(
  app: { url: string },
  who: Pick<Person, 'token'>,
  bytes = pdf(),
  name = 'cv.pdf',
) {
  const { status, body } = await upload(app, who, 'resume', bytes, { name });
  if (status !== 201) throw new Error(`The upload was refused: ${JSON.stringify(body)}`);
  return body;
}

export const RESUMES = '{ viewer { resumes { id name size mediaType isDefault url createdAt } } }';

export interface Resumes {
  viewer: {
    resumes: { id: string; name: string; size: number; isDefault: boolean; url: string }[];
  };
}

export async function resumesOf(who: Person) {
  return (await who.graphql<Resumes>(RESUMES)).viewer.resumes;
}
