import type { ReactNode } from 'react';
import { Link } from '#client/lib/routing.ts';
import { Banner } from '#client/ui/Banner.tsx';

interface SectionHeadProps {
  about: string;
  /** How many there are, of how many there may be. */
  room: string;
  docs: { to: string; label: string };
  /** What an employer reads whose company was not approved. */
  unapproved: { title: string; message: string; profile: string } | null;
  /** The button that makes one more. */
  children: ReactNode;
}

/** Above the list: what this is for, how much room is left, and the way to one more. */
export function SectionHead({ about, room, docs, unapproved, children }: SectionHeadProps) {
  return (
    <>
      {unapproved && (
        <Banner
          kind="warning"
          className="mb-6"
          title={unapproved.title}
          actions={
            <Link to="/company-profile" className="text-link">
              {unapproved.profile}
            </Link>
          }
        >
          {unapproved.message}
        </Banner>
      )}
      <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
        <div className="min-w-0 flex-[1_1_18rem]">
          <p className="measure text-soft">
            {about}{' '}
            <Link to={docs.to} className="text-link">
              {docs.label}
            </Link>
          </p>
          <p className="tabular mt-1 text-sm text-soft" role="status">
            {room}
          </p>
        </div>
        {children}
      </div>
    </>
  );
}
