import { expect, test, vi } from 'vitest';
import { ConfigError, type Config } from '#server/config.ts';
import type { App } from '#server/http/app.ts';
import { listen } from '#server/http/listen.ts';

const CONFIG = { port: 3000, host: '0.0.0.0' } as Config;

const failing = (code: string) => Object.assign(new Error('listen'), code ? { code } : {});

const listening = (code?: string) => {
  const open = vi.fn(async () => {
    if (code !== undefined) throw failing(code);
  });
  const app = { http: { listen: open } } as unknown as App;
  return { open, started: listen(app, CONFIG) };
};

test('the server listens on the configured host and port', async () => {
  const { open, started } = listening();
  await started;
  expect(open).toHaveBeenCalledWith({ port: 3000, host: '0.0.0.0' });
});

test.each([
  ['EADDRINUSE', 'Port 3000 is taken. Stop what uses it, or choose another: PORT=3001 npm start'],
  [
    'EACCES',
    'Port 3000 may not be opened by this user. Choose one above 1023, for example PORT=4000.',
  ],
  ['EADDRNOTAVAIL', 'HOST 0.0.0.0 is no address of this machine. Try HOST=127.0.0.1.'],
  ['ENOTFOUND', 'HOST 0.0.0.0 is no address of this machine. Try HOST=127.0.0.1.'],
  ['EMFILE', 'Port 3000 could not be opened (EMFILE).'],
])('a port that cannot be opened because of %s is explained', async (code, sentence) => {
  const { started } = listening(code);
  await expect(started).rejects.toThrow(new ConfigError(sentence));
});
