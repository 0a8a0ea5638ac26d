import type { Context } from '#server/graphql/context.ts';
import { openIds, signIds } from '#server/lib/signedIds.ts';
import type { Services } from '#server/services.ts';

const PURPOSE = 'interview of an applicant';

/** The applicant's link: its holder can book, move and cancel this interview and do nothing else. */
export function invitationPath(
  { config }: Pick<Services, 'config'>,
  { id, seekerId }: { id: string; seekerId: string },
): string {
  return `/interviews/${signIds(PURPOSE, [id, seekerId], config.secretKey!)}`;
}

interface Holder {
  id: string;
  seekerId: string;
}

/** Null for anything that we did not sign. */
export function holderOf({ services }: Context, token: string): Holder | null {
  const [id, seekerId, ...more] = openIds(PURPOSE, token, services.config.secretKey!) ?? [];
  return id && seekerId && more.length === 0 ? { id, seekerId } : null;
}
