import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';

interface IconTextProps {
  /** Decorative: the words say it all. */
  icon: LucideIcon;
  className?: string;
  children: ReactNode;
}

/** A fact with its sign, where several stand side by side and the eye looks for one. */
export function IconText({ icon: Icon, className, children }: IconTextProps) {
  return (
    <span className={joinClasses('inline-flex min-w-0 items-baseline gap-1.5', className)}>
      <Icon aria-hidden="true" className="size-4 shrink-0 translate-y-[3px] text-soft" />
      <span className="min-w-0">{children}</span>
    </span>
  );
}
