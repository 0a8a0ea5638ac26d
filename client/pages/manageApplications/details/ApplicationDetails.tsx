import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { FactList } from '#client/components/FactList.tsx';
import { WrittenText } from '#client/components/jobs/WrittenText.tsx';
import { useTimeWords } from '#client/components/useTimeWords.ts';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { Notes } from './Notes.tsx';
import { ProfileAsSent } from './ProfileAsSent.tsx';
import { ResumeView } from './ResumeView.tsx';
import { Timeline } from './Timeline.tsx';

export const ApplicationDetails_application = graphql(`
  fragment ApplicationDetails_application on Application {
    id
    name
    email
    phone
    appliedAt
    expectedSalary
    coverLetter
    job {
      id
      title
      place
      company {
        id
        name
      }
    }
    ...ProfileAsSent_application
    ...ResumeView_application
    ...Notes_application
    ...Timeline_application
  }
`);

interface ApplicationDetailsProps {
  application: FragmentType<typeof ApplicationDetails_application>;
}

const mailLink = 'text-link wrap-anywhere';

/** The applicant, the job, the cover letter, the company's notes and the timeline; and the resume, however long. */
export function ApplicationDetails(props: ApplicationDetailsProps) {
  const application = readFragment(ApplicationDetails_application, props.application);
  const t = useTranslations('manageApplications');
  const time = useTimeWords();
  const { name, email, phone, appliedAt, expectedSalary, coverLetter, job } = application;

  return (
    <div className="grid gap-x-8 gap-y-7 md:grid-cols-2">
      <Part heading={t('details.applicant')}>
        <FactList
          facts={[
            [t('details.name'), name],
            [
              t('details.email'),
              <a key="email" href={`mailto:${email}`} className={mailLink}>
                {email}
              </a>,
            ],
            [
              t('details.phone'),
              phone ? (
                <a key="phone" href={`tel:${phone}`} className={mailLink}>
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
      <Part heading={t('details.job')}>
        <FactList
          facts={[
            [t('details.jobTitle'), <WrittenText key="title" text={job.title} />],
            [t('details.company'), job.company.name],
            [t('details.location'), job.place],
          ]}
        />
      </Part>
      <Part heading={t('details.letter')} wide>
        <p className="measure whitespace-pre-line wrap-anywhere">
          {coverLetter ? (
            <WrittenText text={coverLetter} />
          ) : (
            <span className="text-soft">{t('details.noLetter')}</span>
          )}
        </p>
      </Part>
      <ProfileAsSent application={application} />
      <Part heading={t('notes.heading')}>
        <Notes application={application} />
      </Part>
      <Part heading={t('details.timeline')}>
        <Timeline application={application} />
      </Part>
      <Part heading={t('resume.heading')} wide>
        <ResumeView application={application} />
      </Part>
    </div>
  );
}

function Part(props: { heading: string; wide?: boolean; children: ReactNode }) {
  return (
    <section className={props.wide ? 'min-w-0 md:col-span-2' : 'min-w-0'}>
      <h3 className="mb-2 text-base font-semibold">{props.heading}</h3>
      {props.children}
    </section>
  );
}
