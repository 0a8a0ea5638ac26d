import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';

interface IconTextProps {
  /** Decorative: the words say it all. */
  icon: LucideIcon;
  className?: string;
  children: ReactNode;
}

/** A fact with an icon, so that it is easy to pick out of a row of facts. */
export function IconText({ icon: Icon, className, children }: IconTextProps) {
  return (
    <span className={joinClasses('inline-flex min-w-0 items-baseline gap-1.5', className)}>
      <Icon className="size-4 shrink-0 translate-y-[3px] text-soft" />
      <span className="min-w-0">{children}</span>
    </span>
  );
}
