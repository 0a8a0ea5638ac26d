import { useMutation } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import { useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import { TOAST_SUCCESS_MS } from '#schema/options/limits.ts';
import { applicationForm } from '#schema/validation/seekers/application.ts';
import { unsavedInput } from '#client/components/form/unsavedInput.ts';
import { useServerForm } from '#client/components/form/useServerForm.ts';
import { graphql } from '#client/gql/gql.ts';
import { toast } from '#client/ui/toast.ts';
import { rememberSent } from './openApply.ts';
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
}

const blank = { coverLetter: '', expectedSalary: '' };

/** The values that differ from the prefilled ones. */
function changesOf(
  prefilled: Values,
  values: Readonly<Record<string, string | null | undefined>>,
): Values {
  const changes = Object.entries(values).filter(([name, value]) => value !== prefilled[name]);
  return Object.fromEntries(changes.map(([name, value]) => [name, value ?? '']));
}

/** The text typed for this job survives the end of a session and a closed dialog, within this tab. */
export function useApplyForm(options: Options) {
  const { jobId, title, userId, choice, onClose, known, mustWait } = options;
  const part = `application:${jobId}`;
  const t = useTranslations('applications');
  const [apply] = useMutation(ApplyFormMutation, {
    update: (cache) => {
      // Lists and counts that now include one more are refetched when next shown.
      for (const fieldName of ['applications', 'dashboard', 'jobMarks'])
        cache.evict({ id: 'Viewer:{}', fieldName });
      cache.evict({ id: cache.identify({ __typename: 'Job', id: jobId }), fieldName: 'stats' });
    },
  });
  const waiting = waitingApplicationOf(userId);
  const typedBefore = {
    ...(waiting?.jobId === jobId && waiting.typed),
    ...unsavedInput.read(userId, part),
  };
  const wait = (changed: Values) =>
    keepWaitingApplication({ userId, jobId, title, typed: changed });
  const waitFromNow = useEffectEvent(() => wait(typedBefore as Values));
  useEffect(() => {
    if (mustWait) waitFromNow();
  }, [mustWait]);
  const form = useServerForm({
    schema: typed,
    fields: FIELDS,
    defaultValues: {
      ...known,
      ...blank,
      ...typedBefore,
    },
    onTyped: (values) => {
      const changed = changesOf({ ...known, ...blank }, values);
      unsavedInput.write(userId, part, changed);
      if (mustWait) wait(changed);
    },
    send: async (values) => {
      const resume = await choice.settled();
      return apply({ variables: { input: { ...values, jobId, resume } } });
    },
    onSent: () => {
      unsavedInput.remove(userId, part);
      dropWaitingApplication();
      rememberSent(jobId);
      onClose();
      toast({
        kind: 'success',
        title: t('success.title'),
        message: t('success.text'),
        duration: TOAST_SUCCESS_MS,
      });
    },
  });
  return { form };
}
