import type { ReactNode } from 'react';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';
import { Drawing, type DrawingName } from './drawings/Drawing.tsx';

interface EmptyStateProps {
  drawing?: DrawingName;
  /** Why the list is empty. */
  title: ReactNode;
  /** What to do next. */
  message?: ReactNode;
  /** Buttons and links. */
  children?: ReactNode;
  headingLevel?: 2 | 3;
  className?: string;
}

export function EmptyState(props: EmptyStateProps) {
  const { drawing = 'search', headingLevel = 2 } = props;
  const Heading = `h${headingLevel}` as const;
  return (
    <div
      className={joinClasses(
        'mx-auto grid max-w-[32rem] justify-items-center px-4 py-10 text-center md:py-14',
        props.className,
      )}
    >
      <Drawing name={drawing} className="mb-5 w-36" />
      <Heading className="text-lg">{props.title}</Heading>
      {props.message && <p className="mt-1 text-soft">{props.message}</p>}
      {props.children && (
        <div className="mt-6 flex flex-wrap justify-center gap-2">{props.children}</div>
      )}
    </div>
  );
}
