import { useQuery } from '@apollo/client/react';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { AdminFrame } from '#client/components/admin/AdminFrame.tsx';
import { graphql } from '#client/gql/gql.ts';
import { focusHeading } from '#client/lib/document/lostFocus.ts';
import type { MetaArgs } from '#client/lib/page.ts';
import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { SkeletonLine } from '#client/ui/Skeleton.tsx';
import { isFiltered, NO_FILTER } from './activity/activityAddress.ts';
import { ActivityTools } from './activity/ActivityTools.tsx';
import { LogEntries } from './activity/LogEntries.tsx';
import { ExportLog } from './activity/ExportLog.tsx';
import { useActivityAddress } from './activity/useActivityAddress.ts';
import { useLogCheck } from './activity/useLogCheck.tsx';
import { KeyHint } from './lists/KeyHint.tsx';
import { ListFailed } from './lists/ListFailed.tsx';
import { ListPages } from './lists/ListPages.tsx';
import { ListSkeleton } from './lists/ListSkeleton.tsx';
import { useAnnounced } from './lists/useAnnounced.ts';
import { useListKeys } from './lists/useListKeys.ts';

const AdminActivityPageQuery = graphql(`
  query AdminActivityPage(
    $search: String
    $action: String
    $actorId: ID
    $subjectKind: String
    $subjectId: ID
    $from: String
    $to: String
    $page: Int
  ) {
    admin {
      activity(
        first: 10
        search: $search
        action: $action
        actorId: $actorId
        subjectKind: $subjectKind
        subjectId: $subjectId
        from: $from
        to: $to
        page: $page
      ) {
        totalCount
        totalCountIsExact
        totalPages
        nodes {
          id
          ...LogEntries_entry
        }
      }
    }
  }
`);

export const meta = ({ words }: MetaArgs) => ({ title: words('admin')('section.activity') });

/** Everyone's activity, filtered by day and user, and a check that the log was not tampered with. */
export function Page() {
  const t = useTranslations('activity');
  const place = useActivityAddress();
  const { search, action, kind, subject, actor, from, to, page } = place.asked;
  const { data, previousData, error, loading, refetch } = useQuery(AdminActivityPageQuery, {
    variables: {
      search: search.trim() || null,
      action,
      actorId: actor,
      subjectKind: kind,
      subjectId: subject,
      from,
      to,
      page,
    },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  useListKeys();
  const { button, answer } = useLogCheck();
  const [exporting, setExporting] = useState(false);
  const found = (data ?? previousData)?.admin?.activity;
  const count =
    found && t(found.totalCountIsExact ? 'count' : 'countMore', { count: found.totalCount });
  useAnnounced(data && count);

  return (
    <AdminFrame
      section="activity"
      lead={count ?? (!error && <SkeletonLine className="w-28" />)}
      actions={
        <>
          {button}
          <Button
            onClick={() => setExporting(true)}
            icon={<Download aria-hidden="true" className="size-5" />}
          >
            {t('export.open')}
          </Button>
        </>
      }
    >
      {answer}
      <ActivityTools place={place} />
      {error && (
        <ListFailed
          title={t('failed.fetch')}
          error={error}
          retrying={loading}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      <div className="mt-5" aria-busy={loading && !data}>
        {!found && !error && <ListSkeleton />}
        {found && found.nodes.length === 0 && found.totalCount === 0 && <Nothing place={place} />}
        {found && found.nodes.length > 0 && <LogEntries nodes={found.nodes} place={place} />}
        {found && (
          <ListPages
            place={place}
            pages={found.totalPages}
            isSettled={Boolean(data) && place.isAsked}
          />
        )}
        {found && found.nodes.length > 0 && <KeyHint />}
      </div>
      {exporting && (
        <ExportLog
          from={place.address.from}
          to={place.address.to}
          onClose={() => setExporting(false)}
        />
      )}
    </AdminFrame>
  );
}

function Nothing({ place }: { place: ReturnType<typeof useActivityAddress> }) {
  const t = useTranslations('activity');
  const filtered = isFiltered(place.address);
  return (
    <EmptyState
      drawing={filtered ? 'search' : 'folder'}
      title={t('none')}
      message={t(filtered ? 'empty.filtered' : 'empty.none')}
    >
      {filtered && (
        <Button
          onClick={() => {
            place.filter(NO_FILTER);
            focusHeading();
          }}
        >
          {t('tools.clear')}
        </Button>
      )}
    </EmptyState>
  );
}
