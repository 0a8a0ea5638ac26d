import { beforeAll, expect, test } from 'vitest';
import { EXAMPLES } from '#client/pages/explorer/examples.ts';
import { filledVariables } from '#client/pages/explorer/filledVariables.ts';
import { API_SCOPES, SCOPE_NAMES } from '#schema/options/apiScopes.ts';
import { apply } from '#tests/server/application/applicationCalls.ts';
import { apiKeyOf } from '#tests/support/partners/apiKeys.ts';
import type { App } from '#tests/support/app.ts';
import type { Caller, GraphqlFailure } from '#tests/support/caller.ts';
import { scenario, type Person } from '#tests/support/scenario.ts';

let app: App;
let employer: Person;
let admin: Person;

beforeAll(async () => {
  const world = await scenario().employer().job().seeker().admin();
  ({ app, employer, admin } = world);
  await apply(world.seeker, world.job);
});

/** A key with only this scope, of an administrator if only administrators may grant it. */
async function holderOf(scope: string | null): Promise<Caller> {
  const needed = API_SCOPES.find((name) => SCOPE_NAMES[name] === scope);
  if (!needed) return app;
  return apiKeyOf(app, needed === 'ANALYTICS_READ' ? admin : employer, [needed]);
}

test.each(EXAMPLES)('the example $name runs with the one scope it names', async (example) => {
  const holder = await holderOf(example.scope);
  // Finding an id for the example may need a read scope. The explorer's key has it, or the user types the id.
  const finder = example.scope ? await apiKeyOf(app, employer, ['APPLICATIONS_READ']) : app;
  const variables = await filledVariables(example.variables, async (query) => ({
    data: await finder.graphql(query),
  }));
  expect(variables).not.toContain('"$');
  const answer = await holder.graphql(example.document, JSON.parse(variables) as object);
  expect(Object.values(answer).filter((value) => value === null)).toEqual([]);
});

test('without a key the examples return nothing', async () => {
  const closed = EXAMPLES.filter(({ scope }) => scope);
  expect(closed.length).toBeGreaterThan(5);
  for (const { document, variables, name } of closed) {
    const answer: unknown = await app
      .graphql(document, JSON.parse(variables) as object)
      .catch((failure: unknown) => (failure as GraphqlFailure).extensions.code);
    // There is no viewer to ask about, or the caller may not ask.
    expect([{ viewer: null }, 'UNAUTHENTICATED'], name).toContainEqual(answer);
  }
});
