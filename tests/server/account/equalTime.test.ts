import { beforeAll, describe, expect, test } from 'vitest';
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

describe.each(DOORS)(
  'through $name the time taken does not tell whether an address is known',
  (door) => {
    test.concurrent('by a login that is refused', async () => {
      const { seeker } = await scenario().seeker();
      const guess = (email: string) => door.login(app, email, 'not the password');
      const [known, unknown] = await medians(
        () => guess(seeker.email),
        () => guess(anAddress()),
      );
      expect(difference(known!, unknown!)).toBeLessThan(0.1);
    });

    test.concurrent('by asking for a reset', async () => {
      const { seeker } = await scenario().seeker();
      const [known, unknown] = await medians(
        () => door.forgot(app, seeker.email),
        () => door.forgot(app, anAddress()),
      );
      expect(difference(known!, unknown!)).toBeLessThan(0.1);
    });
  },
);
