export async function seedDemoMarket(_parts: unknown): Promise<void> {}
