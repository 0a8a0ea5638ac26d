import { expect, test } from 'vitest';
import { readCommandConfig, readConfig } from '#server/config.ts';

const OWN_DATABASE = {
  DATABASE_URL: 'postgres://localhost/market',
  SECRET_KEY: 'x'.repeat(32),
};

test.each([
  [{ DATABASE_URL: OWN_DATABASE.DATABASE_URL }, 'SECRET_KEY is missing'],
  [{ ...OWN_DATABASE, SECRET_KEY: 'x'.repeat(31) }, 'SECRET_KEY must have at least 32 characters.'],
  [{ GOOGLE_CLIENT_ID: 'site' }, 'Set both GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET'],
  [{ GOOGLE_CLIENT_SECRET: 'secret' }, 'Set both GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET'],
  [{ GOOGLE_ISSUER: 'http://accounts.example' }, 'GOOGLE_ISSUER must begin with https:'],
  [{ VAPID_PUBLIC_KEY: 'k'.repeat(87) }, 'Set both VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY'],
  [{ VAPID_PRIVATE_KEY: 'k'.repeat(43) }, 'Set both VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY'],
  [{ VAPID_PUBLIC_KEY: 'k'.repeat(86) }, 'VAPID_PUBLIC_KEY must be a public key in base64url.'],
  [{ REPLY_DOMAIN: 'reply.jobs.example' }, 'Set both REPLY_DOMAIN and INBOUND_MAIL_SECRET'],
  [{ INBOUND_MAIL_SECRET: 'x'.repeat(16) }, 'Set both REPLY_DOMAIN and INBOUND_MAIL_SECRET'],
  [{ REPLY_DOMAIN: 'jobs' }, 'REPLY_DOMAIN must be a domain such as'],
  [{ METRICS_PORT: '4000' }, 'METRICS_PORT must differ from PORT.'],
  [{ METRICS_TOKEN: 'x'.repeat(15) }, 'METRICS_TOKEN must have at least 16 characters.'],
  [{ S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'id' }, 'Set both S3_ACCESS_KEY_ID and S3_SECRET'],
  [{ S3_BUCKET: 'files', S3_SECRET_ACCESS_KEY: 'key' }, 'Set both S3_ACCESS_KEY_ID and S3_SECRET'],
  [{ S3_ENDPOINT: 'https://s3.example' }, 'S3_BUCKET is missing.'],
  [{ S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'key' }, 'S3_BUCKET is missing.'],
  [
    { WEBHOOK_PRIVATE_HOSTS: 'hooks.internal, http://hooks' },
    'WEBHOOK_PRIVATE_HOSTS must be names',
  ],
  [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY must be the number of proxies'],
  [{ DEV_TOOLS: 'yes' }, 'DEV_TOOLS must be true or false.'],
  [
    { PORT: 'http', SMTP_URL: 'mail' },
    'PORT must be a number.\nSMTP_URL must be an address such as',
  ],
])('a start is refused with what is wrong in %o', (environment, message) => {
  expect(() => readConfig(environment)).toThrow(message);
});

test.each([
  // The bundled database has demo data and stays on this machine; another one has neither.
  [{}, { embedded: true, host: '127.0.0.1', seed: 'demo', publicUrl: 'http://localhost:4000' }],
  [OWN_DATABASE, { embedded: false, host: '0.0.0.0', seed: 'none', databaseReplicaUrls: [] }],
  [
    { ...OWN_DATABASE, HOST: '::1', SEED: 'demo' },
    { host: '::1', seed: 'demo' },
  ],
  // A variable without a value is missing.
  [
    { DATABASE_URL: '', SECRET_KEY: '', PORT: '' },
    { embedded: true, port: 4000 },
  ],
  [{ PUBLIC_URL: 'https://jobs.example//' }, { publicUrl: 'https://jobs.example' }],
  [{ PORT: '4100' }, { port: 4100, publicUrl: 'http://localhost:4100' }],
  [OWN_DATABASE, { databaseDirectUrl: OWN_DATABASE.DATABASE_URL }],
  [
    { ...OWN_DATABASE, DATABASE_DIRECT_URL: 'postgres://direct/market' },
    { databaseUrl: OWN_DATABASE.DATABASE_URL, databaseDirectUrl: 'postgres://direct/market' },
  ],
  [
    { CORS_ORIGINS: ' https://a.example, https://b.example,' },
    { corsOrigins: ['https://a.example', 'https://b.example'] },
  ],
  // Some proxies mistake the hints for the page.
  [{}, { earlyHints: true, serviceWorker: true, operations: 'any', worker: 'inline' }],
  [{ TRUST_PROXY: '1' }, { earlyHints: false, trustProxy: 1 }],
  [{ TRUST_PROXY: '1', EARLY_HINTS: 'on' }, { earlyHints: true }],
  [
    { EARLY_HINTS: 'off', SERVICE_WORKER: 'off' },
    { earlyHints: false, serviceWorker: false },
  ],
  [{ GOOGLE_ISSUER: 'http://127.0.0.1:9' }, { googleIssuer: 'http://127.0.0.1:9' }],
  [{ S3_BUCKET: 'files' }, { s3: { bucket: 'files', region: 'us-east-1' } }],
  [{ METRICS_PORT: '9090' }, { metricsPort: 9090 }],
])('the environment %o means %o', (environment, config) => {
  expect(readConfig(environment)).toMatchObject(config);
});

test('a command beside a running site seeds nothing and leaves the port for metrics alone', () => {
  const config = readCommandConfig({ METRICS_PORT: '9090', SEED: 'demo' });
  expect(config).toMatchObject({ seed: 'none', metricsPort: undefined });
});
