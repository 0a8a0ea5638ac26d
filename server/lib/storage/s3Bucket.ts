import type { S3Client } from '@aws-sdk/client-s3';
import type { Config } from '#server/config.ts';
import { FileMissing, StoreUnavailable } from './fileStore.ts';

type S3 = NonNullable<Config['s3']>;

/** A bucket that answered when the process started. */
export interface Bucket {
  name: string;
  client: S3Client;
  sdk: typeof import('@aws-sdk/client-s3');
}

const SECOND = 1_000;
/** For requests without a body, which every store answers at once. */
export const SHORT_TIMEOUT = { requestTimeout: 10 * SECOND };
const SILENT = { debug() {}, info() {}, warn() {}, error() {} };

/** The library is loaded here, so that a site with files on its own disk does not pay for it. */
export async function openBucket(s3: S3): Promise<Bucket> {
  const sdk = await import('@aws-sdk/client-s3');
  const { endpoint, region, accessKeyId, secretAccessKey } = s3;
  const client = new sdk.S3Client({
    endpoint,
    region,
    // Only Amazon itself can be relied on to have a host name for each bucket.
    forcePathStyle: endpoint !== undefined,
    // Without configured keys, the library looks for those of the machine or the container.
    ...(accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }),
    // Not every store knows the newer checksums. Requests are signed with the SHA-256 of their body instead.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: 5 * SECOND,
      socketTimeout: 60 * SECOND,
      throwOnRequestTimeout: true,
    },
    logger: SILENT,
  });
  try {
    await client.send(new sdk.HeadBucketCommand({ Bucket: s3.bucket }), SHORT_TIMEOUT);
  } catch (error) {
    throw new StoreUnavailable(whyClosed(s3, factsOf(error)));
  }
  return { name: s3.bucket, client, sdk };
}

/** For the operator who has just set the variables. */
function whyClosed({ bucket, endpoint, region }: S3, { status, name, code }: Facts): string {
  const where = endpoint ? new URL(endpoint).host : `Amazon S3 in ${region}`;
  if (status === 404)
    return `There is no bucket ${bucket} at ${where}. Create it, or set S3_BUCKET.`;
  if (status === 301 || status === 400)
    return `The bucket ${bucket} at ${where} is not in the region ${region}. Set S3_REGION.`;
  if (status === 401 || status === 403)
    return `The file store at ${where} refuses access to the bucket ${bucket}. Check S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY and what they may do.`;
  if (name === 'CredentialsProviderError')
    return 'There are no keys for the file store. Set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.';
  return `The file store at ${where} cannot be reached (${code ?? status ?? name}). Check S3_ENDPOINT.`;
}

interface Facts {
  name: string;
  message: string;
  /** Missing if there was no answer. */
  status?: number;
  code?: string;
}

/** An error of the library also holds the signed request and its signer, which must not get into a log. */
function factsOf(error: unknown): Facts {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error) };
  const { name, message, code, $metadata } = error as Error & {
    code?: string;
    $metadata?: { httpStatusCode?: number };
  };
  return { name, message, status: $metadata?.httpStatusCode, code };
}

const FULL = 507;

/** Translates an error of the library into one of ours. */
export function failureOf(error: unknown, key: string): Error {
  const { name, message, status, code } = factsOf(error);
  // A missing bucket says nothing about the file.
  if (status === 404 && name !== 'NoSuchBucket') return new FileMissing(key);
  if (status === FULL)
    return Object.assign(new Error('The file store is full.'), { code: 'ENOSPC' });
  return new StoreUnavailable(`The file store failed at ${key}: ${code ?? name}, ${message}`);
}

const TRIES = 3;

/** The library does not repeat what it sends from a stream, such as over a connection that had just been closed. */
export async function withRetries<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await send();
    } catch (error) {
      const { status = 0 } = factsOf(error);
      const mayPass = status === 0 || (status >= 500 && status !== FULL);
      if (!mayPass || tries === TRIES) throw error;
    }
  }
}
