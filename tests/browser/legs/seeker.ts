import type { App } from '#tests/support/app.ts';
import { scenario, type Person } from '#tests/support/scenario.ts';

/** Who is done with the first steps, and not asked about them. */
export async function onboardedSeeker(app: App): Promise<Person> {
  const { seeker } = await scenario(app).seeker();
  await app.sql('update users set onboarding_complete = true where id = ?', [seeker.id]);
  return seeker;
}
