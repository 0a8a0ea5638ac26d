import { clock } from './clock.ts';
import { storage } from './store/storage.ts';

/** The entry in local storage whose change is an event in the other tabs. */
export const EMAIL_CONFIRMED = 'emailConfirmed';

/** Lets the other tabs know that an address was confirmed in this one. */
export function announceConfirmedEmail(): void {
  storage.write(EMAIL_CONFIRMED, String(clock.now()));
}
