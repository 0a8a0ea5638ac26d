import { joinClasses } from '#client/ui/looks/joinClasses.ts';

interface ProgressBarProps {
  label: string;
  /** 0 to 100; without it the bar only says that work is in progress. */
  percent?: number;
  className?: string;
}

export function ProgressBar({ label, percent, className }: ProgressBarProps) {
  return (
    <progress
      aria-label={label}
      max={100}
      value={percent}
      className={joinClasses('progress w-full', className)}
    />
  );
}
