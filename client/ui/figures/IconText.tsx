import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface IconTextProps {
  /** Decorative: the words say it all. */
  icon: LucideIcon;
  children: ReactNode;
}

/** A fact with an icon, so that it is easy to pick out of a row of facts. */
export function IconText({ icon: Icon, children }: IconTextProps) {
  return (
    <span className="inline-flex min-w-0 items-baseline gap-1.5">
      <Icon className="size-4 shrink-0 translate-y-[3px] text-soft" />
      <span className="min-w-0">{children}</span>
    </span>
  );
}
