import type { ReactNode } from 'react';

/** The first thing in the body: takes the keyboard past the header to the element with this id. */
export function SkipLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a href={`#${to}`} className="skip-link">
      {children}
    </a>
  );
}
