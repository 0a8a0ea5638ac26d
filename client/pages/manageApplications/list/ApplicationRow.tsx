import { memo } from 'react';
import { useTranslations } from 'use-intl';
import { ApplicationStatusTag } from '#client/components/applications/ApplicationStatusTag.tsx';
import { WrittenText } from '#client/components/jobs/WrittenText.tsx';
import { useTimeWords } from '#client/components/useTimeWords.ts';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import type { ApplicationStatus } from '#client/gql/graphql.ts';
import { Link } from '#client/lib/routing.ts';
import { StatusButtons } from '../status/StatusButtons.tsx';
import { OPENED } from '#client/pages/manageApplications/useApplicationsAddress.ts';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { Avatar } from '#client/ui/figures/Avatar.tsx';
import { rowAttributes, type RowPlace } from '#client/ui/windowing/rowAttributes.ts';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';

export const ApplicationRow_application = graphql(`
  fragment ApplicationRow_application on Application {
    id
    status
    moves
    name
    email
    appliedAt
    expectedSalary
    job {
      id
      title
    }
  }
`);

interface ApplicationRowProps extends Omit<RowPlace, 'id'> {
  application: FragmentType<typeof ApplicationRow_application>;
  toDetails: (id: string) => string;
  isSelected: boolean;
  /** The row that is the tab stop. */
  isStop: boolean;
  onSelect: (id: string) => void;
  onMove: (id: string, to: ApplicationStatus) => void;
}

export const ApplicationRow = memo(function ApplicationRow(props: ApplicationRowProps) {
  const { index, count, top, isSelected, isStop, onSelect, onMove } = props;
  const application = readFragment(ApplicationRow_application, props.application);
  const t = useTranslations('manageApplications');
  const time = useTimeWords();
  const { id, name, email, job, status, moves, appliedAt, expectedSalary } = application;
  const tabIndex = isStop ? 0 : -1;

  return (
    <li
      {...rowAttributes({ id, index, count, top })}
      data-application={id}
      className={joinClasses(
        'grid grid-cols-[2.75rem_minmax(0,1fr)] items-center contain-layout gap-x-2 border-t border-line px-2 py-2 focus-within:bg-tint/60 hover:bg-tint/60 md:grid-cols-[2.75rem_minmax(0,1.4fr)_minmax(0,1fr)_7.5rem] md:gap-x-4 md:pr-4 xl:grid-cols-[2.75rem_minmax(0,1.4fr)_minmax(0,1fr)_7.5rem_25rem]',
        isSelected && 'bg-ink-wash',
      )}
    >
      <Checkbox
        hideLabel
        label={t('list.select', { name })}
        checked={isSelected}
        tabIndex={tabIndex}
        onChange={() => onSelect(id)}
      />
      <div className="flex min-w-0 items-center gap-3">
        <Avatar name={name} shape="round" className="max-md:hidden" />
        <div className="min-w-0">
          <Link
            to={props.toDetails(id)}
            state={OPENED}
            preventScrollReset
            tabIndex={tabIndex}
            className="hit-44 font-semibold wrap-anywhere hover:underline"
          >
            {name}
          </Link>
          <p className="truncate text-sm text-soft">{email}</p>
        </div>
      </div>
      <div className="min-w-0 text-sm max-md:col-start-2">
        <p className="truncate">
          <WrittenText text={job.title} />
        </p>
        <p className="truncate text-soft">
          <time dateTime={appliedAt} title={time.full(appliedAt)}>
            {t('list.applied', { when: time.ago(appliedAt) })}
          </time>
          {expectedSalary && ` · ${t('list.expected', { salary: expectedSalary })}`}
        </p>
      </div>
      <div className="max-md:col-start-2 max-md:mt-1.5">
        <ApplicationStatusTag status={status} />
      </div>
      <div className="flex flex-wrap gap-2 max-xl:col-start-2 max-xl:mt-2 max-xl:empty:hidden md:max-xl:col-end-5 xl:justify-end">
        <StatusButtons
          name={name}
          moves={moves}
          tabIndex={tabIndex}
          onMove={(to) => onMove(id, to)}
        />
      </div>
    </li>
  );
});
