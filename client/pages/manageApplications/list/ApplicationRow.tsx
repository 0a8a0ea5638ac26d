import { memo } from 'react';
import { useTranslations } from 'use-intl';
import { ApplicationStatusTag } from '#client/components/applications/ApplicationStatusTag.tsx';
import { WrittenText } from '#client/components/jobs/WrittenText.tsx';
import { useTimeWords } from '#client/components/useTimeWords.ts';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import type { ApplicationStatus } from '#client/gql/graphql.ts';
import { Link } from '#client/lib/routing.ts';
import { ApplicantLine, ApplicantSkills } from '../applicant/ApplicantLine.tsx';
import { ApplicantMarks } from '../applicant/ApplicantMarks.tsx';
import { Excerpt } from '../applicant/Excerpt.tsx';
import { MatchWord } from '../applicant/MatchWord.tsx';
import { StatusButtons } from '../status/StatusButtons.tsx';
import { OPENED } from '#client/lib/useAddressState.ts';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { Monogram } from '#client/ui/figures/Monogram.tsx';
import { rowAttributes, type RowPlace } from '#client/ui/windowing/rowAttributes.ts';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';

export const ApplicationRow_application = graphql(`
  fragment ApplicationRow_application on Application {
    id
    status
    withdrawal {
      at
    }
    moves
    stage {
      id
      name
    }
    name
    email
    appliedAt
    excerpt(search: $search) {
      part
      text
    }
    job {
      id
      title
    }
    ...ApplicantLine_application
    ...ApplicantMarks_application
    ...MatchWord_application
  }
`);

interface ApplicationRowProps extends Omit<RowPlace, 'id'> {
  application: FragmentType<typeof ApplicationRow_application>;
  toDetails: (id: string) => string;
  /** The words that the list is searched for. */
  search: string;
  isSelected: boolean;
  /** The row that is the tab stop. */
  isStop: boolean;
  /** Left out for those who cannot decide: they get neither a checkbox nor a column for the actions. */
  onSelect?: ((id: string) => void) | undefined;
  onMove: (id: string, to: ApplicationStatus) => void;
}

/**
 * On a phone, when someone applied and the status share a line, and the actions have the whole width. Otherwise the
 * actions have the width of three buttons, whose words are longer in Spanish; the applicant gets the rest.
 */
const WITH_ACTIONS =
  'grid-cols-[2.75rem_auto_minmax(0,1fr)] px-2 md:grid-cols-[2.75rem_minmax(0,1.6fr)_minmax(0,1fr)_7.5rem] xl:grid-cols-[2.75rem_minmax(0,2fr)_minmax(0,1fr)_7.5rem_24.5rem] xl:grid-rows-[auto_1fr] xl:[&:lang(es)]:grid-cols-[2.75rem_minmax(0,2fr)_minmax(0,1fr)_7.5rem_28rem]';
const READ_ONLY =
  'grid-cols-[auto_minmax(0,1fr)] px-4 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_7.5rem]';
/** The skills have a line of their own, or the free space below the actions, so that a row stays low. */
const SKILLS =
  'mt-1 max-md:col-[span_2/-1] md:col-start-2 md:-col-end-1 md:row-start-2 md:max-xl:pl-14 xl:col-start-4';
const READ_ONLY_SKILLS =
  'mt-1 max-md:col-[span_2/-1] md:col-start-1 md:-col-end-1 md:row-start-2 md:pl-14';

export const ApplicationRow = memo(function ApplicationRow(props: ApplicationRowProps) {
  const { index, count, top, isSelected, isStop, onSelect, onMove } = props;
  const application = readFragment(ApplicationRow_application, props.application);
  const t = useTranslations('manageApplications');
  const time = useTimeWords();
  const { id, name, email, job, status, stage, moves, appliedAt, excerpt } = application;
  const tabIndex = isStop ? 0 : -1;

  return (
    <li
      {...rowAttributes({ id, index, count, top })}
      data-application={id}
      className={joinClasses(
        'grid items-start contain-layout gap-x-2 border-t border-line py-1.5 focus-within:bg-tint/60 hover:bg-tint/60 md:gap-x-4 md:pr-4',
        onSelect ? WITH_ACTIONS : READ_ONLY,
        isSelected && 'bg-ink-wash',
      )}
    >
      {onSelect && (
        <Checkbox
          hideLabel
          label={t('list.select', { name })}
          checked={isSelected}
          tabIndex={tabIndex}
          onChange={() => onSelect(id)}
        />
      )}
      <div className="flex min-w-0 items-start gap-3 max-md:col-[span_2/-1] xl:row-span-2">
        <Monogram name={name} shape="round" className="mt-0.5 max-md:hidden" />
        <div className="grid min-w-0 gap-1">
          <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <Link
              to={props.toDetails(id)}
              state={OPENED}
              preventScrollReset
              tabIndex={tabIndex}
              className="hit-44 font-semibold wrap-anywhere hover:underline"
            >
              {name}
            </Link>
            <MatchWord application={application} />
            <ApplicantMarks application={application} />
          </div>
          <ApplicantLine application={application} skillsMax={0} />
          {excerpt && <Excerpt {...excerpt} search={props.search} />}
        </div>
      </div>
      <ApplicantSkills
        application={application}
        skillsMax={5}
        className={onSelect ? SKILLS : READ_ONLY_SKILLS}
      />
      <div className="min-w-0 text-sm max-md:contents xl:row-span-2">
        <p className="truncate max-md:col-[span_2/-1] max-md:text-sm">
          <WrittenText text={job.title} />
        </p>
        <p className="truncate text-soft max-md:col-[-3] max-md:text-sm">
          <time dateTime={appliedAt} title={time.full(appliedAt)}>
            {t('list.applied', { when: time.ago(appliedAt) })}
          </time>
        </p>
        <p title={email} className="truncate text-soft max-md:hidden">
          {email}
        </p>
      </div>
      <div className="max-md:col-[-2] max-md:flex max-md:min-w-0 max-md:items-center max-md:gap-2">
        <ApplicationStatusTag status={status} isWithdrawn={application.withdrawal !== null} />
        {stage && <p className="truncate text-xs text-soft md:mt-1">{stage.name}</p>}
      </div>
      {onSelect && (
        <div className="flex flex-wrap gap-2 max-xl:mt-2 max-xl:empty:hidden max-md:col-span-full max-md:px-2 max-md:*:grow max-md:[&_span:has(>svg)]:hidden md:max-xl:col-start-2 md:max-xl:col-end-5 xl:justify-end">
          <StatusButtons
            name={name}
            moves={moves}
            tabIndex={tabIndex}
            onMove={(to) => onMove(id, to)}
          />
        </div>
      )}
    </li>
  );
});
