import { screen } from '@testing-library/react';
import { Words } from '#client/components/Words.tsx';
import { loadWords } from '#client/lib/words.ts';
import { Page } from '#client/pages/admin/AdminBulkUploadPage.tsx';
import { drawInSite } from '#tests/client/frame/drawInSite.tsx';
import { bulkWorld, type BulkWorld } from './bulkWorld.ts';

const AREAS = ['admin', 'bulkUpload', 'files', 'validation'] as const;
export const PATH = '/admin/bulk-upload';

/** The bulk upload page over a server with state. */
export async function drawBulk({ path = PATH, ...world }: BulkWorld & { path?: string } = {}) {
  const server = bulkWorld(world);
  await loadWords('en', AREAS);
  const page = (
    <Words areas={AREAS}>
      <main>
        <Page />
      </main>
    </Words>
  );
  return { ...(await drawInSite(page, { schema: server.schema, path })), ...server };
}

export const button = (name: string | RegExp) =>
  screen.getByRole<HTMLButtonElement>('button', { name });
export const title = (name: string) => screen.findByRole('heading', { level: 2, name });
export const step = () => document.querySelector('[aria-current=step]')?.textContent;
