import { beforeAll, expect, test } from 'vitest';
import { theApp, type App } from '#tests/support/app.ts';
import { scenario } from '#tests/support/scenario.ts';
import { DOORS } from './doors.ts';
import { anAddress } from './people.ts';

const PAIRS = 7;

let app: App;

beforeAll(async () => {
  app = await theApp();
  await app.settings({ maxLoginAttempts: 1_000 });
});

/** In turns, so that a busy machine is as busy for both. */
async function medians(first: () => Promise<unknown>, second: () => Promise<unknown>) {
  const times: [number[], number[]] = [[], []];
  for (let pair = 0; pair < PAIRS; pair += 1) {
    const turns = [first, second].map((work, at) => ({ work, at }));
    for (const { work, at } of pair % 2 ? turns.toReversed() : turns) {
      const started = performance.now();
      await work().catch(() => {});
      times[at]!.push(performance.now() - started);
    }
  }
  return times.map((list) => list.toSorted((a, b) => a - b)[(PAIRS - 1) / 2]!);
}

/** As a part of the longer one. */
function difference(known: number, unknown: number): number {
  return Math.abs(known - unknown) / Math.max(known, unknown);
}

const CASES = DOORS.flatMap((door) => [
  {
    door,
    what: 'a login that is refused',
    ask: (email: string) => door.login(app, email, 'wrong'),
  },
  { door, what: 'asking for a reset', ask: (email: string) => door.forgot(app, email) },
]);

test.concurrent.each(CASES)(
  'through $door.name the time taken by $what does not tell whether an address is known',
  async ({ ask }) => {
    const { seeker } = await scenario().seeker();
    const [known, unknown] = await medians(
      () => ask(seeker.email),
      () => ask(anAddress()),
    );
    expect(difference(known!, unknown!), `${known} ms and ${unknown} ms`).toBeLessThan(0.1);
  },
);
