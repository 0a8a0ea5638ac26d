import { expect, test } from 'vitest';
import { offence, SOURCE_FILES, withoutComments } from '#server/launch/house/sourceFiles.ts';

/** Lines of ours that fit, except in files named here with their reason. */
function found(pattern: RegExp, folders: RegExp, except: readonly string[] = []): string[] {
  return SOURCE_FILES.filter(({ path }) => folders.test(path) && !except.includes(path))
    .map(withoutComments)
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .flatMap((line, at) => (pattern.test(line) ? [offence(path, at + 1, line.trim())] : [])),
    );
}

const EVERYWHERE = /^(server|client|schema)\//;
const SERVER = /^(server|schema)\//;

test('only approved ciphers and hashes are used', () => {
  const other =
    /create(Cipheriv|Decipheriv)\('(?!aes-256-gcm')|create(Hash|Hmac)\('(?!sha(256|512)')|hkdfSync\('(?!sha256')/;
  expect(
    found(other, EVERYWHERE, [
      // RFC 6238 and the apps on people's phones want SHA-1, which is sound inside an HMAC.
      'server/modules/account/twoFactor/totp.service.ts',
      // It only finds equal texts, as the index of the database does.
      'server/modules/review/reviewGate.service.ts',
    ]),
  ).toEqual([]);
});

test('what must not be guessed does not come from Math.random', () => {
  expect(
    found(/Math\.random\(/, SERVER, [
      // It spreads deliveries that failed together.
      'server/modules/partner/webhook/delivery/recordAttempt.service.ts',
    ]),
  ).toEqual([]);
});

test('no text is run as code', () => {
  const runs = /\beval\(|new Function\(|runInNewContext\(|runInThisContext\(|\bexec(Sync)?\('/;
  expect(
    found(runs, EVERYWHERE, [
      // The name of the function that collects garbage, and nothing else.
      'server/modules/bulkUpload/createJobs/leanHeap.service.ts',
    ]),
  ).toEqual([]);
});

test('programs are started in the few files that may, without a shell', () => {
  const outside = SOURCE_FILES.filter(
    ({ path, text }) => /^server\/(?!launch\/)/.test(path) && text.includes('node:child_process'),
  ).map(({ path }) => path);
  expect(outside).toEqual([
    'server/db/embedded.ts',
    'server/db/leftover.ts',
    'server/db/postgresProcess.ts',
    'server/db/systemUser.ts',
    'server/modules/candidate/resume/text/documentText.ts',
  ]);
  expect(found(/shell: true/, /^server\/(?!launch\/)/)).toEqual([]);
});

test('HTML that was not drawn by React is shown in four places, all of it made by the server', () => {
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

test('no connection accepts a certificate unseen', () => {
  const unseen = /rejectUnauthorized:\s*false|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity:/;
  expect(found(unseen, EVERYWHERE)).toEqual([]);
});
