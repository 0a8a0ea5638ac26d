import { serverAudits } from 'graphql-http';
import { expect, test } from 'vitest';
import { theApp } from '#tests/support/app.ts';

test('the server follows the GraphQL over HTTP specification', async () => {
  const { url } = await theApp();
  const audits = serverAudits({ url: `${url}/graphql` });
  const results = await Promise.all(audits.map((audit) => audit.fn()));
  const wanting = results.filter((result) => result.status !== 'ok');
  const findings = wanting.map(
    ({ status, id, name, reason }) => `${status} ${id} ${name}: ${reason}`,
  );
  const summary = `${results.length - wanting.length} of ${results.length} ok\n${findings.join('\n')}`;
  expect(
    wanting.filter(({ status }) => status === 'error'),
    summary,
  ).toEqual([]);
  // A GET that accepts anything could come from another site.
  expect(
    wanting.map(({ id }) => id),
    summary,
  ).toEqual(['5A70']);
  expect(results.length).toBeGreaterThan(60);
});
