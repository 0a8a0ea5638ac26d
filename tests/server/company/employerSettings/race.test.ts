import { beforeAll, expect, test } from 'vitest';
import { decide } from '#tests/server/admin/moderation/moderationCalls.ts';
import { scenario, type Employer, type Person } from '#tests/support/scenario.ts';
import { graphqlApi, restApi } from './employerWorld.ts';

const ROUNDS = 12;

let employer: Employer;
let admin: Person;

beforeAll(async () => {
  ({ employer, admin } = await scenario().employer().admin());
});

test('renaming a company during a decision on it: both succeed without a deadlock', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const status = round % 2 ? 'approved' : 'suspended';
    const [, ...renamed] = await Promise.all([
      decide(admin, 'company', employer.company!.id, status),
      ...[graphqlApi, restApi].map((api, at) =>
        api.profile(employer, { companyName: `Kaveri ${round} ${at}`, firstName: `Asha${at}` }),
      ),
    ]);
    expect(renamed.map(({ companyName }) => companyName)).toHaveLength(2);
  }
});
