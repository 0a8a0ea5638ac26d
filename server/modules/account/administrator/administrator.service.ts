import type { RegisterValues } from '#schema/validation/account.ts';
import { newId } from '#server/lib/ids.ts';
import { hashPassword } from '#server/lib/passwords.ts';
import type { Services } from '#server/services.ts';
import { recordActivity } from '#server/modules/activity/activity.service.ts';
import { turnOffTwoFactor } from '../twoFactor/turnOffTwoFactor.service.ts';
import { endLinks } from '#server/modules/account/accountToken.service.ts';
import { forgetDevices } from '#server/modules/account/device/knownDevice.service.ts';
import { endAllSessions } from '#server/modules/account/session.service.ts';
import { User } from '#server/modules/account/user.entity.ts';

/** Administrators are created on the server's command line. An existing account becomes an administrator. */
export async function createAdministrator(
  { database, clock }: Services,
  { email, password, firstName, lastName }: RegisterValues,
): Promise<'created' | 'made an administrator, with the new password'> {
  const now = clock.now();
  const passwordHash = await hashPassword(password);
  return database.fork().transactional(async (em) => {
    const known = await em.findOne(User, { email, deletedAt: null });
    const accountFields = {
      role: 'admin',
      status: 'active',
      passwordHash,
      emailVerifiedAt: now,
      emailAssumed: false,
      onboardingComplete: true,
      updatedAt: now,
    } as const;
    const promoted = (id: string, before: string | null) =>
      recordActivity(em, {
        at: now,
        actor: { kind: 'system', id: null },
        action: 'user.promote',
        subject: { kind: 'user', id },
        before: before === null ? null : { role: before },
        after: { role: 'admin' },
      });
    if (known) {
      const { role } = known;
      em.assign(known, accountFields);
      // The last administrator may have lost phone and recovery codes, so the command also turns two-factor
      // authentication off.
      await turnOffTwoFactor({ em }, known);
      await endAllSessions(em, known.id);
      await forgetDevices(em, known.id);
      await endLinks(em, known.id, 'reset_password');
      await promoted(known.id, role);
      return 'made an administrator, with the new password';
    }
    const id = newId(now.getTime());
    em.create(
      User,
      { id, email, firstName, lastName, createdAt: now, ...accountFields },
      { persist: true },
    );
    await promoted(id, null);
    return 'created';
  });
}
