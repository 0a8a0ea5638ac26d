import { useTranslations } from 'use-intl';
import { JobPay } from '#client/components/jobs/JobPay.tsx';
import { WrittenText } from '#client/components/jobs/WrittenText.tsx';
import { graphql } from '#client/gql/gql.ts';
import type { JobRow_JobFragment } from '#client/gql/graphql.ts';
import { Link } from '#client/lib/routing.ts';
import { ChangeTag } from '#client/pages/admin/changes/ChangeTag.tsx';
import { Age } from '#client/pages/admin/lists/Age.tsx';
import { preview } from '#client/pages/admin/lists/preview.ts';
import { StatusTag } from '#client/pages/admin/lists/StatusTag.tsx';
import type { ListPlace } from '#client/pages/admin/lists/useListAddress.ts';
import { ModerationButtons } from '../moderation/ModerationButtons.tsx';
import type { ModerationAction } from '../moderation/moderationActions.ts';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { Cell } from '#client/ui/table/Cell.tsx';
import { Row } from '#client/ui/table/Row.tsx';
import { WarningSigns } from './WarningSigns.tsx';

export const JobRow_job = graphql(`
  fragment JobRow_job on AdminJob {
    id
    adminStatus
    adminNotes
    createdAt
    updatedAt
    waitingSince
    companyStatus
    ...WarningSigns_job
    job {
      id
      title
      description
      place
      type
      pendingChange {
        id
      }
      ...JobPay_job
      company {
        id
        name
      }
    }
  }
`);

interface JobRowProps {
  job: JobRow_JobFragment;
  place: ListPlace;
  selected: boolean;
  onSelect: () => void;
  onMove: (move: ModerationAction, job: JobRow_JobFragment) => void;
}

export function JobRow({ job: row, place, selected, onSelect, onMove }: JobRowProps) {
  const t = useTranslations('admin');
  const facts = useTranslations('jobFacts');
  const { job, adminStatus: status, adminNotes: notes } = row;
  return (
    <Row
      data-row={row.id}
      selected={selected}
      className="max-md:grid-cols-[auto_minmax(0,1fr)] max-md:gap-x-3 max-md:[&>td:nth-child(n+3)]:col-span-2"
    >
      <Cell>
        <Checkbox
          hideLabel
          label={t('jobs.selectOne', { title: job.title })}
          checked={selected}
          onChange={onSelect}
          className="-m-3 max-md:-mt-1.5"
        />
      </Cell>
      <Cell>
        <span className="block py-1">
          <Link
            to={place.pathOfOpen(row.id)}
            preventScrollReset
            data-name=""
            className="hit-44 rounded-tag text-base font-semibold break-words hover:underline"
          >
            <WrittenText text={job.title} />
          </Link>
          <span className="flex flex-wrap gap-x-3 gap-y-0.5 text-soft">
            <span className="hidden md:max-xl:inline">{job.company.name}</span>
            {job.place && <span>{job.place}</span>}
            <span>{facts(`type.${job.type}`)}</span>
            <JobPay job={job} />
          </span>
          <span className="mt-0.5 block break-words">
            <WrittenText text={preview(job.description)} />
          </span>
          <WarningSigns job={row} className="mt-1.5" />
          {notes && status !== 'APPROVED' && (
            <span className="mt-0.5 block break-words text-soft">
              {t('note.given', { note: notes })}
            </span>
          )}
        </span>
      </Cell>
      <Cell label={t('column.company')} className="md:max-xl:hidden">
        {job.company.name}
        {row.companyStatus !== 'APPROVED' && (
          <span className="mt-0.5 block text-xs text-soft">
            {t(`jobs.companyIs.${row.companyStatus}`)}
          </span>
        )}
      </Cell>
      <Cell>
        <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1 max-md:my-1">
          <StatusTag status={status} />
          {job.pendingChange && <ChangeTag />}
          <Age createdAt={row.createdAt} waitingSince={row.waitingSince} status={status} />
        </span>
      </Cell>
      <Cell align="end" className="max-md:mt-1">
        <span className="flex gap-2 max-md:*:flex-1 md:justify-end">
          <ModerationButtons
            status={status}
            name={job.title}
            onMove={(move) => onMove(move, row)}
          />
        </span>
      </Cell>
    </Row>
  );
}
