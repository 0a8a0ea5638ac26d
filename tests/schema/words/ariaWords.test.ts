import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';
import { ariaWords } from '#server/launch/ariaWords.ts';

const STRINGS = fileURLToPath(
  new URL(
    '../../../node_modules/react-aria/dist/private/overlays/intlStrings.mjs',
    import.meta.url,
  ),
);

test('the hidden button that closes a dialog has a name in the language of the page', async () => {
  expect(existsSync(STRINGS)).toBe(true);
  const load = ariaWords().load as (id: string) => string;
  const code = encodeURIComponent(load(STRINGS));
  const strings = (await import(`data:text/javascript,${code}`)) as {
    default: { 'en-US': { dismiss: () => string } };
  };
  const named = (lang: string) => {
    vi.stubGlobal('document', { documentElement: { lang } });
    return strings.default['en-US'].dismiss();
  };
  expect([named('hi'), named('es'), named('fr')]).toEqual(['बंद करें', 'Cerrar', 'Close']);
  vi.unstubAllGlobals();
});
