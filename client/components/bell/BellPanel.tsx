import { X } from 'lucide-react';
import { useId, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { LoadFailed } from '#client/components/LoadFailed.tsx';
import { LoadMore } from '#client/ui/ShowMore.tsx';
import { Link } from '#client/lib/routing.ts';
import type { SessionUser } from '#client/lib/session.ts';
import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { useFreshQuery, type LoadFailure } from '#client/lib/apollo/useFreshQuery.ts';
import { BellItem } from './BellItem.tsx';
import { BellPanelQuery } from './bell.ts';
import { MarkAllRead } from './MarkAllRead.tsx';

interface BellPanelProps {
  user: SessionUser;
  onClose: () => void;
}

/** The newest notifications; on phones it fills the screen below the header. */
export function BellPanel({ user, onClose }: BellPanelProps) {
  const t = useTranslations('notifications');
  const heading = useId();
  const list = useRef<HTMLUListElement>(null);
  const { data, failure, fetchMore } = useFreshQuery(BellPanelQuery);
  const found = data?.viewer?.notifications;
  const unread = data?.viewer?.unreadNotifications ?? 0;
  const more = () => fetchMore({ variables: { after: found?.pageInfo.endCursor } });

  return (
    <section
      aria-labelledby={heading}
      className="fixed inset-x-0 top-[calc(var(--bar)+1px)] bottom-0 z-40 flex animate-arrive flex-col overflow-hidden border-line bg-card sm:absolute sm:inset-auto sm:top-full sm:right-0 sm:mt-2 sm:max-h-[min(36rem,80vh)] sm:w-[25rem] sm:rounded-card sm:border sm:shadow-float"
    >
      <header className="flex min-h-14 items-center gap-2 border-b border-line py-1 pr-1 pl-4">
        <h2 id={heading} className="flex-1 text-base">
          {t('bell.title')}
        </h2>
        {unread > 0 && <MarkAllRead />}
        <Button
          variant="quiet"
          iconOnly
          aria-label={t('bell.close')}
          onClick={onClose}
          icon={<X className="size-5" />}
        />
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
        {found && found.nodes.length > 0 && (
          <ul ref={list}>
            {found.nodes.map((notification) => (
              <BellItem key={notification.id} notification={notification} unread={unread} />
            ))}
          </ul>
        )}
        {found?.nodes.length === 0 && <Empty role={user.role} />}
        {!found && failure && <Failed {...failure} />}
        {!found && !failure && <Waiting />}
        {found?.pageInfo.hasNextPage && (
          <p className="p-3">
            <LoadMore list={list} block load={more}>
              {t('bell.more')}
            </LoadMore>
          </p>
        )}
      </div>
      {user.role !== 'ADMIN' && (
        <footer className="border-t border-line px-4 py-1">
          <Link
            to="/settings?section=notifications"
            className="inline-flex min-h-11 items-center text-sm"
          >
            {t('bell.settings')}
          </Link>
        </footer>
      )}
    </section>
  );
}

function Empty({ role }: { role: SessionUser['role'] }) {
  const t = useTranslations('notifications');
  return (
    <EmptyState
      drawing="letter"
      headingLevel={3}
      className="py-8 md:py-8"
      title={t('bell.empty')}
      message={role === 'JOB_SEEKER' ? t('bell.emptyHint') : t('bell.emptyHintEmployer')}
    />
  );
}

function Waiting() {
  const shell = useTranslations('shell');
  return (
    <div aria-busy="true" className="grid gap-3 p-4">
      <p className="sr-only">{shell('frame.loading')}</p>
      <Skeleton className="h-14 w-full" />
      <Skeleton className="h-14 w-full" />
      <Skeleton className="h-14 w-full" />
    </div>
  );
}

function Failed(failure: LoadFailure) {
  const t = useTranslations('notifications');
  return <LoadFailed className="py-8 md:py-8" message={t('bell.failed')} {...failure} />;
}
