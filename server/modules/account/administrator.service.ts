import type { RegisterValues } from '#schema/validation/account.ts';
import { newId } from '#server/lib/ids.ts';
import { hashPassword } from '#server/lib/passwords.ts';
import type { Services } from '#server/services.ts';
import { endAllSessions } from './session.service.ts';
import { User } from './user.entity.ts';

/** Administrators are made by whoever owns the machine; an account that exists becomes one. */
export async function createAdministrator(
  { database, clock }: Services,
  { email, password, firstName, lastName }: RegisterValues,
): Promise<'created' | 'made an administrator, with the new password'> {
  const now = clock.now();
  const passwordHash = await hashPassword(password);
  return database.fork().transactional(async (em) => {
    const known = await em.findOne(User, { email, deletedAt: null });
    const standing = {
      role: 'admin',
      status: 'active',
      passwordHash,
      emailVerifiedAt: now,
      onboardingComplete: true,
      updatedAt: now,
    } as const;
    if (known) {
      em.assign(known, standing);
      await em.flush();
      await endAllSessions(em, known.id);
      return 'made an administrator, with the new password';
    }
    const id = newId(now.getTime());
    em.create(
      User,
      { id, email, firstName, lastName, createdAt: now, ...standing },
      { persist: true },
    );
    return 'created';
  });
}
