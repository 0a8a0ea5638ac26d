import type { App } from '#tests/support/app.ts';
import { scenario, type Person } from '#tests/support/scenario.ts';

/** A seeker who has completed onboarding and is not asked again. */
export async function onboardedSeeker(app: App): Promise<Person> {
  const { seeker } = await scenario(app).seeker();
  await app.sql('update users set onboarding_complete = true where id = ?', [seeker.id]);
  return seeker;
}
