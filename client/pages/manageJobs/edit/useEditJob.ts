import { useMutation } from '@apollo/client/react';
import { useState, type SyntheticEvent } from 'react';
import { useTranslations } from 'use-intl';
import {
  isNewlyProposed,
  PendingChange_change,
  type WaitingChange,
} from '#client/components/pendingChange/pendingChange.ts';
import { readFragment } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import type { EditJobDialog_JobFragment } from '#client/gql/graphql.ts';
import { fieldFailures } from '#client/lib/failures.ts';
import type { ListVariables } from '#client/pages/manageJobs/ownJobsAddress.ts';
import { toast } from '#client/ui/toast.ts';
import { updateJobSchema } from '#schema/validation/employers/job.ts';
import { fieldsOf, type FieldIssue, type Translate } from '#schema/validation/issues.ts';
import {
  changesOf,
  EDIT_FIELDS,
  isPartOf,
  updateInput,
  validated,
  valuesOf,
  type EditValues,
} from './editValues.ts';

const EditJobMutation = graphql(`
  mutation EditJob(
    $input: UpdateJobInput!
    $search: String
    $show: OwnJobsShown!
    $sort: OwnJobsSort!
    $page: Int
  ) {
    updateJob(input: $input) {
      job {
        id
        standing
        pendingChange {
          ...PendingChange_change
        }
        ...OwnJobRow_job
        ...EditJobDialog_job
      }
      viewer {
        jobs(first: 20, search: $search, show: $show, sort: $sort, page: $page) {
          ...OwnJobs_jobs
        }
      }
    }
  }
`);

interface Options {
  job: EditJobDialog_JobFragment;
  change: WaitingChange | null;
  variables: ListVariables;
  onDone: () => void;
}

export function useEditJob({ job, change, variables, onDone }: Options) {
  const t = useTranslations('manageJobs');
  const rules: Translate = useTranslations('validation');
  const [updateJob, { loading }] = useMutation(EditJobMutation);
  const [before] = useState(() => valuesOf(job, change));
  const [values, setValues] = useState(before);
  const [errors, setErrors] = useState<readonly FieldIssue[]>([]);
  const [failure, setFailure] = useState<unknown>();
  const [attempt, setAttempt] = useState(0);
  const changes = changesOf(before, values);
  const isChanged = Object.keys(changes).length > 0;

  const refuse = (issues: readonly FieldIssue[], error?: unknown) => {
    const known = EDIT_FIELDS.flatMap((name) =>
      issues.filter(({ field }) => isPartOf(field, name)),
    );
    setErrors(known);
    setFailure(known.length > 0 ? undefined : error);
    setAttempt((count) => count + 1);
  };
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (loading) return;
    if (!isChanged) return onDone();
    const verdict = updateJobSchema.safeParse(validated(changes));
    if (!verdict.success) return refuse(fieldsOf(verdict.error, rules));
    const input = updateInput(job.id, changes, verdict.data.questions);
    try {
      const { data } = await updateJob({ variables: { input, ...variables } });
      const { title } = values;
      const saved = data!.updateJob.job;
      const waits = saved.standing === 'PENDING';
      if (isNewlyProposed(change, readFragment(PendingChange_change, saved.pendingChange))) {
        const message = t('change.sent', { title: job.title });
        toast({ kind: 'success', title: t('change.title'), message });
      } else {
        const message = waits ? t('done.waits', { title }) : title;
        toast({ kind: 'success', title: t('done.edited'), message });
      }
      onDone();
    } catch (error) {
      refuse(fieldFailures(error), error);
    }
  };
  return {
    values,
    set: <Name extends keyof EditValues>(name: Name, value: EditValues[Name]) => {
      setValues((known) => ({ ...known, [name]: value }));
      setErrors((known) => known.filter(({ field }) => !isPartOf(field, name)));
      setFailure(undefined);
    },
    error: (name: string) => errors.find(({ field }) => field === name)?.message,
    submit,
    errors: errors.map(({ field, message }) => ({ field: `edit-${field}`, message })),
    failure,
    attempt,
    isChanged,
    deadline: before.applicationDeadline,
    /** Older jobs have a level but no years. */
    level: job.experienceLevel,
    busy: loading,
  };
}
