import { describe, expect, test } from 'vitest';
import { contentDisposition } from '#server/lib/contentDisposition.ts';
import { openPath, signPath } from '#server/lib/signedPath.ts';
import { cleanFileName } from '#server/modules/file/content/fileName.ts';

describe('a file name', () => {
  test.each([
    ['cv.pdf', 'cv.pdf'],
    ['/etc/passwd', 'passwd'],
    ['..', 'file'],
    ['', 'file'],
    [undefined, 'file'],
    ['a\0b\r\n.pdf', 'ab .pdf'],
    ['con:cv?.pdf', 'con_cv_.pdf'],
    ['cv\u202Exslx.pdf', 'cvxslx.pdf'],
    ['e\u0301.pdf', '\u00e9.pdf'],
  ])('%j is kept as %j', (given, kept) => {
    expect(cleanFileName(given)).toBe(kept);
  });

  test('is never longer than a disk allows, and never cut inside a character', () => {
    const kept = cleanFileName(`${'👩‍⚕️'.repeat(60)}.docx`);
    expect(Buffer.byteLength(kept)).toBeLessThanOrEqual(255);
    expect(kept.endsWith('.docx')).toBe(true);
    expect(kept).not.toContain('\uFFFD');
  });

  test('is sent in a form that every browser understands', () => {
    expect(contentDisposition('Résumé "1" (new).pdf')).toBe(
      `filename="Resume _1_ (new).pdf"; filename*=UTF-8''R%C3%A9sum%C3%A9%20%221%22%20%28new%29.pdf`,
    );
    // Some programs decode a percent sign in the plain name.
    expect(contentDisposition('50%25.pdf')).toBe(
      `filename="50_25.pdf"; filename*=UTF-8''50%2525.pdf`,
    );
  });
});

describe('a signed path', () => {
  const until = new Date('2026-11-21T10:05:00Z');
  const path = signPath('/uploads/1', { by: 'asha' }, until, 'secret');
  const open = (url: string, at = '2026-11-21T10:00:00Z', secret = 'secret') =>
    openPath(url, new Date(at), secret);

  test('works until it expires, for what was signed', () => {
    expect(open(path)).toMatchObject({ by: 'asha' });
    expect(open(path, '2026-11-21T10:05:00Z')).toBeNull();
  });

  test.each([
    ['another path', path.replace('/1', '/2')],
    ['another person', path.replace('asha', 'ravi')],
    ['a later expiry', path.replace(/until=\d+/, 'until=9999999999999')],
    ['an added parameter', path.replace('?', '?application=1&')],
    ['no signature', path.replace(/&signature.*/, '')],
    ['half a signature', path.slice(0, -5)],
  ])('with %s does not work', (_what, url) => {
    expect(open(url)).toBeNull();
  });

  test('from another site does not work', () => {
    expect(open(path, undefined, 'another')).toBeNull();
  });
});
