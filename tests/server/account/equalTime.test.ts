import { beforeAll, expect, test } from 'vitest';
import { theApp, type App } from '#tests/support/app.ts';
import { scenario } from '#tests/support/scenario.ts';
import { APIS } from './accountApis.ts';
import { anAddress } from './people.ts';

const PAIRS = 7;
const ROUNDS = 5;
const ALIKE = 0.1;

let app: App;

beforeAll(async () => {
  app = await theApp();
  await app.settings({ maxLoginAttempts: 1_000 });
});

type Work = () => Promise<unknown>;

/** Measured alternately, so that load on the machine affects both equally. */
async function timeInTurns(works: readonly [Work, Work], times: [number[], number[]]) {
  for (let pair = 0; pair < PAIRS; pair += 1) {
    const turns = works.map((work, at) => ({ work, at }));
    for (const { work, at } of pair % 2 ? turns.toReversed() : turns) {
      const started = performance.now();
      await work().catch(() => {});
      times[at]!.push(performance.now() - started);
    }
  }
}

const median = (list: number[]) =>
  list.toSorted((a, b) => a - b)[Math.floor((list.length - 1) / 2)]!;

/** The difference as a share of the longer time. */
function difference(times: [number[], number[]]): number {
  const [known, unknown] = times.map(median) as [number, number];
  return Math.abs(known - unknown) / Math.max(known, unknown);
}

/** More pairs average out the noise of a busy machine. A real difference remains. */
async function differenceThatStays(known: Work, unknown: Work): Promise<number> {
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    await timeInTurns([known, unknown], times);
    if (difference(times) < ALIKE) break;
  }
  return difference(times);
}

const CASES = APIS.flatMap((api) => [
  {
    api,
    what: 'a refused login',
    ask: (email: string) => api.login(app, email, 'wrong'),
  },
  { api, what: 'a password reset request', ask: (email: string) => api.forgot(app, email) },
]);

test.concurrent.each(CASES)(
  'through $api.name the time of $what does not reveal whether an address is known',

  { tags: ['full'] },
  async ({ ask }) => {
    const { seeker } = await scenario().seeker();
    const stays = await differenceThatStays(
      () => ask(seeker.email),
      () => ask(anAddress()),
    );
    expect(stays).toBeLessThan(ALIKE);
  },
);
