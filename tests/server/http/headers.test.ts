import { beforeAll, describe, expect, test } from 'vitest';
import { startApp, theApp, type App } from '#tests/support/app.ts';
import { scenario } from '#tests/support/scenario.ts';
import { query, send } from '#tests/server/graphql/rawRequest.ts';

const METRICS_TOKEN = 'a token for the figures';
const PARTNER = 'https://partner.example';
const NOTHING_RUNS =
  "default-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const OWN = 'https://jobs.example';

let app: App;

beforeAll(async () => {
  app = await startApp({
    environment: {
      PUBLIC_URL: OWN,
      CORS_ORIGINS: `${PARTNER}, ${PARTNER}:8443`,
      METRICS_TOKEN,
    },
  });
});

describe('scripts of other sites', () => {
  const from = (origin: string, path = '/api/auth/login') =>
    send(app.url + path, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization, content-type',
      },
    });

  test.each([OWN, PARTNER, `${PARTNER}:8443`])('from %s may send requests', async (origin) => {
    for (const path of ['/api/auth/login', '/graphql', '/api/users/profile']) {
      const { status, headers } = await from(origin, path);
      expect(status).toBe(204);
      expect(headers.get('access-control-allow-origin')).toBe(origin);
      expect(headers.get('access-control-allow-methods')).toContain('PATCH');
      expect(headers.get('access-control-allow-headers')).toContain('authorization');
      expect(headers.get('access-control-allow-credentials')).toBeNull();
    }
    const answer = await send(`${app.url}/api/openapi.json`, { headers: { origin } });
    expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
    expect(answer.headers.get('vary')?.toLowerCase()).toContain('origin');
  });

  test.each([
    'https://other.example',
    'http://jobs.example',
    'https://jobs.example.other.example',
    'https://notpartner.example',
    'https://partner.example:9999',
    'null',
  ])('from %s may not', async (origin) => {
    for (const answer of [
      await from(origin),
      await send(`${app.url}/healthz`, { headers: { origin } }),
      await send(`${app.url}/nowhere`, { headers: { origin } }),
    ]) {
      const named = [...answer.headers.keys()].filter((name) => name.startsWith('access-control-'));
      expect(named).toEqual([]);
      // A cache must not give this answer to a site that may send requests.
      expect(answer.headers.get('vary')?.toLowerCase()).toContain('origin');
    }
  });
});

describe('every response, also a refusal', () => {
  test.each(['/healthz', '/api/openapi.json', '/api/nowhere', '/api/users/profile', '/graphql'])(
    'has the security headers: %s',
    async (path) => {
      const { headers } = await send(app.url + path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('content-type')).toMatch(/^application\/[\w+.-]*json; charset=utf-8$/);
      expect(headers.get('content-security-policy')).toBe(NOTHING_RUNS);
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('permissions-policy')).toBe(
        // Job seekers may search near where they are.
        'camera=(), microphone=(), geolocation=(self)',
      );
      expect(headers.get('strict-transport-security')).toContain('max-age=31536000');
      expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
      expect(headers.get('x-powered-by')).toBeNull();
      expect(headers.get('server')).toBeNull();
    },
  );

  test('HTTPS is enforced only if the site has it', async () => {
    const { headers } = await send(`${(await theApp()).url}/healthz`);
    expect(headers.get('strict-transport-security')).toBeNull();
  });

  test('private responses are never cached', async () => {
    const { seeker } = await scenario(app).seeker();
    const token = { authorization: `Bearer ${seeker.token}` };
    const profile = await send(`${app.url}/api/users/profile`, { headers: token });
    expect(profile.headers.get('cache-control')).toBe('no-store');
    const viewer = await query(app.url, '{ viewer { id } }', {}, seeker.token);
    expect(viewer.headers.get('cache-control')).toBe('no-store');
  });
});

describe('for operators', () => {
  test('the server reports that it is alive and ready', async () => {
    expect((await send(`${app.url}/healthz`)).body).toEqual({ status: 'ok' });
    expect((await send(`${app.url}/readyz`)).body).toEqual({ status: 'ready', database: true });
  });

  test('the metrics name routes, never what users requested', async () => {
    await send(`${app.url}/api/nowhere/secret-text?token=secret-text`);
    await send(`${app.url}/api/users/profile`);
    const { status, text, headers } = await send(`${app.url}/metrics`, {
      headers: { authorization: `Bearer ${METRICS_TOKEN}` },
    });
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('text/plain');
    expect(text).toMatch(
      /http_request_duration_seconds_count\{[^}]*route="\/api\/users\/profile"[^}]*\} \d+/,
    );
    expect(text).toContain('process_cpu_seconds_total');
    expect(text).not.toContain('secret-text');
  });
});
