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

/** Replaces a sentence that may wrap: as many lines as a sentence like `text` takes. */
export function SkeletonText({ text }: { text: string }) {
  return (
    <span aria-hidden="true" className="skeleton box-decoration-clone text-transparent">
      {text}
    </span>
  );
}
