import { useTranslations } from 'use-intl';
import { Timeline } from '#client/components/applications/Timeline.tsx';
import { LazyConversation } from '#client/components/conversation/LazyConversation.tsx';
import { LazyTodoItem } from '#client/components/todos/LazyTodoItem.tsx';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { Card } from '#client/ui/Card.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { ApplicationHead } from './ApplicationHead.tsx';
import { NextSteps } from './NextSteps.tsx';
import { OwnInterviews } from './OwnInterviews.tsx';
import { OwnOffers } from './OwnOffers.tsx';
import { Part } from './Part.tsx';
import { SentDetails } from './SentDetails.tsx';
import { TreatmentQuestion } from './TreatmentQuestion.tsx';
import { WithdrawalNote } from './WithdrawalNote.tsx';

export const OwnApplication_application = graphql(`
  fragment OwnApplication_application on Application {
    id
    withdrawal {
      at
    }
    todos {
      kind
      dueAt
      ...TodoItem_todo
    }
    ...ApplicationHead_application
    ...WithdrawalNote_application
    ...NextSteps_application
    ...TreatmentQuestion_application
    ...Timeline_application
    ...SentDetails_application
  }
`);

interface OwnApplicationProps {
  application: FragmentType<typeof OwnApplication_application>;
  /** The reader's time zone. */
  timeZone: string;
}

/** The parts of the page: what waits comes first, then the history, then what was sent. */
export function OwnApplication(props: OwnApplicationProps) {
  const application = readFragment(OwnApplication_application, props.application);
  const t = useTranslations('applications');
  const own = useTranslations('myApplication');
  return (
    <>
      <ApplicationHead application={application} />
      <div className="mt-6 grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]">
        <div className="grid gap-4">
          {application.todos.map((todo) => (
            <Card key={`${todo.kind} ${todo.dueAt}`} padding="none" className="border-ink/25">
              <LazyTodoItem
                isOfJob
                todo={todo}
                timeZone={props.timeZone}
                waiting={<Skeleton className="h-16" />}
              />
            </Card>
          ))}
          <WithdrawalNote application={application} />
          {!application.withdrawal && <NextSteps application={application} />}
          <div id="offers" className="scroll-mt-20 empty:absolute">
            <OwnOffers
              applicationId={application.id}
              isWithdrawn={application.withdrawal !== null}
            />
          </div>
          <div id="treatment" className="scroll-mt-20 empty:absolute">
            <TreatmentQuestion application={application} />
          </div>
          <OwnInterviews
            applicationId={application.id}
            isWithdrawn={application.withdrawal !== null}
          />
        </div>
        <Part heading={t('card.timeline')} className="lg:col-start-2 lg:row-span-3">
          <Timeline application={application} />
        </Part>
        <Part heading={own('messages')}>
          <LazyConversation id={application.id} />
        </Part>
        <SentDetails application={application} />
      </div>
    </>
  );
}
