/** @module-tag full */
import spectralCore from '@stoplight/spectral-core';
import spectralRulesets from '@stoplight/spectral-rulesets';
import { expect, test, vi } from 'vitest';
import { theApp } from '#tests/support/app.ts';

/** The part of its types that we use: all of them would take the compiler longer than hundreds of our files. */
interface Redocly {
  createConfig: (config: { extends: string[] }) => Promise<object>;
  lintFromString: (options: {
    source: string;
    absoluteRef: string;
    config: object;
  }) => Promise<{ ruleId: string; message: string }[]>;
}

const source = async () => {
  const { url } = await theApp();
  return (await fetch(`${url}/api/openapi.json`)).text();
};

test('Redocly reports no problem in the document', async () => {
  const { createConfig, lintFromString } = await vi.importActual<Redocly>('@redocly/openapi-core');
  const config = await createConfig({ extends: ['recommended'] });
  const found = await lintFromString({
    source: await source(),
    absoluteRef: '/openapi.json',
    config,
  });
  expect(found.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
});

test('Spectral reports no problem, even with its optional rules', { tags: ['full'] }, async () => {
  const spectral = new spectralCore.Spectral();
  spectral.setRuleset({ extends: [[spectralRulesets.oas as never, 'all']] });
  const found = await spectral.run(await source());
  expect(found.map(({ code, message, path }) => `${code} ${path.join('.')}: ${message}`)).toEqual(
    [],
  );
});
