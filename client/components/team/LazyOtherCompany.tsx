import { useSession } from '#client/lib/session.ts';
import { loadOnUse } from '#client/ui/loadOnUse.ts';

const OtherCompany = loadOnUse(async () => (await import('./OtherCompany.tsx')).OtherCompany, {
  words: ['team'],
});

/** For pages that did not find an application or a job: most never need this code. */
export function LazyOtherCompany({ id }: { id: string }) {
  const isEmployer = useSession().user?.role === 'EMPLOYER';
  return isEmployer && <OtherCompany id={id} />;
}
