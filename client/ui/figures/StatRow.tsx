import type { ReactNode } from 'react';

/** Figures side by side in one frame, parted by hairlines; two by two on phones. */
export function StatRow({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line *:bg-card *:p-4 *:last:odd:max-md:col-span-2 md:flex md:*:flex-1">
      {children}
    </div>
  );
}
