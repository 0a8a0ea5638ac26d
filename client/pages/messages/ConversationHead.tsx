import { useQuery } from '@apollo/client/react';
import { ArrowLeft } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { graphql } from '#client/gql/gql.ts';
import { Link } from '#client/lib/routing.ts';
import { useSession } from '#client/lib/session.ts';
import { SkeletonLine } from '#client/ui/Skeleton.tsx';

const ConversationHeadQuery = graphql(`
  query ConversationHead($id: ID!) {
    conversation(id: $id) {
      id
      application {
        id
        name
        job {
          id
          title
          company {
            id
            name
          }
        }
      }
    }
  }
`);

/** Who the open conversation is with, and the way to the application. */
export function ConversationHead({ id, back }: { id: string; back: string }) {
  const t = useTranslations('messages');
  const { user } = useSession();
  const { data } = useQuery(ConversationHeadQuery, { variables: { id } });
  const application = data?.conversation?.application;
  const isEmployer = user?.role === 'EMPLOYER';
  const path = isEmployer ? `/manage-applications/${id}` : `/my-applications/${id}`;
  return (
    <header className="flex items-center gap-3 border-b border-line pb-3">
      <Link
        to={back}
        aria-label={t('back')}
        className="-ml-2 grid size-11 shrink-0 place-items-center rounded-control hover:bg-tint lg:hidden"
      >
        <ArrowLeft className="size-5" />
      </Link>
      <div className="min-w-0 flex-1">
        {application ? (
          <>
            <h2 className="line-clamp-2 text-base leading-tight font-semibold wrap-anywhere">
              {isEmployer ? application.name : application.job.company.name}
            </h2>
            <p className="truncate text-sm text-soft">{application.job.title}</p>
          </>
        ) : (
          <>
            <p className="text-base">
              <SkeletonLine className="w-40" />
            </p>
            <p className="text-sm">
              <SkeletonLine className="w-28" />
            </p>
          </>
        )}
      </div>
      {application && (
        <Link to={path} className="hit-44 shrink-0 text-sm text-link">
          {t('application')}
        </Link>
      )}
    </header>
  );
}
