import type { ComponentType } from 'react';
import { Words } from '#client/components/Words.tsx';
import { loadWords } from '#client/lib/words.ts';
import { drawInSite } from '#tests/client/frame/drawInSite.tsx';
import { adminWorld, type World } from './adminWorld.ts';

const AREAS = [
  'admin',
  'account',
  'activity',
  'company',
  'jobs',
  'jobFacts',
  'validation',
] as const;

interface Drawn extends World {
  path: string;
  route?: string;
}

/** An admin page over a server with state. */
export async function drawAdmin(Page: ComponentType, { path, route, ...world }: Drawn) {
  const server = adminWorld(world);
  await loadWords('en', AREAS);
  const page = (
    <Words areas={AREAS}>
      <main>
        <Page />
      </main>
    </Words>
  );
  return {
    ...(await drawInSite(page, { schema: server.schema, path, ...(route && { route }) })),
    ...server,
  };
}
