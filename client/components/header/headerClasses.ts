import type { UserRole } from '#client/lib/session.ts';

/** Elements directly in the header: links and menu buttons. */
export const barItemClass =
  'group relative inline-flex min-h-11 items-center gap-1 rounded-control px-2.5 font-medium text-soft ' +
  'whitespace-nowrap transition-colors duration-100 hover:bg-tint hover:text-text aria-expanded:text-text ' +
  '[&[aria-current]]:text-text not-[[aria-current]]:after:hidden ' +
  'after:absolute after:inset-x-2.5 after:bottom-[calc((42px-var(--bar))/2)] after:h-0.5 after:rounded-full after:bg-ink';

/** A line in an open menu. */
export const menuLineClass =
  'flex min-h-11 w-full items-center gap-3 rounded-control px-3 py-1.5 text-left text-base leading-snug text-text ' +
  'hover:bg-tint aria-[current=page]:font-semibold aria-[current=page]:text-ink ' +
  'aria-[current=true]:font-semibold aria-[current=true]:text-ink aria-pressed:font-semibold aria-pressed:text-ink';

/** Set before the first paint when a token is stored: hides the guest buttons and reserves their space. */
export const guestOnlyClass = '[html[data-session]_&]:hidden';
export const memberPlaceholderClass = 'hidden lg:[html[data-session]_&]:block';

/** Hides what one role does not see, based on the role stored at the last visit. */
export const hiddenForRoleClass: Readonly<Record<UserRole, string>> = {
  JOB_SEEKER: "[html[data-session='JOB_SEEKER']_&]:hidden",
  EMPLOYER: "[html[data-session='EMPLOYER']_&]:hidden",
  ADMIN: "[html[data-session='ADMIN']_&]:hidden",
};
