import { joinClasses } from '#client/ui/looks/joinClasses.ts';

interface ProgressBarProps {
  label: string;
  /** 0 to 100; without it the bar says only that work is under way. */
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
