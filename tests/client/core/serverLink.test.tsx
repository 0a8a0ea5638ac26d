import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import {
  createStaticHandler,
  createStaticRouter,
  Link,
  NavLink,
  ServerLink,
  ServerNavLink,
  StaticRouterProvider,
  type StaticHandlerContext,
} from '#client/lib/routing.ts';

async function markup(basename: string, path: string, element: ReactNode): Promise<string> {
  const handler = createStaticHandler([{ path: '*', element }], { basename });
  const request = new Request(`http://localhost${basename === '/' ? '' : basename}${path}`);
  const context = (await handler.query(request)) as StaticHandlerContext;
  const router = createStaticRouter(handler.dataRoutes, context);
  return renderToString(<StaticRouterProvider router={router} context={context} hydrate={false} />);
}

const ADDRESSES = [
  '/',
  '/?sort=newest',
  '/#steps',
  '/browse-jobs',
  '/Browse-Jobs/',
  '/browse-jobs?type=full-time&category=IT%20%26%20More#results',
  '/blog/कहानी',
  '/a//b',
  '/a/./b/../c',
  '/a?back=/../b',
  '/a?',
  '/a#',
  '?page=2',
  '#results',
  '',
  '..',
  'a',
  '//other.example/a',
  'https://other.example/a',
  'mailto:a@b.example',
];

test.each(['/', '/hi'])(
  'links are written as the router writes them, below %s',
  async (basename) => {
    for (const to of ADDRESSES) {
      const props = { to, state: { from: 'home' }, replace: true, className: 'a', title: 't' };
      const ours = await markup(basename, '/blog/one?x=1', <ServerLink {...props}>B</ServerLink>);
      expect(ours).toBe(await markup(basename, '/blog/one?x=1', <Link {...props}>B</Link>));
    }
  },
);

test.each(['/', '/hi'])(
  'so are links that are marked on their page, below %s',
  async (basename) => {
    for (const path of ['/', '/blog', '/Blog', '/blog/one', '/blogs'])
      for (const to of ['/', '/blog', '/BLOG', '/blog/', '/blog?page=2', 'one'])
        for (const end of [true, false]) {
          const props = { to, end, title: 't', ...(to !== '/blog' && { className: 'a' }) };
          const ours = await markup(basename, path, <ServerNavLink {...props}>B</ServerNavLink>);
          expect(ours).toBe(await markup(basename, path, <NavLink {...props}>B</NavLink>));
        }
  },
);
