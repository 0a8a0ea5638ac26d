import { expect, test } from 'vitest';
import { startApp } from '#tests/support/app.ts';
import { scenario } from '#tests/support/scenario.ts';

const ME = '{ viewer { user { id role emailVerified company { name } } } }';
interface Me {
  viewer: {
    user: { id: string; role: string; emailVerified: boolean; company: { name: string } | null };
  } | null;
}

test('every user of a scenario is signed in', async () => {
  const { seeker, employer, admin, app } = await scenario().seeker().employer().admin();
  const seen = await Promise.all([seeker, employer, admin].map((person) => person.graphql<Me>(ME)));
  expect(seen.map(({ viewer }) => viewer?.user.role)).toEqual(['JOB_SEEKER', 'EMPLOYER', 'ADMIN']);
  expect(seen[1]?.viewer?.user).toMatchObject({
    emailVerified: true,
    company: { name: employer.company?.name },
  });
  expect(await app.graphql<Me>(ME)).toEqual({ viewer: null });
});

test('a job is live by default', async () => {
  const { app, job } = await scenario().employer().job().job({ as: 'closed', status: 'closed' });
  const { jobs } = await app.graphql<{ jobs: { nodes: { id: string }[] } }>(
    '{ jobs { nodes { id } } }',
  );
  expect(jobs.nodes.map(({ id }) => id)).toEqual([job.id]);
});

test('two of a kind have different names', async () => {
  const world = await scenario().seeker().seeker({ as: 'rival', emailVerified: false });
  const { viewer } = await world.rival.graphql<Me>(ME);
  expect(viewer?.user).toMatchObject({ id: world.rival.id, emailVerified: false });
  expect(world.rival.id).not.toBe(world.seeker.id);
});

test('failures are distinguished by code and rule', async () => {
  const { app } = await scenario();
  await expect(app.graphql('{ node(id: "x") { id } nowhere }')).rejects.toThrow(/nowhere/);
  const login = `mutation { login(input: { email: "nobody@people.example", password: "wrong1" }) { accessToken } }`;
  await expect(app.graphql(login)).toFailWith('UNAUTHENTICATED');
  await app.settings({ allowRegistration: false });
  await expect(Promise.resolve(scenario().seeker({ signsUp: true }))).toBreakRule(
    'account.register.open',
  );
});

test('time moves only when a test moves it', async () => {
  const { seeker, app } = await scenario(await startApp()).seeker();
  app.clock.forward({ days: 8 });
  await expect(seeker.graphql(ME)).toFailWith('UNAUTHENTICATED');
});

test('a sent email can be read', async () => {
  const { seeker, app } = await scenario(await startApp()).seeker({ signsUp: true });
  expect(await app.mails(seeker.email)).toMatchObject([
    { to: seeker.email, text: expect.stringContaining(app.url) },
  ]);
  expect(await app.mails('nobody@people.example')).toEqual([]);
});
