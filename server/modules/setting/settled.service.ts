import type { Services } from '#server/services.ts';

/** The settings as they are now: read again inside a transaction, they would need a second connection. */
export async function settled(services: Services): Promise<Services> {
  const current = await services.settings.current();
  const settings = Object.create(services.settings, {
    current: { value: async () => current },
  }) as Services['settings'];
  return { ...services, settings };
}
