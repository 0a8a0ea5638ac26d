import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { contentSecurityPolicy } from '#server/http/secureHeaders.ts';
import { TITLE } from '#server/rest/openapi/openapi.ts';

const require = createRequire(import.meta.url);
const PACKAGE = require.resolve('swagger-ui-dist/package.json');
const FOREVER = 'public, max-age=31536000, immutable';
const TYPES: Readonly<Record<string, string>> = {
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
  'swagger-ui.css': 'text/css; charset=utf-8',
  'favicon-32x32.png': 'image/png',
};

/** An inline script would need an exception from the policy that protects stored tokens. */
const START = `
const wish = matchMedia('(prefers-color-scheme: dark)');
const follow = () => document.documentElement.classList.toggle('dark-mode', wish.matches);
wish.addEventListener('change', follow);
follow();
SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#reference',
  deepLinking: true,
  docExpansion: 'none',
  tagsSorter: (one, other) =>
    one.startsWith('admin') - other.startsWith('admin') || one.localeCompare(other),
  filter: true,
  validatorUrl: null,
  defaultModelsExpandDepth: 0,
  displayRequestDuration: true,
  tryItOutEnabled: true,
});
`;

const STYLE = `
body { margin: 0; }
.dark-mode, .dark-mode body { background: #1c2022; color-scheme: dark; }
.swagger-ui .info { margin: 1.5rem 0; }
.swagger-ui .wrapper { box-sizing: border-box; }
@media (max-width: 640px) {
  .swagger-ui .opblock-tag { flex-wrap: wrap; }
  .swagger-ui .opblock-tag small { order: 1; flex: 1 0 100%; padding: 0; }
  .swagger-ui .opblock-tag > a, .swagger-ui .opblock-tag > span { flex: 1; }
}
`;

/** The OpenAPI document to read and try out, served without third parties. */
export async function mountReference(http: FastifyInstance): Promise<void> {
  const { version } = JSON.parse(await readFile(PACKAGE, 'utf8')) as { version: string };
  const base = `/api/docs/${version}`;
  const page = pageOf(base);
  http.get('/api/docs', async (_request, reply) =>
    reply
      .headers({ 'content-security-policy': contentSecurityPolicy(), 'cache-control': 'no-cache' })
      .type('text/html; charset=utf-8')
      .send(page),
  );
  http.get(`${base}/start.js`, async (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(START),
  );
  for (const [name, type] of Object.entries(TYPES)) {
    http.get(`${base}/${name}`, async (_request, reply) =>
      reply
        .header('cache-control', FOREVER)
        .type(type)
        .send(await readFile(join(dirname(PACKAGE), name))),
    );
  }
}

const pageOf = (base: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${TITLE}</title>
<link rel="icon" href="${base}/favicon-32x32.png">
<link rel="stylesheet" href="${base}/swagger-ui.css">
<style>${STYLE}</style>
</head>
<body>
<div id="reference"><a href="/api/openapi.json">${TITLE}</a></div>
<script src="${base}/swagger-ui-bundle.js"></script>
<script src="${base}/start.js"></script>
</body>
</html>
`;
