import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { AdminFrame } from '#client/components/admin/AdminFrame.tsx';
import { graphql } from '#client/gql/gql.ts';
import type { MetaArgs } from '#client/lib/page.ts';
import { Button } from '#client/ui/Button.tsx';
import { SkeletonLine } from '#client/ui/Skeleton.tsx';
import { useFreshQuery } from '#client/lib/apollo/useFreshQuery.ts';
import { isFiltered, NO_FILTER } from './activity/activityAddress.ts';
import { ActivityTools } from './activity/ActivityTools.tsx';
import { LogEntries } from './activity/LogEntries.tsx';
import { ExportLog } from './activity/ExportLog.tsx';
import { useActivityAddress } from './activity/useActivityAddress.ts';
import { useLogCheck } from './activity/useLogCheck.tsx';
import { NothingFound } from './lists/NothingFound.tsx';
import { PagedList } from './lists/PagedList.tsx';

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
  const { data, previousData, failure } = useFreshQuery(AdminActivityPageQuery, {
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
  });
  const { button, answer } = useLogCheck();
  const [exporting, setExporting] = useState(false);
  const found = (data ?? previousData)?.admin?.activity;
  const count =
    found && t(found.totalCountIsExact ? 'count' : 'countMore', { count: found.totalCount });
  const isNarrowed = isFiltered(place.address);

  return (
    <AdminFrame
      section="activity"
      lead={count ?? (!failure && <SkeletonLine className="w-28" />)}
      actions={
        <>
          {button}
          <Button onClick={() => setExporting(true)} icon={<Download className="size-5" />}>
            {t('export.open')}
          </Button>
        </>
      }
    >
      {answer}
      <ActivityTools place={place} />
      <PagedList
        failed={t('failed.fetch')}
        failure={failure}
        isSettled={Boolean(data)}
        found={found}
        count={count}
        place={place}
        empty={
          <NothingFound
            isFiltered={isNarrowed}
            title={t('none')}
            message={t(isNarrowed ? 'empty.filtered' : 'empty.none')}
            clear={
              isNarrowed && { label: t('tools.clear'), onClear: () => place.filter(NO_FILTER) }
            }
          />
        }
      >
        {found && found.nodes.length > 0 && <LogEntries nodes={found.nodes} place={place} />}
      </PagedList>
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
