import { ArrowLeft, ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ApplicationStatusTag } from '#client/components/applications/ApplicationStatusTag.tsx';
import { WrittenText } from '#client/components/jobs/WrittenText.tsx';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { Link } from '#client/lib/routing.ts';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';
import { ApplicantLine } from '../applicant/ApplicantLine.tsx';
import { ApplicantMarks } from '../applicant/ApplicantMarks.tsx';
import { pathOf, type ApplicationsAddress } from '../applicationsAddress.ts';
import { useBackToList, useStepState } from './useBackToList.ts';

export const DeskHead_application = graphql(`
  fragment DeskHead_application on Application {
    id
    name
    status
    withdrawal {
      at
    }
    job {
      id
      title
    }
    ...ApplicantLine_application
    ...ApplicantMarks_application
  }
`);

export const DeskHead_place = graphql(`
  fragment DeskHead_place on ApplicationPlace {
    position
    total
    previousId
    nextId
  }
`);

interface DeskHeadProps {
  application: FragmentType<typeof DeskHead_application>;
  place: FragmentType<typeof DeskHead_place> | null;
  address: ApplicationsAddress;
  /** Shown at the end of the row that links to the parts of the page. */
  children: ReactNode;
}

/**
 * Stays in view below the header, without the switch, which comes first on a phone and goes under the header when the
 * page is scrolled.
 */
const PARTS =
  'sticky top-(--bar) z-10 -mx-4 mb-5 flex flex-wrap items-center justify-between gap-x-6 border-b border-line bg-paper px-4 text-sm max-md:flex-col-reverse max-md:items-stretch md:-mx-6 md:px-6';

/** The link back to the list, the applicant, their position in the list, and links to the previous and next ones. */
export function DeskHead(props: DeskHeadProps) {
  const application = readFragment(DeskHead_application, props.application);
  const { name, status, withdrawal, job } = application;
  const place = readFragment(DeskHead_place, props.place);
  const t = useTranslations('reviewDesk');
  const back = useBackToList(props.address);
  return (
    <>
      <header className="grid gap-2">
        <div className="flex items-center justify-between gap-3">
          <Link
            to={back.to}
            onClick={back.follow}
            aria-keyshortcuts="u"
            className="hit-44 inline-flex items-center gap-1.5 text-sm text-link"
          >
            <ArrowLeft className="size-4" />
            {t('back')}
          </Link>
          {place && (
            <nav aria-label={t('step.label')} className="flex items-center gap-1">
              <span className="tabular mr-1 text-sm text-soft">
                {t('step.position', {
                  position: Math.min(place.position, place.total),
                  total: place.total,
                })}
              </span>
              <Step
                id={place.previousId}
                address={props.address}
                keys="k"
                label={t('step.previous')}
              >
                <ChevronLeft className="size-5" />
              </Step>
              <Step id={place.nextId} address={props.address} keys="j" label={t('step.next')}>
                <ChevronRight className="size-5" />
              </Step>
            </nav>
          )}
        </div>
        <div className="grid gap-x-8 gap-y-2 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] lg:items-start xl:grid-cols-[minmax(0,1fr)_minmax(0,30rem)]">
          <div className="grid min-w-0 gap-1">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <h1 className="text-xl font-bold wrap-anywhere md:text-2xl">{name}</h1>
              {withdrawal && <ApplicationStatusTag status={status} isWithdrawn />}
              <ApplicantMarks application={application} />
            </div>
            <p className="text-sm text-soft">
              {t('appliedFor')} <WrittenText text={job.title} />
            </p>
          </div>
          <ApplicantLine application={application} skillsMax={8} />
        </div>
      </header>
      <div
        className={joinClasses(
          PARTS,
          Boolean(props.children) && 'max-md:top-[calc(var(--bar)-44px)]',
        )}
      >
        <nav
          aria-label={t('parts.label')}
          className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2"
        >
          {(['match', 'profile', 'messages', 'interviews', 'notes'] as const).map((part) => (
            <a key={part} href={`#${part}`} className="hit-44 text-link">
              {t(`parts.${part}`)}
            </a>
          ))}
        </nav>
        {props.children}
      </div>
    </>
  );
}

interface StepProps {
  id: string | null | undefined;
  address: ApplicationsAddress;
  keys: string;
  label: string;
  children: ReactNode;
}

/** A link, so that it can be opened in another tab. Stepping replaces the entry: Back goes to the list. */
function Step({ id, address, keys, label, children }: StepProps) {
  const state = useStepState();
  const look = buttonClass({ size: 's', iconOnly: true });
  if (!id)
    return (
      <span role="link" aria-disabled="true" aria-label={label} className={`${look} opacity-40`}>
        {children}
      </span>
    );
  return (
    <Link
      replace
      to={pathOf(address, id)}
      state={state}
      aria-label={label}
      aria-keyshortcuts={keys}
      className={look}
    >
      {children}
    </Link>
  );
}
