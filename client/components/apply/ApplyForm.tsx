import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ServerForm } from '#client/components/form/ServerForm.tsx';
import { ResendVerification } from '#client/components/ResendVerification.tsx';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { needsConfirmedEmail, UnsentFile } from '#client/lib/failures.ts';
import type { UploadState } from '#client/components/upload/useUpload.ts';
import type { OutboxEntry } from '#client/lib/offline/deviceStore.ts';
import { useOfflineState } from '#client/lib/offline/offlineState.ts';
import { useSession } from '#client/lib/session.ts';
import { Banner } from '#client/ui/Banner.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { TextArea } from '#client/ui/fields/TextArea.tsx';
import { AnswerFields } from './AnswerFields.tsx';
import { AskedQuestions_question, nameOf, type AskedQuestion } from './askedQuestions.ts';
import type { ApplyTarget } from './openApply.ts';
import { ResumeChoice } from './ResumeChoice.tsx';
import { useApplyForm } from './useApplyForm.ts';
import { useResumeChoice } from './useResumeChoice.ts';

export const ApplyForm_user = graphql(`
  fragment ApplyForm_user on User {
    id
    firstName
    lastName
    email
    phone
  }
`);

export const ApplyForm_resumes = graphql(`
  fragment ApplyForm_resumes on Resume {
    id
    isDefault
    ...ResumeChoice_resumes
  }
`);

interface ApplyFormProps extends ApplyTarget {
  user: FragmentType<typeof ApplyForm_user>;
  resumes: readonly FragmentType<typeof ApplyForm_resumes>[];
  /** An application that was written earlier and has not been sent yet. */
  kept: OutboxEntry | undefined;
  questions: readonly FragmentType<typeof AskedQuestions_question>[];
  onQuestionsChanged: () => void;
  onClose: () => void;
}

/** Prefilled from the account: with a stored resume, one press is enough. */
export function ApplyForm(given: ApplyFormProps) {
  const { jobId, title, kept, onClose, onQuestionsChanged, ...props } = given;
  const t = useTranslations('applications');
  const user = readFragment(ApplyForm_user, props.user);
  const resumes = readFragment(ApplyForm_resumes, props.resumes);
  const questions = readFragment(AskedQuestions_question, props.questions);
  const choice = useResumeChoice(resumes, kept);
  const offline = useTranslations('offline');
  const shell = useTranslations('shell');
  const { isOffline } = useOfflineState();
  const { mustWait, isFree } = useConfirmedEmail();
  const name = `${user.firstName} ${user.lastName}`.trim();
  const apply = useApplyForm({
    jobId,
    title,
    userId: user.id,
    choice,
    onClose,
    known: { name, email: user.email, phone: user.phone ?? '' },
    mustWait,
    kept,
    questions,
    onQuestionsChanged,
  });
  const { form } = apply;
  const errors = namedErrors(form.errors, questions);
  const optional = t('apply.optional');
  const isRefused = needsConfirmedEmail(form.failure);
  const isOver = (isFree && isRefused) || isAboutAnotherFile(form.failure, choice.upload.state);
  const failure = isOver ? undefined : form.failure;

  return (
    <>
      {isOffline && <Banner className="mb-4">{offline('apply.hint')}</Banner>}
      {/* Left out after a refusal, which says the same and has the same button. */}
      {mustWait && !isRefused && (
        <Banner kind="warning" className="mb-4" actions={<ResendVerification size="s" />}>
          {shell('confirmEmail.first', { email: user.email })}
        </Banner>
      )}
      {isFree && (
        <Banner kind="success" className="mb-4">
          {t('apply.confirmed')}
        </Banner>
      )}
      <ServerForm
        form={{ ...form, errors, failure }}
        fallback={t('apply.failed')}
        submitLabel={t('apply.submit')}
      >
        <TextField {...form.field('name')} label={t('apply.name')} autoComplete="name" />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            {...form.field('email')}
            label={t('apply.email')}
            type="email"
            autoComplete="email"
          />
          <TextField
            {...form.field('phone')}
            label={t('apply.phone')}
            note={optional}
            type="tel"
            autoComplete="tel"
          />
        </div>
        <ResumeChoice choice={choice} resumes={resumes} note={optional} />
        <TextArea
          {...form.field('coverLetter')}
          label={t('apply.coverLetter')}
          note={optional}
          hint={t('apply.coverLetterHint')}
        />
        <TextField
          {...form.field('expectedSalary')}
          label={t('apply.expectedSalary')}
          note={optional}
          hint={t('apply.expectedSalaryHint')}
        />
        <AnswerFields questions={questions} apply={apply} />
        <p className="text-sm text-soft">{t('apply.whatIsSent')}</p>
      </ServerForm>
    </>
  );
}

/** In the summary, the error of an answer also names the question. */
function namedErrors(
  errors: readonly { field: string; message: string }[],
  questions: readonly AskedQuestion[],
) {
  return errors.map(({ field, message }) => {
    const question = questions.find((one) => nameOf(one) === field);
    return { field, message: question ? `${question.text} – ${message}` : message };
  });
}

/** The file that could not be uploaded was removed or replaced, or its upload has succeeded since. */
function isAboutAnotherFile(failure: unknown, state: UploadState): boolean {
  if (!(failure instanceof UnsentFile)) return false;
  return (
    state.step === 'ready' || failure.file !== (state.step === 'failed' ? state.file : undefined)
  );
}

/** The address may be confirmed while the form is open, in another tab or on another device. */
function useConfirmedEmail() {
  const mustWait = useSession().user?.emailVerified === false;
  const [hadToWait] = useState(mustWait);
  return { mustWait, isFree: hadToWait && !mustWait };
}
