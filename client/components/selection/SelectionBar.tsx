import type { ReactNode } from 'react';

/** The actions on the selected rows: at the bottom of the screen, and after the list in tab order. */
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
