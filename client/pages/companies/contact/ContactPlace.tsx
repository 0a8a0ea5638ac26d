import { useLazyModule } from '#client/components/useLazyModule.ts';
import { Words } from '#client/components/Words.tsx';
import { useSession } from '#client/lib/session.ts';

const load = () => import('./CompanyContact.tsx');
const AREAS = ['company', 'validation'] as const;

/** Only logged-in job seekers receive the details or the code for them. */
export function ContactPlace({ slug }: { slug: string }) {
  const { user } = useSession();
  const code = useLazyModule(user?.role === 'JOB_SEEKER' ? load : null, AREAS);
  if (!code || !user) return null;
  return (
    <Words areas={AREAS}>
      <code.CompanyContact key={slug} slug={slug} email={user.email} />
    </Words>
  );
}
