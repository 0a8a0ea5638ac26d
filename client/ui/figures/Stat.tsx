import { ArrowDown, ArrowUp, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';

interface StatProps {
  label: ReactNode;
  value: ReactNode;
  /** "+12% this month": the change with its period. */
  change?: ReactNode;
  direction?: 'up' | 'down' | 'same';
  /** Whether an increase is good news: it is for applications, but not for reports. */
  mood?: 'good' | 'bad' | 'neutral';
  icon?: ReactNode;
  className?: string;
}

const arrows = { up: ArrowUp, down: ArrowDown, same: Minus };
const moods = { good: 'text-green', bad: 'text-red', neutral: 'text-soft' };

export function Stat(props: StatProps) {
  const { label, value, change, direction, mood = 'neutral', icon, className } = props;
  const Arrow = direction && arrows[direction];
  return (
    <div className={joinClasses('grid content-start gap-1', className)}>
      <p className="flex items-center gap-1.5 text-sm text-soft">
        {icon && (
          <span className="inline-grid size-4 shrink-0 place-items-center text-ink *:size-full md:max-lg:hidden">
            {icon}
          </span>
        )}
        {label}
      </p>
      <p className="tabular text-xl font-bold">{value}</p>
      {change && (
        <p className={joinClasses('flex items-start gap-1 text-sm', moods[mood])}>
          {Arrow && <Arrow className="mt-[0.2em] size-4 shrink-0" />}
          {change}
        </p>
      )}
    </div>
  );
}
