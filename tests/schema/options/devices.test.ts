import { expect, test } from 'vitest';
import { browserAndSystemOf } from '#schema/options/devices.ts';

const KHTML = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${KHTML} Chrome/131.0 Safari/537.36`,
    'chrome',
    'windows',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0) ${KHTML} Chrome/131.0 Safari/537.36 Edg/131.0`,
    'edge',
    'windows',
  ],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-A146B) ${KHTML} SamsungBrowser/23.0 Chrome/115.0 Mobile Safari/537.36`,
    'samsung',
    'android',
  ],
  [
    `Mozilla/5.0 (Linux; Android 13) ${KHTML} Chrome/131.0 Mobile Safari/537.36 OPR/76.2`,
    'opera',
    'android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1',
    'safari',
    'iphone',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 CriOS/131.0 Mobile/15E148 Safari/604.1',
    'chrome',
    'iphone',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 14.7; rv:132.0) Gecko/20100101 Firefox/132.0',
    'firefox',
    'mac',
  ],
  [
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${KHTML} Chrome/131.0 Safari/537.36`,
    'chrome',
    'chromeOs',
  ],
  ['curl/8.5.0', undefined, undefined],
  [null, undefined, undefined],
])('%s', (userAgent, browser, system) => {
  expect(browserAndSystemOf(userAgent)).toEqual({ browser, system });
});
