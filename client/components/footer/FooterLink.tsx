import type { ReactNode } from 'react';
import { DialogLink } from '#client/components/account/DialogLink.tsx';
import { Link } from '#client/lib/routing.ts';
import type { FooterTarget } from './footerLinks.ts';

export const footerLinkClass =
  'inline-flex min-h-11 items-center text-sm md:min-h-9 text-soft underline-offset-4 hover:text-text hover:underline';

interface FooterLinkProps {
  to: NonNullable<FooterTarget>;
  children: ReactNode;
}

/** Scrolls smoothly to the top, but only after the navigation has saved the position for Back. */
export function FooterLink({ to, children }: FooterLinkProps) {
  if (typeof to !== 'string')
    return (
      <DialogLink opens={to} className={footerLinkClass}>
        {children}
      </DialogLink>
    );
  return (
    <Link
      to={to}
      preventScrollReset
      onClick={() => queueMicrotask(scrollToTop)}
      className={footerLinkClass}
    >
      {children}
    </Link>
  );
}

/** For footer links (with `preventScrollReset` on the link): scrolls up smoothly instead of jumping. */
function scrollToTop(): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
}
