import { CircleCheck } from 'lucide-react';

/** Its place is kept, so that nothing moves when it comes. */
export function SavedLine({ children }: { children: string }) {
  return (
    <p role="status" className="mt-3 flex min-h-11 items-center gap-2 text-sm sm:-mb-2 sm:min-h-6">
      {children && (
        <>
          <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-green" />
          {children}
        </>
      )}
    </p>
  );
}
