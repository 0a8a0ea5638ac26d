import type { SessionUser } from '#client/lib/session.ts';
import { useDisplayName } from '#client/components/header/useDisplayName.ts';

/** The first name; for those who have given none what the header calls them. */
export function useWelcomeName(user: SessionUser): string {
  const name = useDisplayName(user);
  return user.firstName.trim() || name;
}
