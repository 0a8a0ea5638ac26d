import type { ReactNode } from 'react';

/** What can be done with the selected rows. After the list in tab order, at the bottom of the screen visually. */
export function SelectionBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div
      role="region"
      aria-label={label}
      className="sticky bottom-3 z-20 mt-4 flex flex-wrap items-center gap-2 rounded-card border border-line bg-card px-4 py-3 shadow-float"
    >
      {children}
    </div>
  );
}
