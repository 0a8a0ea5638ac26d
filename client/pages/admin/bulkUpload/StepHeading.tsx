import type { ReactNode } from 'react';

export function StepHeading({ children }: { children: ReactNode }) {
  return (
    <h2 data-step="" tabIndex={-1} className="text-lg break-words">
      {children}
    </h2>
  );
}
