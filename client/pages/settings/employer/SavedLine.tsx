import { CircleCheck } from 'lucide-react';

/** Its space is reserved, so that nothing moves when it appears. */
export function SavedLine({ children }: { children: string }) {
  return (
    <p role="status" className="mt-3 flex min-h-11 items-center gap-2 text-sm sm:-mb-2 sm:min-h-6">
      {children && (
        <>
          <CircleCheck className="size-5 shrink-0 text-green" />
          {children}
        </>
      )}
    </p>
  );
}
