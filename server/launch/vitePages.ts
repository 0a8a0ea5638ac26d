import type { ViteDevServer } from 'vite';
import type { PageSource } from '../http/pages.ts';

type Renderer = Pick<PageSource, 'render'> & { THEME_SCRIPT: string; PAGE_SCRIPT: string };

const SHELL = '<html><head></head><body></body></html>';

const headOf = (shell: string) => /<head>([\s\S]*)<\/head>/.exec(shell)?.[1] ?? '';

/** Serves the pages from the current sources. */
export function vitePages(vite: ViteDevServer): PageSource {
  const renderer = () => vite.ssrLoadModule('/client/server.tsx') as Promise<Renderer>;
  return {
    isDevelopment: true,
    explorerTags: async () => {
      const shell = await vite.transformIndexHtml('/explorer', SHELL);
      return `${headOf(shell)}<script type="module" src="/client/explorer.tsx"></script>`;
    },
    inlineScript: async () => (await renderer()).THEME_SCRIPT,
    pageScript: async () => (await renderer()).PAGE_SCRIPT,
    render: async (request) => (await renderer()).render(request),
    tags: async (url) => {
      const shell = await vite.transformIndexHtml(url, SHELL);
      const html = [
        headOf(shell),
        '<link rel="stylesheet" href="/client/styles/app.css?direct">',
        '<script type="module" src="/client/main.tsx"></script>',
      ].join('\n');
      return { html, waiting: [] };
    },
  };
}
