import type { ComponentType, ReactNode } from 'react';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';

/** How a state looks. */
export interface TagLook {
  /**
   * accent: featured, hot or new. The others are states, each with one meaning everywhere, and need an icon beside the
   * word. warning: waits; info: was read or is running; progress: goes on; success: is live or done; error: was
   * refused; plain: is over.
   */
  tone?: 'plain' | 'accent' | 'info' | 'progress' | 'success' | 'warning' | 'error';
  icon?: ComponentType;
}

interface TagProps extends TagLook {
  className?: string;
  children: ReactNode;
}

const tones = {
  plain: 'bg-tint text-soft',
  accent: 'bg-genda-wash font-semibold text-genda-text',
  info: 'bg-ink-wash text-ink',
  progress: 'bg-teal-wash text-teal',
  success: 'bg-green-wash text-green',
  warning: 'bg-amber-wash text-amber',
  error: 'bg-red-wash text-red',
};

export function Tag({ tone = 'plain', icon: Icon, className, children }: TagProps) {
  return (
    <span
      className={joinClasses(
        'inline-flex max-w-full items-center gap-1 rounded-tag px-2 py-0.5 text-xs forced-colors:border leading-5 font-medium',
        tones[tone],
        className,
      )}
    >
      {Icon && (
        <span className="inline-grid size-3.5 shrink-0 *:size-full">
          <Icon />
        </span>
      )}
      {children}
    </span>
  );
}
