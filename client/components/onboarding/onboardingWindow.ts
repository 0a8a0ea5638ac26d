import type { UserRole } from '#client/lib/session.ts';
import { createStore, useStore } from '#client/lib/store/createStore.ts';
import { tabStorage } from '#client/lib/store/storage.ts';

/** The roles that are onboarded. */
export const ASKED_ROLES: readonly UserRole[] = ['JOB_SEEKER', 'EMPLOYER'];

const open = createStore(false);
const LATER = 'onboardingLater';

export const useOnboardingOpen = (): boolean => useStore(open);
export const openOnboarding = (): void => open.set(true);
export const closeOnboarding = (): void => open.set(false);

/** After Escape, the close button or Later: for the rest of this visit only the banner asks. */
export function postponeOnboarding(userId: string): void {
  closeOnboarding();
  tabStorage.write(LATER, userId);
}

export const isOnboardingPostponed = (userId: string): boolean => tabStorage.read(LATER) === userId;
