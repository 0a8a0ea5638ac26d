import type { SessionUser } from '#client/lib/session.ts';
import { useDisplayName } from '#client/components/header/useDisplayName.ts';

/** The first name or, for users without one, the name the header shows. */
export function useWelcomeName(user: SessionUser): string {
  const name = useDisplayName(user);
  return user.firstName.trim() || name;
}
