import type { ReactNode } from 'react';
import { Link } from '#client/lib/routing.ts';

interface WaitingRowProps {
  name: ReactNode;
  to: string;
  /** Shown under the name. */
  facts: ReactNode;
  children?: ReactNode;
}

/** A job or a company in a list of what waits for a decision. */
export function WaitingRow({ name, to, facts, children }: WaitingRowProps) {
  return (
    <li className="py-2.5">
      <Link to={to} className="hit-44 block font-semibold break-words hover:underline">
        {name}
      </Link>
      <span className="flex flex-wrap gap-x-3 text-sm text-soft">{facts}</span>
      {children}
    </li>
  );
}
