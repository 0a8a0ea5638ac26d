import { joinClasses } from '#client/ui/looks/joinClasses.ts';

/** A grey stand-in of the same size as what is coming: give width and height by class. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={joinClasses('skeleton block', className)} />;
}

/** In the place of a line of words, as tall as they will be. */
export function SkeletonLine({ className }: { className?: string }) {
  return (
    <span aria-hidden="true" className={joinClasses('skeleton inline-block', className)}>
      &nbsp;
    </span>
  );
}
