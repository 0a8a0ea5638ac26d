import { useMutation } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFailureReason } from '#client/components/useFailureToast.ts';
import { questionToValidate } from '#client/components/screening/questionForm.ts';
import { graphql } from '#client/gql/gql.ts';
import { clock } from '#client/lib/clock.ts';
import { fieldFailures } from '#client/lib/failures.ts';
import { useNavigate } from '#client/lib/routing.ts';
import { whenQuiet } from '#client/lib/document/whenQuiet.ts';
import { loadCode } from '#client/ui/loadOnUse.ts';
import { toast } from '#client/ui/toast.ts';
import { REDIRECT_AFTER_POSTING_MS, TOAST_SUCCESS_MS } from '#schema/options/limits.ts';
import { fieldsOf, summaryOf, type FieldIssue, type Translate } from '#schema/validation/issues.ts';
import { createInput, FIELDS, isPartOf, type WizardValues } from './wizardValues.ts';

const PostJobMutation = graphql(`
  mutation PostJob($input: CreateJobInput!) {
    createJob(input: $input) {
      job {
        id
        title
        standing
      }
    }
  }
`);

const PostJobDiscardMutation = graphql(`
  mutation PostJobDiscard {
    discardJobDraft {
      viewer {
        jobDraft {
          id
        }
      }
    }
  }
`);

export interface PostingFailure {
  /** Of the server; undefined if nothing was sent. */
  error?: unknown;
  message: string;
  /** Errors on fields of the wizard. */
  fields: FieldIssue[];
}

type Posting = { state: 'idle' | 'busy' | 'posted' } | { state: 'failed'; failure: PostingFailure };

const IDLE: Posting = { state: 'idle' };
const loadRules = () => import('#schema/validation/employers/jobWizard.ts');

/** idle, then success or an error that clears on typing. The typed values are kept in any case. */
export function usePostJob() {
  const t = useTranslations('addJob');
  const reasonOf = useFailureReason();
  const rules: Translate = useTranslations('validation');
  const navigate = useNavigate();
  const [createJob] = useMutation(PostJobMutation);
  const [discardDraft] = useMutation(PostJobDiscardMutation);
  const [posting, setPosting] = useState<Posting>(IDLE);
  const [attempt, setAttempt] = useState(0);
  const isPosted = posting.state === 'posted';

  useEffect(() => {
    if (!isPosted) return;
    const timer = setTimeout(() => void navigate('/manage-jobs'), REDIRECT_AFTER_POSTING_MS);
    return () => clearTimeout(timer);
  }, [isPosted, navigate]);

  useEffect(() => whenQuiet(async () => void (await loadRules())), []);

  const fail = (failure: PostingFailure) => {
    setPosting({ state: 'failed', failure });
    setAttempt((count) => count + 1);
    return failure;
  };
  const succeed = (isLive: boolean) => {
    // If deleting the draft fails, it shows up again later. The job is posted anyway.
    discardDraft().catch(() => undefined);
    const sentence = t(isLive ? 'result.live' : 'result.pending');
    const title = t('result.posted');
    toast({ kind: 'success', title, message: sentence, duration: TOAST_SUCCESS_MS });
    setPosting({ state: 'posted' });
    return null;
  };
  /** Resolves to the problem, or null. Nothing is sent before `ready`. */
  const post = async (
    values: WizardValues,
    ready: Promise<void>,
  ): Promise<PostingFailure | null> => {
    setPosting({ state: 'busy' });
    await ready;
    const code = await loadCode(loadRules);
    const verdict = code
      ?.jobWizardForm({ today: new Date(clock.now()) })
      .safeParse(valuesToValidate(values));
    if (!verdict?.success) {
      const issues = verdict ? fieldsOf(verdict.error, rules) : [];
      return fail({
        message: verdict ? summaryOf(issues) : t('result.failed'),
        fields: issuesInOrder(issues),
      });
    }
    try {
      const { data } = await createJob({ variables: { input: createInput(verdict.data) } });
      return succeed(data?.createJob.job.standing === 'LIVE');
    } catch (error) {
      return fail({
        error,
        message: reasonOf(error) || t('result.failed'),
        fields: issuesInOrder(fieldFailures(error)),
      });
    }
  };
  return {
    posting,
    attempt,
    post,
    reset: () => posting.state === 'failed' && setPosting(IDLE),
  };
}

/** Leaves out values that a question had before its kind was changed. */
const valuesToValidate = ({ questions, ...values }: WizardValues) => ({
  ...values,
  questions: questions.map(questionToValidate),
});

function issuesInOrder(issues: readonly FieldIssue[]): FieldIssue[] {
  return FIELDS.flatMap((name) => issues.filter(({ field }) => isPartOf(field, name)));
}
