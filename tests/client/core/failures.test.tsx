import { ApolloLink } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { act, configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createApollo } from '#client/lib/apollo.ts';
import { notFound, type PageModule } from '#client/lib/page.ts';
import { createMemoryRouter, RouterProvider } from '#client/lib/routing.ts';
import { loadWords } from '#client/lib/words.ts';
import { App } from '#client/pages/frame/App.tsx';
import { createRoutes } from '#client/pages/frame/route/createRoutes.tsx';

const module = vi.hoisted(() => ({ loader: () => Promise.resolve<unknown>(null) }));
vi.mock('#client/lib/document/pageModules.ts', () => {
  const page: PageModule = {
    loader: () => module.loader(),
    Page: () => <h1>The page</h1>,
    meta: () => ({ title: 'The page' }),
  };
  return { loadPage: () => Promise.resolve(page), pageOf: () => page };
});

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 15_000 });

const reports: string[] = [];

async function open(loader: () => Promise<unknown>, path = '/', address = path) {
  module.loader = loader;
  await loadWords('en', ['shell']);
  const client = createApollo({ link: ApolloLink.empty() });
  const router = createMemoryRouter(
    createRoutes([{ path, page: 'a/APage', access: 'public' }], {
      client,
      locale: 'en',
      dialogs: null,
    }),
    { initialEntries: [address] },
  );
  await act(async () => {
    render(
      <App client={client} locale="en" origin="https://site.example" now={0}>
        <RouterProvider router={router} />
      </App>,
    );
    await vi.waitFor(() => expect(router.state.initialized).toBe(true), {
      timeout: 15_000,
    });
  });
  vi.mocked(console.error).mockClear();
  return screen.findByRole('heading', { level: 1 });
}

beforeEach(() => {
  reports.length = 0;
  vi.stubGlobal('fetch', (_url: unknown, init: RequestInit) => {
    reports.push(init.body as string);
    return Promise.resolve(Response.json({}));
  });
  return () => vi.unstubAllGlobals();
});

describe('a page that fails', () => {
  test('because its subject does not exist is the 404 page, inside the frame', async () => {
    const heading = await open(async () => {
      throw notFound();
    });
    expect(heading.textContent).toBe('Page Not Found');
    expect(screen.getByRole('banner')).toBeInstanceOf(HTMLElement);
    expect(document.title).toBe('Page Not Found | Kaamyab');
    expect(reports).toEqual([]);
  });

  test('because a part of its address is too long is the 404 page too', async () => {
    const loader = vi.fn(() => Promise.resolve(null));
    const heading = await open(loader, '/job-details/:jobId', `/job-details/${'x'.repeat(101)}`);
    expect(heading.textContent).toBe('Page Not Found');
    expect(loader).not.toHaveBeenCalled();
  });

  test('for another reason shows the request id, is reported, and recovers with Try Again', async () => {
    const failure = new CombinedGraphQLErrors({
      errors: [{ message: 'no', extensions: { code: 'INTERNAL', requestId: 'req-7' } }],
    });
    const heading = await open(() => Promise.reject(failure));
    expect(heading.textContent).toBe('Unexpected Application Error!');
    expect(screen.getByText('Request ID: req-7')).toBeInstanceOf(HTMLElement);
    expect(reports).toHaveLength(1);
    expect(JSON.parse(reports[0] ?? '')).toMatchObject({ kind: 'route', requestId: 'req-7' });

    module.loader = () => Promise.resolve(null);
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { name: 'The page' })).toBeInstanceOf(HTMLElement);
  });

  test('because of the network blames no one and reports nothing', async () => {
    await open(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(screen.getByText(/You seem to be offline/)).toBeInstanceOf(HTMLElement);
    expect(reports).toEqual([]);
  });
});
