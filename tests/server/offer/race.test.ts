import pg from 'pg';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { runDueOffers } from '#server/modules/offer/send/dueOffers.service.ts';
import { rounds } from '#tests/support/suiteSize.ts';
import { lockWaits } from '#tests/support/lockWaits.ts';
import { scenario } from '#tests/support/scenario.ts';
import { startApp, type App } from '#tests/support/app.ts';
import { caller, type Caller, type GraphqlFailure } from '#tests/support/caller.ts';
import { setStatus } from '#tests/server/application/status/statusWorld.ts';
import {
  acceptOffer,
  dayFrom,
  declineOffer,
  offerMailsTo,
  sendOffer,
  shortlistedWorld,
  withdrawOffer,
  type World,
} from './offerWorld.ts';

let world: World;
let other: App;
/** The same people in another process on the same data. */
const there: { employer: Caller; seeker: Caller } = {} as never;

beforeAll(async () => {
  world = await shortlistedWorld();
  other = await startApp({ databaseUrl: world.app.databaseUrl });
  for (const who of ['employer', 'seeker'] as const)
    there[who] = caller(other.url, { authorization: `Bearer ${world[who].token}` });
});

const outcome = async (acting: Promise<unknown>) => {
  try {
    await acting;
    return 'done';
  } catch (error) {
    const { code, rule } = (error as GraphqlFailure).extensions as { code?: string; rule?: string };
    return rule ?? code;
  }
};

/** Restores the application as it was before the offer. */
async function reset(): Promise<void> {
  const { app, applicationId } = world;
  await app.sql('delete from offers');
  await app.sql('delete from application_events');
  await app.sql('delete from outbox');
  await app.sql('update applications set withdrawn_at = null where id = ?', [applicationId]);
  await setStatus(app, applicationId, 'shortlisted');
}

/** The tests together: more than 200 races in the full suite. */
const ROUNDS = rounds({ quick: 1, full: 60 });

test('if two offers are sent at once, one wins, with one email', async () => {
  const { app, employer, seeker, applicationId } = world;
  for (let round = 0; round < ROUNDS; round++) {
    await reset();
    const outcomes = await Promise.all([
      outcome(sendOffer(app, employer, applicationId)),
      outcome(sendOffer(app, there.employer, applicationId)),
    ]);
    expect(new Set(outcomes)).toEqual(new Set(['done', 'offer.send.once']));
    expect(await offerMailsTo(app, seeker)).toHaveLength(1);
  }
});

const withdraw = (who: Caller, applicationId: string) =>
  who.graphql(
    'mutation($id: ID!) { withdrawApplication(input: { id: $id }) { application { id } } }',
    { id: applicationId },
  );

test.each([
  ['a refusal', (id: string) => declineOffer(there.seeker, id)],
  ['a withdrawal of the offer', (id: string) => withdrawOffer(there.employer, id)],
  ['a withdrawal of the application', () => withdraw(there.seeker, world.applicationId)],
  ['a second acceptance', (id: string) => acceptOffer(there.seeker, id)],
])('of an acceptance and %s at the same moment one wins', async (_name, act) => {
  const { app, employer, seeker, applicationId } = world;
  for (let round = 0; round < ROUNDS; round++) {
    await reset();
    const { id } = await sendOffer(app, employer, applicationId);
    const acts = [outcome(acceptOffer(seeker, id)), outcome(act(id))];
    const outcomes = await Promise.all(acts);
    expect(outcomes.filter((one) => one === 'done')).toHaveLength(1);
    const [state] = await app.sql<{ offer: string; application: string; hires: number }>(
      `select o.status as offer, a.status as application, (select count(*)::int from application_events e
        where e.application_id = a.id and e.kind = 'hired') as hires
      from offers o join applications a on a.id = o.application_id`,
    );
    const isAccepted = state!.offer === 'accepted';
    expect(state!.application === 'hired').toBe(isAccepted);
    expect(state!.hires).toBe(isAccepted ? 1 : 0);
    const subjects = await offerMailsTo(app, employer);
    expect(subjects.filter((subject) => /accepted/.test(subject))).toHaveLength(isAccepted ? 1 : 0);
  }
});

test('if an offer is accepted in the moment it expires, one wins, and the company is notified once', async () => {
  const { app, employer, seeker, applicationId } = world;
  for (let round = 0; round < ROUNDS; round++) {
    await reset();
    const { id } = await sendOffer(app, employer, applicationId, { expiresOn: dayFrom(app, 1) });
    await app.sql(`alter table offers disable trigger offers_unchanged`);
    await app.sql('update offers set expires_at = ?, remind_at = null', [app.clock.now()]);
    await app.sql(`alter table offers enable trigger offers_unchanged`);
    const [accepted] = await Promise.all([
      outcome(acceptOffer(seeker, id)),
      runDueOffers(app.services),
      runDueOffers(other.services),
    ]);
    expect(accepted).toBe('offer.answer.open');
    expect(await offerMailsTo(app, employer)).toEqual([expect.stringMatching(/has expired/)]);
  }
});

test('the suspension of a company waits for an acceptance that has begun, and neither fails', async () => {
  const { app, employer, applicationId } = world;
  await reset();
  await sendOffer(app, employer, applicationId);
  const { admin } = await scenario(app).admin();
  const acceptance = new pg.Client({ connectionString: app.databaseUrl });
  await acceptance.connect();
  onTestFinished(() => acceptance.end());
  await acceptance.query('begin');
  await acceptance.query('select from applications where id = $1 for update', [applicationId]);
  const suspension = admin.graphql(
    `mutation($id: ID!) { updateCompanyStatus(input: { id: $id, status: SUSPENDED }) { company { adminStatus } } }`,
    { id: employer.company!.id },
  );
  await expect.poll(() => lockWaits(app), { timeout: 15_000, interval: 10 }).toBe(1);
  // As the email to the people of the company does, which names it.
  await acceptance.query('select from companies where id = $1 for key share', [
    employer.company!.id,
  ]);
  await acceptance.query('commit');
  expect(await suspension).toEqual({
    updateCompanyStatus: { company: { adminStatus: 'SUSPENDED' } },
  });
});
