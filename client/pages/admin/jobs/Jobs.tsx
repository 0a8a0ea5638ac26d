import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useRowSelection } from '#client/components/selection/useRowSelection.ts';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { focusRow, focusRowAfterDialog, nextRow } from '#client/pages/admin/lists/nextRow.ts';
import type { ListPlace } from '#client/pages/admin/lists/useListAddress.ts';
import { MODERATED_JOBS_MAX } from '#schema/options/moderationMoves.ts';
import { NoteDialog } from '../moderation/NoteDialog.tsx';
import { wantsNote, type ModerationAction } from '../moderation/moderationActions.ts';
import { JobBulkBar } from './JobBulkBar.tsx';
import { JobRow_job } from './JobRow.tsx';
import { JobTable } from './JobTable.tsx';
import { RefusedJobs } from './RefusedJobs.tsx';
import { useModerateJobs, type BulkModeration, type BulkResult } from './useModerateJobs.ts';
import { useModerateJob, type ModeratedJob } from './useModerateJob.ts';
import { loadOnUse } from '#client/ui/loadOnUse.ts';

const JobDialog = loadOnUse(async () => (await import('./JobDialog.tsx')).JobDialog, {
  soon: true,
});

interface JobsProps {
  nodes: readonly FragmentType<typeof JobRow_job>[];
  place: ListPlace;
}

interface PendingNote {
  move: 'reject' | 'suspend';
  jobs: readonly ModeratedJob[];
  /** Whether the action applies to the selected jobs. */
  isBulk: boolean;
}

export function Jobs({ nodes, place }: JobsProps) {
  const t = useTranslations('admin');
  const rows = nodes.map((node) => readFragment(JobRow_job, node));
  const selection = useRowSelection(rows, MODERATED_JOBS_MAX);
  const [asked, setAsked] = useState<PendingNote | null>(null);
  const [result, setResult] = useState<BulkResult | null>(null);
  const { send, moderateNow } = useModerateJob();
  const bulk = useModerateJobs();
  const { open } = place.address;

  const act = (move: ModerationAction, job: ModeratedJob) => {
    if (wantsNote(move)) return setAsked({ move, jobs: [job], isBulk: false });
    const next = nextRow([job.id]);
    moderateNow(move, job);
    if (!open) return focusRow(next);
    place.close();
    focusRowAfterDialog(next);
  };
  const leave = (id: string) => {
    const next = nextRow([id]);
    place.close();
    focusRowAfterDialog(next);
  };
  const finish = (done: BulkResult, next: string | undefined) => {
    setResult(done.refused.length > 0 ? done : null);
    selection.keep(done.refused.map(({ id }) => id));
    focusRowAfterDialog(next);
  };
  const actOnAll = (move: BulkModeration) => {
    if (wantsNote(move)) return setAsked({ move, jobs: selection.rows, isBulk: true });
    const next = nextRow(selection.rows.map(({ id }) => id));
    void bulk.moderateNow(move, selection.rows).then((done) => done && finish(done, next));
  };
  const confirm = async ({ move, jobs, isBulk }: PendingNote, note: string) => {
    const next = nextRow(jobs.map(({ id }) => id));
    const done = isBulk ? await bulk.send(move, jobs, note) : null;
    if (!done) await send(move, jobs[0]!, note);
    setAsked(null);
    if (open) place.close();
    if (done) finish(done, next);
    else focusRowAfterDialog(next);
  };
  const isOne = asked?.jobs.length === 1;
  return (
    <>
      {result && <RefusedJobs result={result} onClose={() => setResult(null)} />}
      {rows.length > 0 && <JobTable jobs={rows} selection={selection} place={place} onMove={act} />}
      <JobBulkBar selection={selection} busy={bulk.busy} onMove={actOnAll} />
      {open && (
        <JobDialog
          id={open}
          onMove={act}
          onChangeDecided={() => leave(open)}
          onClose={place.close}
        />
      )}
      {asked && (
        <NoteDialog
          title={t(`note.jobs.${asked.move}`, { count: asked.jobs.length })}
          names={asked.jobs.map(({ job }) => job.title)}
          confirmLabel={t(`move.${asked.move}`)}
          failed={t(isOne && !asked.isBulk ? 'failed.jobStatus' : 'failed.bulk')}
          onConfirm={(note) => confirm(asked, note)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
