import type { ReactNode } from 'react';

/** A name and its value, for the fact lists in details. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-soft">{name}</dt>
      <dd className="break-words">{children}</dd>
    </div>
  );
}
