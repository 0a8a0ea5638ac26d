import { useMutation } from '@apollo/client/react';
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

interface Options {
  jobId: string;
  userId: string;
  choice: Choice;
  onClose: () => void;
  known: { name: string; email: string; phone: string };
}

/** The text typed for this job survives the end of a session and a closed dialog, within this tab. */
export function useApplyForm({ jobId, userId, choice, onClose, known }: Options) {
  const part = `application:${jobId}`;
  const t = useTranslations('applications');
  const [apply] = useMutation(ApplyFormMutation, {
    update: (cache) => {
      // Lists and counts that now include one more are refetched when next shown.
      for (const fieldName of ['applications', 'dashboard'])
        cache.evict({ id: 'Viewer:{}', fieldName });
      cache.evict({ id: cache.identify({ __typename: 'Job', id: jobId }), fieldName: 'stats' });
    },
  });
  const form = useServerForm({
    schema: typed,
    fields: FIELDS,
    defaultValues: {
      ...known,
      coverLetter: '',
      expectedSalary: '',
      ...unsavedInput.read(userId, part),
    },
    onTyped: ({ coverLetter, expectedSalary }) =>
      unsavedInput.write(userId, part, {
        coverLetter: coverLetter ?? '',
        expectedSalary: expectedSalary ?? '',
      }),
    send: async (values) => {
      const resume = await choice.settled();
      return apply({ variables: { input: { ...values, jobId, resume } } });
    },
    onSent: () => {
      unsavedInput.remove(userId, part);
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
