import type { Services } from '#server/services.ts';
import { LEARN, LEARNT } from './titleRelation.sql.ts';

/** Learns which titles are close in meaning; decision 063 says from what. */
export async function learnTitleRelations({ clock, database }: Services): Promise<void> {
  await database.write(LEARN, [clock.now()]);
}

/** A new market learns at its first start instead of in its first night. */
export async function learnFirstRelations(services: Services): Promise<void> {
  const [known] = await services.database.read(LEARNT, []);
  if (!known?.isLearnt) await learnTitleRelations(services);
}
