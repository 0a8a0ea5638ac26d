import type { MetaArgs, PageLoaderArgs } from '#client/lib/page.ts';
import { useSession } from '#client/lib/session.ts';
import { ComingSoon, ComingSoonQuery } from './ComingSoon.tsx';
import { DatabaseSkeleton } from './DatabaseSkeleton.tsx';
import { EmployerDatabase } from './EmployerDatabase.tsx';

export async function loader({ client }: PageLoaderArgs) {
  await client.query({ query: ComingSoonQuery }).catch(() => undefined);
}

export const meta = ({ words }: MetaArgs) => ({
  title: words('database')('meta.title'),
  description: words('database')('meta.description'),
});

/** Employers of an approved company can search; everyone else sees the documented page (product decision 44). */
export function Page() {
  const { status, user } = useSession();
  if (status === 'member' && user?.role === 'EMPLOYER') return <EmployerDatabase />;
  if (status !== 'unknown') return <ComingSoon />;
  return (
    <>
      <div className="[html[data-session]_&]:hidden">
        <ComingSoon />
      </div>
      {/* Until the session is known, the document only says whether a token is stored. */}
      <DatabaseSkeleton className="hidden [html[data-session]_&]:block" />
    </>
  );
}
