import { useMutation } from '@apollo/client/react';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useFailureToast } from '#client/components/useFailureToast.ts';
import { LoadMore } from '#client/ui/ShowMore.tsx';
import { AdminFrame } from '#client/components/admin/AdminFrame.tsx';
import { useTimeWords } from '#client/components/useTimeWords.ts';
import { graphql } from '#client/gql/gql.ts';
import type { AdminMessagesPageQuery as Answer } from '#client/gql/graphql.ts';
import type { MetaArgs } from '#client/lib/page.ts';
import { Link } from '#client/lib/routing.ts';
import { Button } from '#client/ui/Button.tsx';
import { Card } from '#client/ui/Card.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { SkeletonLine } from '#client/ui/Skeleton.tsx';
import { toast } from '#client/ui/toast.ts';
import { useFreshQuery } from '#client/lib/apollo/useFreshQuery.ts';
import { ListFailed } from './lists/ListFailed.tsx';
import { ListSkeleton } from './lists/ListSkeleton.tsx';

const AdminMessagesPageQuery = graphql(`
  query AdminMessagesPage($after: String) {
    admin {
      messageReports(first: 20, after: $after) {
        totalCount
        nodes {
          id
          reason
          detail
          isNoticed
          createdAt
          body
          side
          sentAt
          authorId
          authorName
          companyId
          companyName
          jobId
          jobTitle
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`);

const ResolveMutation = graphql(`
  mutation AdminMessagesPageResolve($input: ResolveMessageReportsInput!) {
    resolveMessageReports(input: $input) {
      resolvedIds
    }
  }
`);

type Report = NonNullable<Answer['admin']>['messageReports']['nodes'][number];

export const meta = ({ words }: MetaArgs) => ({ title: words('admin')('section.messages') });

/** Messages that were reported or that ask for money, newest first. */
export function Page() {
  const t = useTranslations('admin');
  const { data, failure, refetch, fetchMore } = useFreshQuery(AdminMessagesPageQuery);
  const list = useRef<HTMLUListElement>(null);
  const found = data?.admin?.messageReports;
  const more = () => fetchMore({ variables: { after: found?.pageInfo.endCursor } });
  return (
    <AdminFrame
      section="messages"
      lead={
        found
          ? t('messages.count', { count: found.totalCount })
          : !failure && <SkeletonLine className="w-28" />
      }
    >
      {failure && <ListFailed title={t('messages.failed')} {...failure} />}
      {!found && !failure && <ListSkeleton />}
      {found?.nodes.length === 0 && (
        <EmptyState
          drawing="letter"
          title={t('messages.none')}
          message={t('messages.noneAdvice')}
        />
      )}
      {found && found.nodes.length > 0 && (
        <ul ref={list} className="mt-5 grid gap-4">
          {found.nodes.map((report) => (
            <li key={report.id}>
              <ReportCard
                report={report}
                onResolved={() => void refetch().catch(() => undefined)}
              />
            </li>
          ))}
        </ul>
      )}
      {found?.pageInfo.hasNextPage && (
        <LoadMore list={list} className="mt-4" load={more}>
          {t('messages.more')}
        </LoadMore>
      )}
    </AdminFrame>
  );
}

function ReportCard({ report, onResolved }: { report: Report; onResolved: () => void }) {
  const t = useTranslations('admin');
  const showFailure = useFailureToast();
  const time = useTimeWords();
  const [resolve, { loading }] = useMutation(ResolveMutation);
  const press = async () => {
    try {
      await resolve({ variables: { input: { id: report.id } } });
      toast({ kind: 'success', title: t('messages.resolved') });
    } catch (failure) {
      showFailure(t('messages.notResolved'), failure);
    }
    onResolved();
  };
  const { authorId, companyId, companyName, jobId, jobTitle, isNoticed } = report;
  const author = report.authorName ?? t('messages.formerUser');
  return (
    <Card as="article" className="grid gap-2">
      <h2 className="text-base font-semibold">
        {t(`messages.reason.${report.reason}`)}
        <span className="ml-2 text-sm font-normal text-soft">
          {isNoticed ? t('messages.noticed') : t('messages.reported')} ·{' '}
          <time dateTime={report.createdAt} title={time.full(report.createdAt)}>
            {time.ago(report.createdAt)}
          </time>
        </span>
      </h2>
      {report.detail && <p className="wrap-anywhere">{report.detail}</p>}
      <blockquote className="rounded-control border-l-4 border-line bg-tint px-3 py-2 whitespace-pre-line wrap-anywhere">
        {report.body || <span className="text-soft">{t('messages.removed')}</span>}
      </blockquote>
      <p className="text-sm text-soft">
        {authorId ? (
          <Link to={`/admin/users/${authorId}`} className="text-link">
            {author}
          </Link>
        ) : (
          author
        )}
        {' · '}
        {t(`messages.side.${report.side}`)}
        {' · '}
        <Link to={`/admin/companies/${companyId}`} className="text-link">
          {companyName}
        </Link>
        {' · '}
        <Link to={`/admin/jobs/${jobId}`} className="text-link">
          {jobTitle}
        </Link>
        {' · '}
        <time dateTime={report.sentAt}>{time.full(report.sentAt)}</time>
      </p>
      <div>
        <Button size="s" busy={loading} onClick={() => void press()}>
          {t('messages.resolve')}
        </Button>
      </div>
    </Card>
  );
}
