import { Paperclip } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { ApplicationStatusTag } from '#client/components/applications/ApplicationStatusTag.tsx';
import { CompanyLogo } from '#client/components/company/CompanyLogo.tsx';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { Link } from '#client/lib/routing.ts';
import { Card } from '#client/ui/Card.tsx';

import { ApplicationTimeline } from './ApplicationTimeline.tsx';
import { useTextLanguage } from '#client/components/jobs/useTextLanguage.ts';

export const ApplicationCard_application = graphql(`
  fragment ApplicationCard_application on Application {
    id
    status
    coverLetter
    expectedSalary
    resume {
      name
      url
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
    ...ApplicationTimeline_application
  }
`);

interface ApplicationCardProps {
  application: FragmentType<typeof ApplicationCard_application>;
}

/** Statuses of jobs whose page can still be read. */
const READABLE = new Set(['LIVE', 'EXPIRED', 'CLOSED']);
const linkClass = 'underline underline-offset-4 hover:decoration-2';

/** One application: the job, its progress, and what was sent with it. */
export function ApplicationCard(props: ApplicationCardProps) {
  const application = readFragment(ApplicationCard_application, props.application);
  const t = useTranslations('applications');
  const languageOf = useTextLanguage();
  const { job, status, coverLetter, expectedSalary, resume } = application;

  return (
    <Card
      as="article"
      className="grid gap-x-8 gap-y-3 lg:grid-cols-[minmax(0,1fr)_minmax(0,23rem)]"
    >
      <div className="min-w-0">
        <div className="flex flex-wrap items-start gap-x-3.5 gap-y-2">
          <CompanyLogo company={job.company} />
          <div className="min-w-0 flex-[1_1_11.5rem]">
            <h2 lang={languageOf(job.title)} className="text-[1.125rem] leading-snug">
              {READABLE.has(job.standing) ? (
                <Link to={`/job-details/${job.id}`} className="hover:underline">
                  {job.title}
                </Link>
              ) : (
                job.title
              )}
            </h2>
            <p className="text-sm text-soft">
              {job.company.name}
              {job.place && ` · ${job.place}`}
            </p>
          </div>
          <ApplicationStatusTag status={status} />
        </div>
        <div className="mt-1 flex flex-wrap items-center gap-x-5 text-sm text-soft">
          {job.standing !== 'LIVE' && <p>{t('card.closed')}</p>}
          {expectedSalary && <p>{t('card.salary', { salary: expectedSalary })}</p>}
          {resume && (
            <p>
              <a
                href={resume.url}
                className={`inline-flex min-h-11 items-center gap-2 ${linkClass}`}
              >
                <Paperclip aria-hidden="true" className="size-4 shrink-0" />
                <span className="wrap-anywhere">{t('card.resume', { name: resume.name })}</span>
              </a>
            </p>
          )}
          {coverLetter && (
            <details className="open:w-full">
              <summary className={`inline-flex min-h-11 items-center ${linkClass}`}>
                {t('card.letter')}
              </summary>
              <p
                lang={languageOf(coverLetter)}
                className="measure pb-2 whitespace-pre-line text-text"
              >
                {coverLetter}
              </p>
            </details>
          )}
        </div>
      </div>
      <ApplicationTimeline application={application} />
    </Card>
  );
}
