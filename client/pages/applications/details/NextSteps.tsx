import { Check } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { CompanyAnswers } from '#client/components/company/CompanyAnswers.tsx';
import { CompanyTreatment } from '#client/components/company/CompanyTreatment.tsx';
import { WrittenText } from '#client/components/jobs/WrittenText.tsx';
import { useTimeWords } from '#client/components/useTimeWords.ts';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';
import { Part } from './Part.tsx';
import { stepsOf } from './steps.ts';

export const NextSteps_application = graphql(`
  fragment NextSteps_application on Application {
    id
    status
    rejectionMessage
    isEditable
    events {
      id
      kind
      stageName
    }
    progress {
      since
      current {
        id
        name
        typicalDays
      }
      stages {
        id
        name
        status
      }
    }
    treatment {
      rating
    }
    job {
      id
      company {
        id
        name
        ...CompanyAnswers_company
        ...CompanyTreatment_company
      }
    }
  }
`);

interface NextStepsProps {
  application: FragmentType<typeof NextSteps_application>;
}

/** Where the application is, how long that usually takes, and what comes next. */
export function NextSteps(props: NextStepsProps) {
  const application = readFragment(NextSteps_application, props.application);
  const t = useTranslations('myApplication');
  const time = useTimeWords();
  const { status, events, progress, treatment, rejectionMessage, isEditable, job } = application;
  const company = job.company.name;
  const isOpened = events.some(({ kind }) => kind === 'VIEWED' || kind === 'RESUME_DOWNLOADED');
  const current = progress?.current;
  const steps = stepsOf({ status, isOpened, stages: progress?.stages ?? [], current, events });
  // The applicant is asked how they were treated only once the application has ended.
  const isOver = treatment !== null;
  const nameOf = (step: (typeof steps)[number]) =>
    'stage' in step ? <WrittenText text={step.stage} /> : t(`step.${step.name}`);

  return (
    <Part heading={t('next.title')}>
      <ol aria-label={t('next.steps')} className="mb-4 grid gap-2 sm:flex sm:flex-wrap sm:gap-x-5">
        {steps.map((step) => (
          <li
            key={step.id}
            aria-current={step.state === 'current' ? 'step' : undefined}
            className={joinClasses(
              'flex min-w-0 items-center gap-2 text-sm',
              step.state === 'current' && 'font-semibold',
              step.state === 'later' && 'text-soft',
            )}
          >
            <span
              aria-hidden="true"
              className={joinClasses(
                'grid size-5 shrink-0 place-items-center rounded-full border',
                step.state === 'later' ? 'border-edge' : 'border-ink',
                step.state === 'done' && 'bg-ink text-card',
              )}
            >
              {step.state === 'done' && <Check className="size-3.5" />}
              {step.state === 'current' && <span className="size-2 rounded-full bg-ink" />}
            </span>
            <span className="wrap-anywhere">{nameOf(step)}</span>
            {step.state === 'done' && <span className="sr-only">{t('next.done')}</span>}
          </li>
        ))}
      </ol>
      <div className="measure grid gap-2">
        {status === 'PENDING' && !isOver && (
          <p>{t(isOpened ? 'next.opened' : 'next.unopened', { company })}</p>
        )}
        {current && !isOver && (
          <p>
            {t('next.stage', { stage: current.name, since: time.ago(progress.since) })}{' '}
            {current.typicalDays && t('next.typical', { days: current.typicalDays })}
          </p>
        )}
        {isEditable && !isOver && <p>{t('next.editable')}</p>}
        {isOver && (status === 'PENDING' || current) && <p>{t('next.unanswered', { company })}</p>}
        {status === 'HIRED' && <p>{t('next.hired', { company })}</p>}
        {status === 'REJECTED' && <p>{t('next.rejected', { company })}</p>}
        {rejectionMessage && (
          <blockquote className="border-l-2 border-line pl-3 whitespace-pre-line wrap-anywhere">
            <WrittenText text={rejectionMessage} />
          </blockquote>
        )}
        {!isOver && (
          <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-soft">
            <CompanyAnswers company={job.company} />
            <CompanyTreatment company={job.company} />
          </p>
        )}
      </div>
    </Part>
  );
}
