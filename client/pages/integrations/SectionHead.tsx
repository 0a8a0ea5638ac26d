import type { ReactNode } from 'react';
import { Link } from '#client/lib/routing.ts';
import { Banner } from '#client/ui/Banner.tsx';

interface SectionHeadProps {
  about: string;
  /** The current number and the limit. */
  room: string;
  docs: { to: string; label: string };
  /** The text for an employer whose company was not approved. */
  unapproved: { title: string; message: string; profile: string } | null;
  /** The button that creates another one. */
  children: ReactNode;
}

/** The head of the list: what it is for, how many more are allowed, and the button to add one. */
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
