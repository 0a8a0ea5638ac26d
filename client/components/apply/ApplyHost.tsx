import { useEffect } from 'react';
import { useSearchParams } from '#client/lib/routing.ts';
import { useSession } from '#client/lib/session.ts';
import { loadOnUse } from '#client/ui/loadOnUse.ts';
import { closeApply, openApply, useApplyTarget, type ApplyTarget } from './openApply.ts';

export const ApplyDialog = loadOnUse(async () => (await import('./ApplyDialog.tsx')).ApplyDialog, {
  words: ['applications', 'answers', 'files', 'jobFacts', 'offline', 'validation'],
});

/**
 * Hosts the application dialog on a job's page. `?apply=1` opens it, as the redirect after login does; a guest with
 * that address has to press Apply Now.
 */
export function ApplyHost(props: ApplyTarget) {
  const { jobId, title } = props;
  const target = useApplyTarget();
  const { status } = useSession();
  const [search, setSearch] = useSearchParams();
  const isAsked = search.get('apply') === '1';

  useEffect(() => {
    if (!isAsked || status !== 'member') return;
    openApply({ jobId, title });
    setSearch(withoutApply, { replace: true, preventScrollReset: true });
  }, [isAsked, status, jobId, title, setSearch]);
  useEffect(() => closeApply, [jobId]);

  return target && <ApplyDialog {...target} onClose={closeApply} />;
}

function withoutApply(search: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(search);
  rest.delete('apply');
  return rest;
}
