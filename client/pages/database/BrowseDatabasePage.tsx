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
  noindex: true,
});

/** Decision 44: employers of an approved company search, everybody else finds the documented page. */
export function Page() {
  const { status, user } = useSession();
  if (status === 'member' && user?.role === 'EMPLOYER') return <EmployerDatabase />;
  if (status !== 'unknown') return <ComingSoon />;
  return (
    <>
      <div className="[html[data-session]_&]:hidden">
        <ComingSoon />
      </div>
      {/* Until it is known who is here the document may say that somebody is. */}
      <DatabaseSkeleton className="hidden [html[data-session]_&]:block" />
    </>
  );
}
