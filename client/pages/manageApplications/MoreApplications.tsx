import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#client/ui/Button.tsx';

interface MoreApplicationsProps {
  shown: number;
  total: number;
  hasMore: boolean;
  onMore: () => Promise<unknown>;
}

/** The next ones are asked for before the end comes into sight; the button is for keyboards, and for a line that broke. */
export function MoreApplications({ shown, total, hasMore, onMore }: MoreApplicationsProps) {
  const t = useTranslations('manageApplications');
  const end = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const load = async () => {
    if (state === 'loading') return;
    setState('loading');
    await onMore().then(
      () => setState('idle'),
      () => setState('failed'),
    );
  };
  const near = useEffectEvent(([entry]: IntersectionObserverEntry[]) => {
    if (entry?.isIntersecting) void load();
  });
  // Watched afresh after each page: the end may still be in sight.
  useEffect(() => {
    if (!hasMore || state !== 'idle' || !('IntersectionObserver' in globalThis)) return;
    const observer = new IntersectionObserver(near, { rootMargin: '1200px' });
    observer.observe(end.current!);
    return () => observer.disconnect();
  }, [hasMore, state, shown]);

  return (
    <div ref={end} className="mt-3 flex min-h-11 flex-wrap items-center justify-center gap-3">
      <p role="status" className="tabular text-sm text-soft">
        {state === 'failed' ? t('list.moreFailed') : t('list.shown', { shown, total })}
      </p>
      {hasMore && (
        <Button size="s" busy={state === 'loading'} onClick={() => void load()}>
          {t('list.more')}
        </Button>
      )}
    </div>
  );
}
