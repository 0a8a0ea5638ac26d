import { joinClasses } from '#client/ui/looks/joinClasses.ts';

/** A grey placeholder of the final content's size: set width and height by class. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={joinClasses('skeleton block', className)} />;
}

/** Replaces a line of text, at the height the text will have. */
export function SkeletonLine({ className }: { className?: string }) {
  return (
    <span aria-hidden="true" className={joinClasses('skeleton inline-block', className)}>
      &nbsp;
    </span>
  );
}
