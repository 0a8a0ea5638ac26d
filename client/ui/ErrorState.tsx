import type { ReactNode } from 'react';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';
import { Button } from './Button.tsx';
import { Drawing } from './drawings/Drawing.tsx';

interface ErrorStateProps {
  /** The documented sentence for this failure. */
  message: ReactNode;
  /** Further advice. */
  advice?: ReactNode;
  retryLabel?: ReactNode;
  onRetry?: () => void;
  /** A retry is in progress. */
  retrying?: boolean;
  detailsLabel?: ReactNode;
  /** Shown under Details: the labelled request id. */
  details?: ReactNode;
  children?: ReactNode;
  className?: string;
}

export function ErrorState(props: ErrorStateProps) {
  return (
    <div
      role="alert"
      className={joinClasses(
        'mx-auto grid max-w-[32rem] justify-items-center px-4 py-10 text-center md:py-14',
        props.className,
      )}
    >
      <Drawing name="broken" className="mb-5 w-36" />
      <p className="text-lg font-semibold">{props.message}</p>
      {props.advice && <p className="mt-1 text-soft">{props.advice}</p>}
      <div className="mt-6 flex flex-wrap justify-center gap-2">
        {props.onRetry && (
          <Button variant="main" busy={props.retrying} onClick={props.onRetry}>
            {props.retryLabel}
          </Button>
        )}
        {props.children}
      </div>
      {props.details && (
        <details className="mt-4 text-sm text-soft">
          <summary className="inline-flex min-h-11 items-center rounded-control px-3 underline underline-offset-4">
            {props.detailsLabel}
          </summary>
          <div className="tabular break-all select-all">{props.details}</div>
        </details>
      )}
    </div>
  );
}
