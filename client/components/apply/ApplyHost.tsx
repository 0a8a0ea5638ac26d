import { useCallback, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Words } from '#client/components/Words.tsx';
import { reportError } from '#client/lib/clientErrors.ts';
import { useSiteLocale } from '#client/lib/locale.ts';
import { useSearchParams } from '#client/lib/routing.ts';
import { useSession } from '#client/lib/session.ts';
import { loadWords } from '#client/lib/words.ts';
import { toast } from '#client/ui/toast.ts';
import { closeApply, openApply, useApplyTarget, type ApplyTarget } from './openApply.ts';

const code = () => import('./ApplyDialog.tsx');
type Code = Awaited<ReturnType<typeof code>>;

export const preloadApplyDialog = (): void => void code().catch(() => undefined);

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

  const dialog = useDialogCode(target !== null);
  if (!target || !dialog) return null;
  return (
    <Words areas={dialog.APPLY_WORDS}>
      <dialog.ApplyDialog {...target} onClose={closeApply} />
    </Words>
  );
}

function withoutApply(search: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(search);
  rest.delete('apply');
  return rest;
}

function useDialogCode(isWanted: boolean): Code | null {
  const t = useTranslations('shell');
  const locale = useSiteLocale();
  const [loaded, setLoaded] = useState<Code | null>(null);
  const giveUp = useCallback(
    (error: unknown) => {
      reportError('chunk', error);
      closeApply();
      toast({ kind: 'error', title: t('errors.advice') });
    },
    [t],
  );
  useEffect(() => {
    if (!isWanted) return;
    code()
      .then(async (found) => {
        await loadWords(locale, found.APPLY_WORDS);
        setLoaded(found);
      })
      .catch(giveUp);
  }, [isWanted, locale, giveUp]);
  return loaded;
}
