import { expect, test } from 'vitest';
import { violation, SOURCE_FILES, withoutComments } from '#server/launch/structure/sourceFiles.ts';

/** Source lines that match, except in the listed files, each with its reason. */
function found(pattern: RegExp, folders: RegExp, except: readonly string[] = []): string[] {
  return SOURCE_FILES.filter(({ path }) => folders.test(path) && !except.includes(path))
    .map(withoutComments)
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .flatMap((line, at) => (pattern.test(line) ? [violation(path, at + 1, line.trim())] : [])),
    );
}

const EVERYWHERE = /^(server|client|schema)\//;
const SERVER = /^(server|schema)\//;

test('only approved ciphers and hashes are used', () => {
  const other =
    /create(Cipheriv|Decipheriv)\('(?!aes-256-gcm')|create(Hash|Hmac)\('(?!sha(256|512)')|hkdfSync\('(?!sha256')/;
  expect(
    found(other, EVERYWHERE, [
      // RFC 6238 and authenticator apps require SHA-1, which is secure inside an HMAC.
      'server/modules/account/twoFactor/totp.service.ts',
      // Only used to find equal texts, as the index of the database does.
      'server/modules/review/reviewGate.service.ts',
    ]),
  ).toEqual([]);
});

test('secrets do not come from Math.random', () => {
  expect(
    found(/Math\.random\(/, SERVER, [
      // Only spreads the retries of deliveries that failed together.
      'server/modules/partner/webhook/delivery/recordAttempt.service.ts',
    ]),
  ).toEqual([]);
});

test('no text is run as code', () => {
  const runs = /\beval\(|new Function\(|runInNewContext\(|runInThisContext\(|\bexec(Sync)?\('/;
  expect(
    found(runs, EVERYWHERE, [
      // The name of the garbage collection function, and nothing else.
      'server/modules/bulkUpload/createJobs/leanHeap.service.ts',
    ]),
  ).toEqual([]);
});

test('child processes are started only in the listed files, without a shell', () => {
  const outside = SOURCE_FILES.filter(
    ({ path, text }) => /^server\/(?!launch\/)/.test(path) && text.includes('node:child_process'),
  ).map(({ path }) => path);
  expect(outside).toEqual([
    'server/db/embedded.ts',
    'server/db/leftoverDatabase.ts',
    'server/db/postgresProcess.ts',
    'server/db/systemUser.ts',
    'server/modules/candidate/resume/text/documentText.ts',
  ]);
  expect(found(/shell: true/, /^server\/(?!launch\/)/)).toEqual([]);
});

test('HTML that React did not render appears in four places, all of it made by the server', () => {
  const places = SOURCE_FILES.filter(
    ({ path, text }) => path.startsWith('client/') && /dangerouslySetInnerHTML=/.test(text),
  ).map(({ path }) => path);
  expect(places).toEqual([
    'client/components/jobs/JobText.tsx',
    'client/pages/apiDocs/ApiDocsPage.tsx',
    'client/pages/apiDocs/Contents.tsx',
    'client/pages/blog/PostPage.tsx',
  ]);
  const written = /\.(innerHTML|outerHTML)\s*=|insertAdjacentHTML|document\.write\(/;
  expect(found(written, /^client\//)).toEqual([]);
});

test('no connection skips the check of certificates', () => {
  const unseen = /rejectUnauthorized:\s*false|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity:/;
  expect(found(unseen, EVERYWHERE)).toEqual([]);
});
