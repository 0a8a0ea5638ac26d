import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { Registry } from 'prom-client';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { ConfigError } from '#server/config.ts';
import { DEMO_PASSWORD } from '#server/db/seeds/demoAccounts.ts';
import { requirePrivateHost } from '#server/requirePrivateHost.ts';
import { processMetrics } from '#server/lib/metrics/processMetrics.ts';
import { openMetricsPort } from '#server/lib/metrics/metricsPort.ts';
import type { Log } from '#server/lib/log.ts';
import { hashPassword } from '#server/lib/passwords.ts';
import { startApp, theApp, type App } from '#tests/support/app.ts';
import { scenario } from '#tests/support/scenario.ts';

const apps: App[] = [];
const open = async (environment: Record<string, string>, log?: Log) => {
  const { databaseUrl } = await theApp();
  const app = await startApp({ databaseUrl, environment, log });
  apps.push(app);
  return app;
};
afterAll(() => Promise.all(apps.map((app) => app.close())));

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

describe('/metrics', () => {
  const TOKEN = 'a token for the figures';

  test('is unavailable until a token is configured', async () => {
    const app = await open({});
    expect((await fetch(`${app.url}/metrics`)).status).toBe(404);
  });

  test('serves the holder of the token only', async () => {
    const app = await open({ METRICS_TOKEN: TOKEN });
    const ask = (authorization?: string) =>
      fetch(`${app.url}/metrics`, { headers: authorization ? { authorization } : {} });
    for (const wrong of [undefined, 'Bearer ', `Bearer ${TOKEN}x`, `Basic ${TOKEN}`, TOKEN]) {
      const refused = await ask(wrong);
      expect([refused.status, await refused.text()]).toEqual([401, '']);
    }
    const answer = await ask(`Bearer ${TOKEN}`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('http_request_duration_seconds');
  });

  test('can have a separate port, and is then missing from the public one', async () => {
    const app = await open({ METRICS_PORT: '0' });
    expect((await fetch(`${app.url}/metrics`)).status).toBe(404);
    const metricsPort = await freePort();
    const reads = new Map([['primary', 12]]);
    const late = { name: 'db-2/market', lag: 1_500, isUsed: true };
    const replicas = { all: [late] };
    const close = await openMetricsPort(
      { host: '127.0.0.1', metricsPort },
      processMetrics({ reads, replicas }),
    );
    const own = `http://127.0.0.1:${metricsPort}`;
    const shown = await (await fetch(`${own}/metrics`)).text();
    expect(shown).toContain('process_cpu_seconds_total');
    expect(shown).toContain('database_reads_total{server="primary"} 12');
    expect(shown).toContain('database_replica_lag_seconds{server="db-2/market"} 1.5');
    expect(shown).toContain('database_replica_used{server="db-2/market"} 1');
    expect((await fetch(`${own}/`)).status).toBe(404);
    close();
    await expect(fetch(`${own}/metrics`)).rejects.toThrow('fetch failed');
  });

  test('reports with the reason that its port cannot be opened', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port: metricsPort } = taken.address() as AddressInfo;
    await expect(
      openMetricsPort({ host: '127.0.0.1', metricsPort }, new Registry()),
    ).rejects.toThrow(
      `METRICS_PORT ${metricsPort} could not be opened (EADDRINUSE). Choose another.`,
    );
    taken.close();
  });
});

describe('the address that a visitor is counted by', () => {
  const ipOf = async (app: App, forwarded?: string) => {
    const { admin } = await scenario(app).admin();
    const name = `Site ${Math.random()}`;
    await fetch(`${app.url}/api/admin/settings`, {
      method: 'PUT',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${admin.token}`,
        ...(forwarded && { 'x-forwarded-for': forwarded }),
      },
      body: JSON.stringify({ siteName: name }),
    });
    const [entry] = await app.sql<{ ip: string }>(
      `select ip from activity_log where action = 'settings.update' order by id desc limit 1`,
    );
    return entry!.ip;
  };

  test('is the connection’s without a trusted proxy, even if headers name another', async () => {
    const app = await open({});
    expect(await ipOf(app, '203.0.113.7')).toBe('127.0.0.1');
    expect(await ipOf(app, '203.0.113.7, 127.0.0.1')).toBe('127.0.0.1');
  });

  test('is the last one in the header behind one proxy, even if others come before it', async () => {
    const app = await open({ TRUST_PROXY: '1' });
    expect(await ipOf(app)).toBe('127.0.0.1');
    expect(await ipOf(app, '198.51.100.1, 203.0.113.7')).toBe('203.0.113.7');
    expect(await ipOf(app, '203.0.113.7:5050')).toBe('203.0.113.7');
    expect(await ipOf(app, 'not an address')).toBe('127.0.0.1');
  });

  test('is the last one outside the trusted networks', async () => {
    const near = await open({ TRUST_PROXY: 'loopback,10.0.0.0/8' });
    expect(await ipOf(near, '198.51.100.1, 203.0.113.7, 10.2.3.4')).toBe('203.0.113.7');
    const elsewhere = await open({ TRUST_PROXY: '192.0.2.0/24' });
    expect(await ipOf(elsewhere, '203.0.113.7')).toBe('127.0.0.1');
  });
});

test('a visitor who reports too many errors is refused, and the log stays short', async () => {
  const warn = vi.fn();
  const log = { level: 'warn', child: () => log } as unknown as Log;
  for (const level of ['fatal', 'error', 'info', 'debug', 'trace', 'silent'])
    Object.assign(log, { [level]: () => undefined });
  Object.assign(log, { warn });
  const app = await open({}, log);
  const body = JSON.stringify({ kind: 'render', message: 'x', path: '/' });
  const headers = { 'content-type': 'application/json' };
  const send = () => fetch(`${app.url}/client-errors`, { method: 'POST', headers, body });
  const answers = await Promise.all(Array.from({ length: 40 }, send));
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(10);
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(30);
  expect(Number(refused[0]!.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(warn).toHaveBeenCalledTimes(10);
});

test('security.txt says where to report a weakness, as RFC 9116 requires', async () => {
  const app = await open({});
  const read = () => fetch(`${app.url}/.well-known/security.txt`);
  await app.settings({ supportEmail: '' });
  expect(await (await read()).text()).toMatch(/^Contact: http.+\nExpires/);
  await app.settings({ supportEmail: 'help@kaamyab.example' });
  const answer = await read();
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const lines = (await answer.text()).trimEnd().split('\n');
  const fields = Object.fromEntries(lines.map((line) => line.split(/: (.*)/s) as [string, string]));
  expect(lines[0]).toBe('Contact: mailto:help@kaamyab.example');
  expect(fields).toMatchObject({
    Contact: `${app.url}/contact`,
    'Preferred-Languages': 'en, hi, es',
    Canonical: `${app.url}/.well-known/security.txt`,
  });
  const days = (Date.parse(fields['Expires']!) - app.clock.now().getTime()) / 86_400_000;
  expect(days).toBeGreaterThan(178);
  expect(days).toBeLessThan(365);
});

test('a public host is refused while an administrator still has the demo password', async () => {
  const app = await open({});
  const { admin } = await scenario(app).admin();
  const start = (host: string, embedded = true) =>
    requirePrivateHost({
      ...app.services,
      config: { ...app.services.config, host, embedded },
    });
  const setPassword = async (password: string) =>
    app.sql('update users set password_hash = ? where id = ?', [
      await hashPassword(password),
      admin.id,
    ]);
  await setPassword(DEMO_PASSWORD);
  for (const host of ['0.0.0.0', '::', '192.168.1.5', 'jobs.example']) {
    const refused = await start(host).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ConfigError);
    expect(String(refused)).toContain(`With HOST ${host}, everyone can reach this site`);
  }
  for (const host of ['127.0.0.1', 'localhost', '::1', '127.0.0.2']) await start(host);
  await start('0.0.0.0', false);
  await setPassword('Another passphrase 9');
  await start('0.0.0.0');
});
