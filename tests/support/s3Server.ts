import { createHash, createHmac, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { appendFile, mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

const BUCKET = 'kaamyab';
const ACCESS_KEY = 'tests';
const SECRET_KEY = 'a key that only tests know';
/** So few that every listing has several pages. */
const PAGE = 2;

export interface S3Server {
  /** What a process needs to use it. */
  environment: Record<string, string>;
  url: string;
  keys(): Promise<string[]>;
  /** How many multipart uploads were begun and not ended. */
  unfinished(): Promise<number>;
  /** Answers every request with this status, until it is undefined again. */
  failing?: number;
  /** Breaks the connection in the middle of the next download. */
  breaksOff: boolean;
  /** Called for each piece of an upload as it arrives. */
  onReceived?: (bytes: number) => void;
  /** Falsifies the content of the next upload on its way. */
  falsifies: boolean;
  close(): Promise<void>;
}

class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
  ) {
    super(code);
  }
}

/** A store as small as can be that checks each signature and each checksum, and keeps its objects on the disk. */
export async function s3Server(): Promise<S3Server> {
  const folder = await mkdtemp(join(tmpdir(), 'kaamyab-s3-'));
  const [objects, uploads, arriving] = ['objects', 'uploads', 'arriving'].map((name) =>
    join(folder, name),
  ) as [string, string, string];
  for (const path of [objects, uploads, arriving]) await mkdir(path);
  const pathOf = (key: string) => join(objects, encodeURIComponent(key));
  const keys = async () => (await readdir(objects)).map(decodeURIComponent).toSorted();

  /** The body in a file, if its checksum is the one that was signed. */
  async function received(request: IncomingMessage): Promise<string> {
    const path = join(arriving, randomUUID());
    const hash = createHash('sha256');
    const falsified = server.falsifies;
    server.falsifies = false;
    const watched = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        if (falsified) chunk[0]! ^= 1;
        hash.update(chunk);
        server.onReceived?.(chunk.length);
        done(null, chunk);
      },
    });
    await pipeline(request, watched, createWriteStream(path));
    if (request.headers['x-amz-content-sha256'] === hash.digest('hex')) return path;
    throw new Refusal(400, 'XAmzContentSHA256Mismatch');
  }

  async function list(query: URLSearchParams): Promise<string> {
    const prefix = query.get('prefix') ?? '';
    const after = query.get('continuation-token') ?? '';
    const found = (await keys()).filter((key) => key.startsWith(prefix) && key > after);
    const page = await Promise.all(
      found.slice(0, PAGE).map(async (key) => {
        const { size, mtime } = await stat(pathOf(key));
        return `<Contents><Key>${key}</Key><Size>${size}</Size><LastModified>${mtime.toISOString()}</LastModified></Contents>`;
      }),
    );
    const more =
      found.length > PAGE
        ? `<IsTruncated>true</IsTruncated><NextContinuationToken>${found[PAGE - 1]}</NextContinuationToken>`
        : '<IsTruncated>false</IsTruncated>';
    return `<ListBucketResult>${page.join('')}${more}</ListBucketResult>`;
  }

  async function listUploads(query: URLSearchParams): Promise<string> {
    const prefix = query.get('prefix') ?? '';
    const begun = await Promise.all(
      (await readdir(uploads)).map(async (id) => {
        const key = await readFile(join(uploads, id, 'key'), 'utf8');
        const { mtime } = await stat(join(uploads, id, 'key'));
        return { key, id, at: mtime.toISOString() };
      }),
    );
    const shown = begun
      .filter(({ key }) => key.startsWith(prefix))
      .map(
        ({ key, id, at }) =>
          `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${at}</Initiated></Upload>`,
      );
    return `<ListMultipartUploadsResult>${shown.join('')}<IsTruncated>false</IsTruncated></ListMultipartUploadsResult>`;
  }

  /** Carries out a request for an object. Returns XML, or an empty text. */
  async function act(request: IncomingMessage, key: string, query: URLSearchParams) {
    const { method } = request;
    const id = query.get('uploadId');
    const of = id ? join(uploads, id) : '';
    if (id && !(await readdir(uploads)).includes(id)) throw new Refusal(404, 'NoSuchUpload');
    if (method === 'POST' && query.has('uploads')) {
      const begun = randomUUID();
      await mkdir(join(uploads, begun));
      await appendFile(join(uploads, begun, 'key'), key);
      return `<InitiateMultipartUploadResult><UploadId>${begun}</UploadId></InitiateMultipartUploadResult>`;
    }
    if (method === 'PUT' && id) {
      await rename(await received(request), join(of, `part-${query.get('partNumber')}`));
      return '';
    }
    if (method === 'POST' && id) {
      const asked = (await request.setEncoding('utf8').toArray()).join('');
      const whole = join(arriving, randomUUID());
      for (const [, part] of asked.matchAll(/<PartNumber>(\d+)</g))
        await appendFile(whole, await readFile(join(of, `part-${part}`)));
      await rename(whole, pathOf(key));
      await rm(of, { recursive: true });
      return `<CompleteMultipartUploadResult><Key>${key}</Key></CompleteMultipartUploadResult>`;
    }
    if (method === 'PUT') await rename(await received(request), pathOf(key));
    else if (method === 'DELETE') await rm(id ? of : pathOf(key), { recursive: true, force: true });
    else throw new Refusal(405, 'MethodNotAllowed');
    return '';
  }

  async function send(request: IncomingMessage, response: ServerResponse, key: string) {
    const found = await stat(pathOf(key)).catch(() => null);
    if (!found) throw new Refusal(404, 'NoSuchKey');
    response.writeHead(200, { 'content-length': found.size });
    if (request.method === 'HEAD') return response.end();
    if (!server.breaksOff) return pipeline(createReadStream(pathOf(key)), response);
    server.breaksOff = false;
    response.write(await readFile(pathOf(key)).then((bytes) => bytes.subarray(0, -1)));
    return setImmediate(() => response.destroy());
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    if (server.failing) throw new Refusal(server.failing, 'AsTheTestWishes');
    requireSignature(request);
    const { pathname, searchParams: query } = new URL(request.url!, 'http://s3');
    const [, bucket, ...rest] = decodeURIComponent(pathname).split('/');
    if (bucket !== BUCKET) throw new Refusal(404, 'NoSuchBucket');
    const key = rest.join('/');
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (key && isRead) return send(request, response, key);
    const xml = key
      ? await act(request, key, query)
      : await (query.has('uploads') ? listUploads : list)(query);
    const status = request.method === 'DELETE' ? 204 : 200;
    return response
      .writeHead(status, { 'content-type': 'application/xml', etag: '"x"' })
      .end(request.method === 'HEAD' ? undefined : xml);
  }

  const http = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (!(error instanceof Refusal) || response.headersSent) return response.destroy();
      request.resume();
      const body = `<Error><Code>${error.code}</Code><Message>${error.code}</Message></Error>`;
      response.writeHead(error.status, { 'content-type': 'application/xml' });
      return response.end(request.method === 'HEAD' ? undefined : body);
    });
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const server: S3Server = {
    url,
    environment: {
      S3_BUCKET: BUCKET,
      S3_ENDPOINT: url,
      S3_ACCESS_KEY_ID: ACCESS_KEY,
      S3_SECRET_ACCESS_KEY: SECRET_KEY,
    },
    keys,
    unfinished: async () => (await readdir(uploads)).length,
    breaksOff: false,
    falsifies: false,
    close: async () => {
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
      await rm(folder, { recursive: true, force: true });
    },
  };
  return server;
}

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text);

/** Refuses a request whose AWS Signature Version 4 differs from the one computed here. */
function requireSignature({ method, url, headers }: IncomingMessage): void {
  const [, user, scope, names = '', given] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\S+), SignedHeaders=(\S+), Signature=(\w+)$/.exec(
      headers.authorization ?? '',
    ) ?? [];
  if (user !== ACCESS_KEY || !scope) throw new Refusal(403, 'InvalidAccessKeyId');
  const { pathname, searchParams } = new URL(url!, 'http://s3');
  const encoded = (text: string) =>
    encodeURIComponent(text).replaceAll(
      /[!'()*]/g,
      (sign) => `%${sign.charCodeAt(0).toString(16)}`,
    );
  const query = [...searchParams]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .toSorted();
  const signed = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const hash = headers['x-amz-content-sha256'];
  const canonical = [method, pathname, query.join('&'), signed.join(''), names, hash].join('\n');
  const toSign = [
    'AWS4-HMAC-SHA256',
    headers['x-amz-date'],
    scope,
    createHash('sha256').update(canonical).digest('hex'),
  ].join('\n');
  const key = scope
    .split('/')
    .reduce<string | Buffer>((secret, part) => hmac(secret, part).digest(), `AWS4${SECRET_KEY}`);
  if (hmac(key, toSign).digest('hex') !== given) throw new Refusal(403, 'SignatureDoesNotMatch');
}
