import { FileClock } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import { useTextLanguage } from '#client/components/jobs/useTextLanguage.ts';
import { JobPay } from '#client/components/jobs/JobPay.tsx';
import { PendingChange_change } from '#client/components/pendingChange/pendingChange.ts';
import { useTeamRight } from '#client/components/team/useTeamRight.ts';
import { useTimeWords } from '#client/components/useTimeWords.ts';
import { readFragment } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import type { OwnJobRow_JobFragment } from '#client/gql/graphql.ts';
import { Link } from '#client/lib/routing.ts';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { Cell } from '#client/ui/table/Cell.tsx';
import { Row } from '#client/ui/table/Row.tsx';
import { Tag } from '#client/ui/Tag.tsx';
import { TimeLeft } from '#client/components/jobs/TimeLeft.tsx';
import { JobBadgeTag } from './JobBadgeTag.tsx';
import { RowActions, type RowAction } from './RowActions.tsx';
import { loadOnUse } from '#client/ui/loadOnUse.ts';

/** Few jobs have one. */
const ChangeInReview = loadOnUse(async () => (await import('./ChangeInReview.tsx')).ChangeInReview);

export const OwnJobRow_job = graphql(`
  fragment OwnJobRow_job on Job {
    id
    title
    place
    type
    status
    standing
    adminNotes
    isFeatured
    isHot
    postedAt
    applicationDeadline
    renewableFrom
    views
    applicationsCount
    pendingChange {
      ...PendingChange_change
    }
    ...JobPay_job
  }
`);

interface OwnJobRowProps {
  job: OwnJobRow_JobFragment;
  selected: boolean;
  onSelect: () => void;
  onAct: (action: RowAction) => void;
}

/** On a phone, the two figures share a line. */
const FIGURE = 'max-md:mt-1 max-md:justify-start! max-md:gap-2! md:max-lg:px-1.5';

export const titleIdOf = (id: string) => `own-job-${id}`;

export function OwnJobRow({ job, selected, onSelect, onAct }: OwnJobRowProps) {
  const t = useTranslations('manageJobs');
  const facts = useTranslations('jobFacts');
  const format = useFormatter();
  const time = useTimeWords();
  const { id, title, place, applicationDeadline: deadline, applicationsCount } = job;
  const languageOf = useTextLanguage();
  const mayPost = useTeamRight('post');
  const change = readFragment(PendingChange_change, job.pendingChange);
  const isReadable = !['PENDING', 'REJECTED', 'SUSPENDED'].includes(job.standing);
  const name = (
    <span lang={languageOf(title)} className="font-semibold break-words" id={titleIdOf(id)}>
      {title}
    </span>
  );
  return (
    <Row
      selected={selected}
      data-job={id}
      className="max-md:grid-cols-[auto_minmax(0,1fr)_minmax(0,1fr)] max-md:gap-x-3 max-md:[&>td:nth-child(2)]:col-span-2 max-md:[&>td:nth-child(4)]:col-span-2 max-md:[&>td:last-child]:col-span-3"
    >
      <Cell>
        {mayPost && (
          <Checkbox
            hideLabel
            label={t('list.selectOne', { title })}
            checked={selected}
            onChange={onSelect}
            className="-m-3"
          />
        )}
      </Cell>
      <Cell>
        <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-base">
          {isReadable ? (
            <Link to={`/job-details/${id}`} className="hover:underline">
              {name}
            </Link>
          ) : (
            name
          )}
          <JobBadgeTag job={job} />
          {change && (
            <Tag tone="info" icon={FileClock}>
              {t('change.tag')}
            </Tag>
          )}
        </span>
        <span className="mt-0.5 flex flex-wrap gap-x-3 gap-y-0.5 text-soft">
          {place && <span>{place}</span>}
          <span>{facts(`type.${job.type}`)}</span>
          <JobPay job={job} />
          {deadline && job.standing !== 'CLOSED' && (
            <TimeLeft deadline={deadline} className="lg:hidden" />
          )}
          <time dateTime={job.postedAt} title={time.full(job.postedAt)}>
            {t('list.posted')}: {time.jobAge(job.postedAt)}
          </time>
        </span>
        {job.adminNotes && (job.standing === 'REJECTED' || job.standing === 'SUSPENDED') && (
          <span className="mt-1 block text-red">{t('list.note', { note: job.adminNotes })}</span>
        )}
        {change && mayPost && <ChangeInReview job={job} change={change} />}
      </Cell>
      <Cell className="whitespace-nowrap max-lg:hidden!">
        {job.standing === 'CLOSED' ? (
          <span className="text-soft">–</span>
        ) : deadline ? (
          <TimeLeft deadline={deadline} />
        ) : (
          <span className="text-soft">{t('list.noDeadline')}</span>
        )}
      </Cell>
      <Cell label={t('list.views')} align="end" className={FIGURE}>
        <Link
          to={`/manage-jobs/${id}/performance`}
          aria-label={t('list.viewsOf', { count: job.views, title })}
          className="hit-44 text-link font-semibold"
        >
          {format.number(job.views)}
        </Link>
      </Cell>
      <Cell label={t('list.applications')} align="end" className={FIGURE}>
        {applicationsCount > 0 ? (
          <Link
            to={`/manage-applications?job=${id}`}
            aria-label={t('list.applicationsOf', { count: applicationsCount, title })}
            className="hit-44 text-link font-semibold"
          >
            {format.number(applicationsCount)}
          </Link>
        ) : (
          format.number(0)
        )}
      </Cell>
      <Cell align="end" className="max-md:mt-2 md:max-lg:px-1.5">
        {mayPost && <RowActions job={job} onAct={onAct} />}
      </Cell>
    </Row>
  );
}
