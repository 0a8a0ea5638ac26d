import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useDownload } from '#client/components/useDownload.ts';
import { useReplaceDraft } from '#client/components/posting/draft/useReplaceDraft.ts';
import { useRowSelection } from '#client/components/selection/useRowSelection.ts';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import type { JobAction } from '#client/gql/graphql.ts';
import { useNavigate } from '#client/lib/routing.ts';
import { DeleteJobDialog } from '#client/pages/manageJobs/changes/DeleteJobDialog.tsx';
import { focusAfter, focusRow } from '#client/pages/manageJobs/changes/focusAfter.ts';
import type { ChangeJobs } from '#client/pages/manageJobs/changes/useChangeJobs.ts';
import { exportPath, type ListVariables } from '#client/pages/manageJobs/ownJobsAddress.ts';
import { CHANGED_JOBS_MAX } from '#schema/options/screens/ownJobs.ts';
import { BulkBar, type BulkAction } from './BulkBar.tsx';
import type { OwnJob } from './jobActions.ts';
import { JobTable } from './JobTable.tsx';
import { OwnJobRow_job } from './OwnJobRow.tsx';
import type { RowAction } from './RowActions.tsx';
import { useEveryJob } from './useEveryJob.ts';

export const OwnJobs_jobs = graphql(`
  fragment OwnJobs_jobs on OwnJobConnection {
    totalCount
    figures {
      ...JobFigures_figures
    }
    nodes {
      id
      ...OwnJobRow_job
    }
  }
`);

interface OwnJobsProps {
  jobs: FragmentType<typeof OwnJobs_jobs>;
  variables: ListVariables;
  onChange: ChangeJobs;
  onEdit: (id: string) => void;
}

export function OwnJobs({ variables, onChange, onEdit, ...props }: OwnJobsProps) {
  const { nodes, totalCount } = readFragment(OwnJobs_jobs, props.jobs);
  const rows = nodes.map((job) => readFragment(OwnJobRow_job, job));
  const selection = useRowSelection<OwnJob>(rows, CHANGED_JOBS_MAX);
  const everything = useEveryJob(variables);
  const t = useTranslations('manageJobs');
  const { busy: exporting, download } = useDownload(t('tools.exportFailed'));
  const { duplicate } = useReplaceDraft();
  const navigate = useNavigate();
  const [deleted, setDeleted] = useState<readonly OwnJob[]>([]);

  const act = (action: RowAction, jobs: readonly OwnJob[]) => {
    const [job] = jobs;
    if (!job) return;
    if (action === 'edit') onEdit(job.id);
    else if (action === 'delete') setDeleted(jobs);
    else if (action === 'candidates') void navigate(`/matching-candidates/${job.id}`);
    else if (action === 'performance') void navigate(`/manage-jobs/${job.id}/performance`);
    else if (action === 'view') void navigate(`/job-details/${job.id}`);
    else if (action === 'export')
      download(exportPath({ ids: jobs.map(({ id }) => id).join(',') }), 'jobs.csv');
    else if (action === 'duplicate')
      void duplicate(job.id).then((done) => done && navigate('/add-job'));
    else {
      const upper = action.toUpperCase() as JobAction;
      onChange(upper, affected(upper, jobs), jobs.length === 1 && FLAGS.has(action));
    }
  };
  const actOnAll = (action: BulkAction) => {
    act(action, selection.rows);
    if (STAYS.has(action)) return;
    const [first] = selection.rows;
    selection.clear();
    focusRow(first?.id);
  };
  const remove = (jobs: readonly OwnJob[]) => {
    const ids = jobs.map(({ id }) => id);
    focusAfter(ids);
    setDeleted([]);
    selection.remove(ids);
    onChange('DELETE', jobs);
  };
  return (
    <>
      <JobTable jobs={rows} selection={selection} onAct={(action, job) => act(action, [job])} />
      <BulkBar
        selection={selection}
        total={totalCount}
        busy={everything.asking || exporting}
        onEverything={() => void everything.ask().then(selection.add)}
        onAct={actOnAll}
      />
      {deleted.length > 0 && (
        <DeleteJobDialog
          jobs={deleted}
          onConfirm={() => remove(deleted)}
          onClose={() => setDeleted([])}
        />
      )}
    </>
  );
}

/** Actions that keep the selection: exports, copies, and those that ask for confirmation first. */
const STAYS = new Set<BulkAction>(['export', 'duplicate', 'delete']);
const FLAGS = new Set<RowAction>(['feature', 'unfeature', 'hot', 'unhot']);

/** Only the jobs that would change: already featured ones are skipped, so that Undo does not unfeature them. */
function affected(action: JobAction, jobs: readonly OwnJob[]): readonly OwnJob[] {
  if (action === 'FEATURE') return jobs.filter(({ isFeatured }) => !isFeatured);
  if (action === 'HOT') return jobs.filter(({ isHot }) => !isHot);
  if (action === 'CLOSE') return jobs.filter(({ status }) => status !== 'CLOSED');
  return jobs;
}
