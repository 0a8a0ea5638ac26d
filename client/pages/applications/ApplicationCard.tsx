import { useTranslations } from 'use-intl';
import { ApplicationStatusTag } from '#client/components/applications/ApplicationStatusTag.tsx';
import { EventText } from '#client/components/applications/EventText.tsx';
import { CompanyLogo } from '#client/components/company/CompanyLogo.tsx';
import { useTextLanguage } from '#client/components/jobs/useTextLanguage.ts';
import { LazyTodoItem } from '#client/components/todos/LazyTodoItem.tsx';
import { useTimeWords } from '#client/components/useTimeWords.ts';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { Link } from '#client/lib/routing.ts';
import { Card } from '#client/ui/Card.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';

export const ApplicationCard_application = graphql(`
  fragment ApplicationCard_application on Application {
    id
    status
    withdrawal {
      at
    }
    job {
      id
      title
      place
      standing
      company {
        id
        name
        ...CompanyLogo_company
      }
    }
    todos {
      kind
      dueAt
      ...TodoItem_todo
    }
    events {
      id
      at
      ...EventText_event
    }
  }
`);

interface ApplicationCardProps {
  application: FragmentType<typeof ApplicationCard_application>;
  /** The reader's time zone. */
  timeZone: string;
}

/** One application: the job, its status, what happened last and what waits. The title leads to the rest. */
export function ApplicationCard(props: ApplicationCardProps) {
  const application = readFragment(ApplicationCard_application, props.application);
  const t = useTranslations('applications');
  const languageOf = useTextLanguage();
  const time = useTimeWords();
  const { id, job, status, withdrawal, todos, events } = application;
  const last = events.at(-1);

  return (
    <Card as="article" lifts className="relative">
      <div className="flex flex-wrap items-start gap-x-3.5 gap-y-2">
        <CompanyLogo company={job.company} />
        <div className="min-w-0 flex-[1_1_11.5rem]">
          <h2 lang={languageOf(job.title)} className="text-[1.125rem] leading-snug">
            <Link
              to={`/my-applications/${id}`}
              className="after:absolute after:inset-0 after:rounded-card hover:underline"
            >
              {job.title}
            </Link>
          </h2>
          <p className="text-sm text-soft">
            {job.company.name}
            {job.place && ` · ${job.place}`}
          </p>
          <p className="mt-1 text-sm">
            {last && (
              <>
                <EventText event={last} />{' '}
                <time dateTime={last.at} title={time.full(last.at)} className="text-soft">
                  {time.ago(last.at)}
                </time>
              </>
            )}
            {job.standing !== 'LIVE' && <span className="block text-soft">{t('card.closed')}</span>}
          </p>
        </div>
        {/* On a phone, the status is below the text. */}
        <span className="max-sm:pl-[3.625rem]">
          <ApplicationStatusTag status={status} isWithdrawn={withdrawal !== null} />
        </span>
      </div>
      {todos.map((todo) => (
        <div
          key={`${todo.kind} ${todo.dueAt}`}
          className="mt-3 rounded-control border border-line bg-card"
        >
          <LazyTodoItem
            isOfJob
            todo={todo}
            timeZone={props.timeZone}
            waiting={<Skeleton className="h-16" />}
          />
        </div>
      ))}
    </Card>
  );
}
