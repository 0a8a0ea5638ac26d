import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import { GUEST_REQUESTS_A_MINUTE } from '#schema/options/apiLimits.ts';
import {
  isNetwork,
  parseTrustedProxies,
  TRUST_PROXY_RULE,
  type TrustedProxies,
} from './trustedProxies.ts';

const url = (protocols: string[], example: string) =>
  z.string().refine((value) => protocols.includes(parseProtocol(value)), {
    error: `must be an address such as ${example}`,
  });

const flag = z
  .enum(['0', '1', 'true', 'false'], { error: 'must be true or false' })
  .transform((value) => value === '1' || value === 'true');

const port = z.coerce
  .number({ error: 'must be a number' })
  .int('must be a whole number')
  .min(0, 'must be between 0 and 65535')
  .max(65535, 'must be between 0 and 65535');

const ENVIRONMENT = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  PORT: port.default(4000),
  HOST: z.string().min(1).optional(),
  PUBLIC_URL: url(['http:', 'https:'], 'https://jobs.example').optional(),
  CORS_ORIGINS: z.string().default(''),
  TRUST_PROXY: z
    .string()
    .default('')
    .transform(parseTrustedProxies)
    .refine((proxies) => proxies !== null, { error: TRUST_PROXY_RULE }),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  METRICS_PORT: port.optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: url(
    ['postgres:', 'postgresql:'],
    'postgres://user:password@host:5432/name',
  ).optional(),
  DATABASE_REPLICA_URLS: z.string().default(''),
  DATABASE_DIRECT_URL: url(
    ['postgres:', 'postgresql:'],
    'postgres://user:password@host:5432/name',
  ).optional(),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(2).max(200).default(10),
  GUEST_RATE_LIMIT: z.coerce.number().int().min(0).max(1_000_000).default(GUEST_REQUESTS_A_MINUTE),
  SEED: z.enum(['demo', 'none'], { error: 'must be demo or none' }).optional(),
  WORKER: z.enum(['inline', 'off'], { error: 'must be inline or off' }).default('inline'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be one of fatal, error, warn, info, debug, trace, silent',
    })
    .default('warn'),
  SECRET_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
  GOOGLE_ISSUER: url(['http:', 'https:'], 'https://accounts.google.com').default(
    'https://accounts.google.com',
  ),
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^[\w-]{87}$/, 'must be a public key in base64url')
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, 'must be a private key in base64url')
    .optional(),
  SERVICE_WORKER: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
  EARLY_HINTS: z.enum(['on', 'off'], { error: 'must be on or off' }).optional(),
  OPERATIONS: z.enum(['any', 'known'], { error: 'must be any or known' }).default('any'),
  REPLY_DOMAIN: z
    .string()
    .regex(/^(?:[a-z0-9-]+\.)+[a-z]{2,}$/i, 'must be a domain such as reply.jobs.example')
    .optional(),
  INBOUND_MAIL_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  SMTP_URL: url(['smtp:', 'smtps:'], 'smtp://user:password@mail.example:587').optional(),
  WEBHOOK_PRIVATE_HOSTS: z
    .string()
    .default('')
    .refine((value) => list(value).every(isHostOrRange), {
      error: 'must be names, addresses or ranges, as in hooks.internal,10.20.0.0/16',
    }),
  DEV_TOOLS: flag.optional(),
  S3_BUCKET: z.string().min(1).optional(),
  S3_ENDPOINT: url(['http:', 'https:'], 'https://s3.example:9000').optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
});

export interface Config {
  environment: 'production' | 'development' | 'test';
  /**
   * Whether the bundled database is used; the demo accounts are then public knowledge, so we stay on loopback.
   */
  embedded: boolean;
  port: number;
  host: string;
  publicUrl: string;
  corsOrigins: string[];
  trustProxy: TrustedProxies;
  /**
   * The token that grants access to /metrics. Without it, metrics are served on METRICS_PORT or not at all.
   */
  metricsToken?: string;
  metricsPort?: number;
  dataDir: string;
  databaseUrl?: string;
  databaseReplicaUrls: string[];
  /** A connection that bypasses a pooler, for LISTEN, migrations, backups and the task runner. */
  databaseDirectUrl?: string;
  databasePoolSize: number;
  /**
   * Requests per minute for a guest's network until an administrator saves a limit; 0 means unlimited.
   */
  guestRateLimit: number;
  seed: 'demo' | 'none';
  worker: 'inline' | 'off';
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  secretKey?: string;
  /** Set both or neither: sign-in with Google, or with an OpenID Connect provider at another issuer. */
  googleClientId?: string;
  googleClientSecret?: string;
  googleIssuer: string;
  smtpUrl?: string;
  /** If false, browsers remove the service worker and everything it has stored at their next visit. */
  serviceWorker: boolean;
  /** Sends the names of styles and fonts in a 103 response before the page. Some proxies mistake it for the page. */
  earlyHints: boolean;
  /** The key pair that identifies the site to push services; without it, a pair is made and kept in the database. */
  vapid?: { publicKey: string; privateKey: string };
  /**
   * Set both or neither: the domain that answers to emails go to, and the secret of the mail server that hands them
   * over.
   */
  replyDomain?: string;
  inboundMailSecret?: string;
  /**
   * What /graphql accepts: any operation, or only those of the site and those sent with an API key.
   */
  operations: 'any' | 'known';
  /** Where webhooks may be sent in addition to the public internet: names, addresses, ranges. */
  webhookPrivateHosts: string[];
  /**
   * /dev/mail and /dev/ui: on in development, and with the bundled database as long as only this machine can open the
   * site. Emails contain links that set a password.
   */
  devTools: boolean;
  /** Where uploads and backups are stored; without it, below the data folder. */
  s3?: {
    bucket: string;
    /** Not needed for Amazon S3 itself. */
    endpoint?: string;
    region: string;
    /** Set both or neither; without them, the credentials of the machine are used. */
    accessKeyId?: string;
    secretAccessKey?: string;
  };
}

/** What is missing or invalid in the environment, one sentence per line. */
export class ConfigError extends Error {}

export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = ENVIRONMENT.safeParse(given);
  if (!parsed.success) {
    throw new ConfigError(
      parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`).join('\n'),
    );
  }
  const value = parsed.data;
  const embedded = !value.DATABASE_URL;
  if (!embedded && !value.SECRET_KEY) {
    throw new ConfigError(
      'SECRET_KEY is missing. With DATABASE_URL, set it to a random text of at least 32 characters.',
    );
  }
  if (!value.GOOGLE_CLIENT_ID !== !value.GOOGLE_CLIENT_SECRET) {
    throw new ConfigError('Set both GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET, or neither.');
  }
  if (!value.VAPID_PUBLIC_KEY !== !value.VAPID_PRIVATE_KEY) {
    throw new ConfigError('Set both VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY, or neither.');
  }
  if (!value.REPLY_DOMAIN !== !value.INBOUND_MAIL_SECRET) {
    throw new ConfigError('Set both REPLY_DOMAIN and INBOUND_MAIL_SECRET, or neither.');
  }
  if (value.GOOGLE_ISSUER.startsWith('http:') && !isLoopback(value.GOOGLE_ISSUER)) {
    throw new ConfigError('GOOGLE_ISSUER must begin with https:, except on this machine.');
  }
  if (value.METRICS_PORT && value.METRICS_PORT === value.PORT) {
    throw new ConfigError('METRICS_PORT must differ from PORT.');
  }
  if (!value.S3_ACCESS_KEY_ID !== !value.S3_SECRET_ACCESS_KEY) {
    throw new ConfigError('Set both S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, or neither.');
  }
  if ((value.S3_ENDPOINT || value.S3_ACCESS_KEY_ID) && !value.S3_BUCKET) {
    throw new ConfigError('S3_BUCKET is missing. Set it to the bucket that files are stored in.');
  }
  const host = value.HOST ?? (embedded ? '127.0.0.1' : '0.0.0.0');
  const publicUrl = (value.PUBLIC_URL ?? `http://localhost:${value.PORT}`).replace(/\/+$/, '');
  const isPrivate = embedded && isLoopbackHost(host) && isLoopback(publicUrl);
  return {
    environment: value.NODE_ENV,
    embedded,
    port: value.PORT,
    host,
    publicUrl,
    corsOrigins: list(value.CORS_ORIGINS),
    trustProxy: value.TRUST_PROXY ?? false,
    metricsToken: value.METRICS_TOKEN,
    metricsPort: value.METRICS_PORT,
    dataDir: resolve(value.DATA_DIR),
    databaseUrl: value.DATABASE_URL,
    databaseReplicaUrls: list(value.DATABASE_REPLICA_URLS),
    databaseDirectUrl: value.DATABASE_DIRECT_URL ?? value.DATABASE_URL,
    databasePoolSize: value.DATABASE_POOL_SIZE,
    guestRateLimit: value.GUEST_RATE_LIMIT,
    seed: value.SEED ?? (embedded ? 'demo' : 'none'),
    worker: value.WORKER,
    logLevel: value.LOG_LEVEL,
    secretKey: value.SECRET_KEY,
    googleClientId: value.GOOGLE_CLIENT_ID,
    googleClientSecret: value.GOOGLE_CLIENT_SECRET,
    googleIssuer: value.GOOGLE_ISSUER,
    smtpUrl: value.SMTP_URL,
    serviceWorker: value.SERVICE_WORKER === 'on',
    earlyHints: value.EARLY_HINTS ? value.EARLY_HINTS === 'on' : !value.TRUST_PROXY,
    vapid:
      value.VAPID_PUBLIC_KEY && value.VAPID_PRIVATE_KEY
        ? { publicKey: value.VAPID_PUBLIC_KEY, privateKey: value.VAPID_PRIVATE_KEY }
        : undefined,
    replyDomain: value.REPLY_DOMAIN,
    inboundMailSecret: value.INBOUND_MAIL_SECRET,
    operations: value.OPERATIONS,
    webhookPrivateHosts: list(value.WEBHOOK_PRIVATE_HOSTS),
    devTools: value.DEV_TOOLS ?? (isPrivate || value.NODE_ENV !== 'production'),
    s3: value.S3_BUCKET
      ? {
          bucket: value.S3_BUCKET,
          endpoint: value.S3_ENDPOINT,
          region: value.S3_REGION,
          accessKeyId: value.S3_ACCESS_KEY_ID,
          secretAccessKey: value.S3_SECRET_ACCESS_KEY,
        }
      : undefined,
  };
}

/** For a command that runs next to the site: it seeds nothing, and the port for metrics is the site's. */
export function readCommandConfig(env = process.env): Config {
  return { ...readConfig(env), seed: 'none', metricsPort: undefined };
}

function list(text: string): string[] {
  return text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);
}

function parseProtocol(text: string): string {
  return URL.canParse(text) ? new URL(text).protocol : '';
}

function isLoopback(address: string): boolean {
  return isLoopbackHost(new URL(address).hostname);
}

export function isLoopbackHost(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '').toLowerCase();
  if (bare === 'localhost' || bare === '::1') return true;
  return (
    isIP(bare.replace(/^::ffff:/, '')) === 4 && bare.replace(/^::ffff:/, '').startsWith('127.')
  );
}

function isHostOrRange(text: string): boolean {
  return isNetwork(text) || /^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(text);
}
