import type { Services } from '#server/services.ts';

/** Fixes the current settings for a transaction: reading them inside it would need a second connection. */
export async function withCurrentSettings(services: Services): Promise<Services> {
  const current = await services.settings.current();
  const settings = Object.create(services.settings, {
    current: { value: async () => current },
  }) as Services['settings'];
  return { ...services, settings };
}
