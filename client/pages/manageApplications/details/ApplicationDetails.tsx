import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { AddressText } from '#client/components/AddressText.tsx';
import { LazyProfileAsSent } from '#client/components/applications/LazyProfileAsSent.tsx';
import { Timeline } from '#client/components/applications/Timeline.tsx';
import { LazyConversation } from '#client/components/conversation/LazyConversation.tsx';
import { FactList } from '#client/components/FactList.tsx';
import { AnswerList } from '#client/components/screening/AnswerList.tsx';
import { WrittenText } from '#client/components/jobs/WrittenText.tsx';
import { useTimeWords } from '#client/components/useTimeWords.ts';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';
import { MatchPart } from '../desk/MatchPart.tsx';
import { OtherApplications } from '../desk/OtherApplications.tsx';
import { RatingPart } from '../desk/RatingPart.tsx';
import { TagsPart } from '../desk/TagsPart.tsx';
import { Interviews } from './interviews/Interviews.tsx';
import { LazyOffers } from './offers/LazyOffers.tsx';
import { Notes } from './Notes.tsx';
import { ResumeView } from './ResumeView.tsx';
import { WithdrawalReason } from './WithdrawalReason.tsx';

export const ApplicationDetails_application = graphql(`
  fragment ApplicationDetails_application on Application {
    id
    name
    email
    phone
    appliedAt
    expectedSalary
    coverLetter
    resumeShownUrl
    job {
      id
      title
      place
      company {
        id
        name
      }
    }
    otherApplications {
      isSameAccount
    }
    ...MatchPart_application
    ...OtherApplications_application
    ...RatingPart_application
    ...TagsPart_application
    ...WithdrawalReason_application
    ...AnswerList_application
    ...ProfileAsSent_application
    ...ResumeView_application
    ...Notes_application
    ...Timeline_application
  }
`);

interface ApplicationDetailsProps {
  application: FragmentType<typeof ApplicationDetails_application>;
}

const contactLink = 'hit-44 inline-block min-h-6 text-link wrap-anywhere';

/**
 * Everything about an application: the resume on one side, which stays in view, and what goes with it on the other. If
 * it cannot be shown, what the applicant has sent takes its place. On a phone the parts follow one another.
 */
export function ApplicationDetails(props: ApplicationDetailsProps) {
  const application = readFragment(ApplicationDetails_application, props.application);
  const t = useTranslations('manageApplications');
  const interviews = useTranslations('interviews');
  const answers = useTranslations('answers');
  const time = useTimeWords();
  const desk = useTranslations('reviewDesk');
  const { name, email, phone, appliedAt, expectedSalary, coverLetter, job } = application;
  const isResumeShown = application.resumeShownUrl !== null;
  const sent = (
    <>
      <Part heading={t('details.applicant')}>
        <FactList
          facts={[
            [t('details.name'), name],
            [
              t('details.email'),
              <a key="email" href={`mailto:${email}`} className={contactLink}>
                <AddressText address={email} />
              </a>,
            ],
            [
              t('details.phone'),
              phone ? (
                <a key="phone" href={`tel:${phone}`} className={contactLink}>
                  {phone}
                </a>
              ) : (
                t('details.noPhone')
              ),
            ],
            [t('details.applied'), time.full(appliedAt)],
            [t('details.expected'), expectedSalary ?? t('details.notDisclosed')],
          ]}
        />
      </Part>
      <Part heading={t('details.letter')}>
        <p className="measure whitespace-pre-line wrap-anywhere">
          {coverLetter ? (
            <WrittenText text={coverLetter} />
          ) : (
            <span className="text-soft">{t('details.noLetter')}</span>
          )}
        </p>
      </Part>
      <LazyProfileAsSent application={application} />
    </>
  );

  return (
    <div className="grid gap-x-8 gap-y-7 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] xl:grid-cols-[minmax(0,1fr)_minmax(0,30rem)]">
      <div
        className={joinClasses(
          'grid min-w-0 content-start gap-y-7',
          isResumeShown &&
            'lg:sticky lg:top-29 lg:max-h-[calc(100dvh-13.75rem)] lg:self-start lg:overflow-y-auto',
        )}
      >
        <Part heading={t('resume.heading')}>
          <ResumeView application={application} />
        </Part>
        {!isResumeShown && sent}
      </div>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-y-7">
        <WithdrawalReason application={application} />
        <Part heading={desk('match.heading')} id="match">
          <MatchPart application={application} />
        </Part>
        <AnswerList application={application} heading={answers('received')} level="h2" />
        <Part heading={desk('rating.heading')}>
          <RatingPart application={application} />
        </Part>
        <Part heading={desk('tags.heading')}>
          <TagsPart application={application} />
        </Part>
        {application.otherApplications.length > 0 && (
          <Part heading={desk('others.heading')}>
            <OtherApplications application={application} />
          </Part>
        )}
        {isResumeShown && sent}
        <Part heading={t('details.messages')} id="messages">
          <LazyConversation id={application.id} />
        </Part>
        <Part heading={interviews('heading')} id="interviews">
          <Interviews applicationId={application.id} jobId={job.id} />
        </Part>
        <div id="offers" className="scroll-mt-14 empty:absolute">
          <LazyOffers applicationId={application.id} />
        </div>
        <Part heading={t('notes.heading')} id="notes">
          <Notes application={application} />
        </Part>
        <Part heading={t('details.job')}>
          <FactList
            facts={[
              [t('details.jobTitle'), <WrittenText key="title" text={job.title} />],
              [t('details.company'), job.company.name],
              [t('details.location'), job.place],
            ]}
          />
        </Part>
        <Part heading={t('details.timeline')}>
          <Timeline application={application} />
        </Part>
      </div>
    </div>
  );
}

function Part(props: { heading: string; id?: string; className?: string; children: ReactNode }) {
  return (
    <section id={props.id} className={joinClasses('min-w-0 scroll-mt-14', props.className)}>
      <h2 className="mb-2 text-base font-semibold">{props.heading}</h2>
      {props.children}
    </section>
  );
}
