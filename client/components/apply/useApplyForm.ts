import { useMutation } from '@apollo/client/react';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import { TOAST_SUCCESS_MS } from '#schema/options/limits.ts';
import { applicationForm } from '#schema/validation/seekers/application.ts';
import { changesOf, unsavedInput } from '#client/components/form/unsavedInput.ts';
import { useServerForm } from '#client/components/form/useServerForm.ts';
import { graphql } from '#client/gql/gql.ts';
import { isNetworkFailure } from '#client/lib/failures.ts';
import type { OutboxEntry } from '#client/lib/offline/deviceStore.ts';
import { discardEntry } from '#client/lib/offline/outbox.ts';
import { toast } from '#client/ui/toast.ts';
import type { Upload } from '#client/components/upload/useUpload.ts';
import { brokenRule } from '#client/lib/failures.ts';
import {
  answersForm,
  answersIn,
  flatAnswers,
  nameOf,
  type AskedQuestion,
} from './askedQuestions.ts';
import { forgetOwnApplications } from './forgetOwnApplications.ts';
import { keepApplication } from './keepApplication.ts';
import { setLastSent } from './openApply.ts';
import type { Choice } from './useResumeChoice.ts';
import {
  dropWaitingApplication,
  keepWaitingApplication,
  waitingApplicationOf,
} from './waitingApplication.ts';

const ApplyFormMutation = graphql(`
  mutation ApplyForm($input: ApplyToJobInput!) {
    applyToJob(input: $input) {
      application {
        id
        ...AppliedMark_application
        job {
          id
          applicationsCount
          myApplication {
            id
          }
        }
      }
    }
  }
`);

/** The resume is a separate file here: uploaded first and then sent by its id. */
const typed = z.omit(applicationForm, { resume: true });

const FIELDS = ['name', 'email', 'phone', 'coverLetter', 'expectedSalary'] as const;

type Values = Readonly<Record<string, string>>;

interface Options {
  jobId: string;
  title: string;
  userId: string;
  choice: Choice;
  onClose: () => void;
  known: { name: string; email: string; phone: string };
  /** The seeker has to confirm their email address first, and may come back in another tab. */
  mustWait: boolean;
  /** An application that was written earlier and has not been sent yet. */
  kept: OutboxEntry | undefined;
  questions: readonly AskedQuestion[];
  /** The employer rewrote a question while the form was open. */
  onQuestionsChanged: () => void;
}

const blank = { coverLetter: '', expectedSalary: '' };

function textsIn(kept: OutboxEntry | undefined): Values {
  const { answers = [], ...body } = (kept?.request.body ?? {}) as Record<string, unknown> & {
    answers?: { question: string; answer: string }[];
  };
  const texts = Object.entries(body).filter(
    ([name, value]) => typeof value === 'string' && FIELDS.some((field) => field === name),
  );
  const answered = answers.map(({ question, answer }) => [nameOf({ key: question }), answer]);
  return Object.fromEntries([...texts, ...answered]) as Values;
}

/** The answer to a file question until the chosen file has an id. */
const CHOSEN = 'chosen';

/** The text typed for this job survives the end of a session and a closed dialog, within this tab. */
export function useApplyForm(options: Options) {
  const { jobId, title, userId, choice, onClose, known, mustWait, kept, questions } = options;
  const part = `application:${jobId}`;
  const t = useTranslations('applications');
  const offline = useTranslations('offline');
  const [apply] = useMutation(ApplyFormMutation, {
    update: (cache) => {
      forgetOwnApplications(cache);
      cache.evict({ id: cache.identify({ __typename: 'Job', id: jobId }), fieldName: 'stats' });
    },
  });
  const waiting = waitingApplicationOf(userId);
  const typedBefore = {
    ...(waiting?.jobId === jobId && waiting.typed),
    ...textsIn(kept),
    ...unsavedInput.read(userId, part),
  };
  const wait = (changed: Values) =>
    keepWaitingApplication({ userId, jobId, title, typed: changed });
  const waitFromNow = useEffectEvent(() => wait(typedBefore as Values));
  useEffect(() => {
    if (mustWait) waitFromNow();
  }, [mustWait]);
  const uploads = useRef(new Map<string, Upload>());
  const schema = useMemo(() => z.extend(typed, { answers: answersForm(questions) }), [questions]);
  const { before, answers: answered } = withoutAnswers(typedBefore as Values, questions);
  const sentFile = async (key: string) => (await uploads.current.get(key)?.settled())?.fileId;
  const form = useServerForm({
    schema,
    fields: [...FIELDS, ...questions.map(nameOf)],
    defaultValues: { ...known, ...blank, ...before, answers: answered },
    onTyped: ({ answers: given, ...values }) => {
      const changed = {
        ...changesOf({ ...known, ...blank }, values),
        ...flatAnswers(given as Values, questions),
      };
      unsavedInput.write(userId, part, changed);
      if (mustWait) wait(changed);
    },
    send: async ({ answers: given, ...values }) => {
      const resume = (await choice.settled()) ?? null;
      const unsent = choice.unsent();
      const answered = async (fileOf: (key: string) => Promise<string | undefined>) => {
        const all = questions.map(async ({ key, kind }) => {
          const answer = kind === 'FILE' ? await fileOf(key) : (given as Values)[key];
          return { question: key, answer: answer ?? '' };
        });
        return (await Promise.all(all)).filter(({ answer }) => answer);
      };
      const keep = async (error: unknown) => {
        // A file that answers a question cannot wait on the device.
        if (uploads.current.size > 0) throw error;
        const written = { ...values, answers: await answered(async () => undefined) };
        if (await keepApplication({ jobId, title, values: written, resume, unsent }))
          return 'kept' as const;
        throw error;
      };
      if (unsent) return keep(new TypeError('No network'));
      try {
        const answers = await answered(sentFile);
        const input = { ...values, jobId, resume, ...(answers.length > 0 && { answers }) };
        return await apply({ variables: { input } });
      } catch (error) {
        if (isNetworkFailure(error)) return keep(error);
        if (brokenRule(error) === 'application.answer.known') options.onQuestionsChanged();
        throw error;
      }
    },
    onSent: (answer) => {
      dropWaitingApplication();
      onClose();
      if (answer === 'kept')
        return toast({
          kind: 'info',
          title: offline('apply.kept'),
          message: offline('apply.keptText'),
        });
      if (kept) void discardEntry(kept.id).catch(() => undefined);
      unsavedInput.remove(userId, part);
      setLastSent(jobId);
      return toast({
        kind: 'success',
        title: t('success.title'),
        message: t('success.text'),
        duration: TOAST_SUCCESS_MS,
      });
    },
  });
  return {
    form,
    /** To be called when a file is chosen for this question or removed again. */
    fileChosen: (question: AskedQuestion, upload: Upload | null) => {
      const name = nameOf(question);
      if (upload) uploads.current.set(question.key, upload);
      else uploads.current.delete(question.key);
      form.setValue(name, upload ? CHOSEN : '');
      if (upload) form.clearErrors(name);
    },
  };
}

/** The text typed earlier, in the shape of the form. */
function withoutAnswers(typedBefore: Values, questions: readonly AskedQuestion[]) {
  const plain = Object.entries(typedBefore).filter(([name]) => !name.startsWith('answers.'));
  return { before: Object.fromEntries(plain), answers: answersIn(typedBefore, questions) };
}
