import { useTranslations } from 'use-intl';
import { ServerForm } from '#client/components/form/ServerForm.tsx';
import { ResendVerification } from '#client/components/ResendVerification.tsx';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { needsConfirmedEmail } from '#client/lib/failures.ts';
import { Banner } from '#client/ui/Banner.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { TextArea } from '#client/ui/fields/TextArea.tsx';
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
    emailVerified
  }
`);

export const ApplyForm_resumes = graphql(`
  fragment ApplyForm_resumes on Resume {
    id
    isDefault
    ...ResumeChoice_resumes
  }
`);

interface ApplyFormProps {
  jobId: string;
  user: FragmentType<typeof ApplyForm_user>;
  resumes: readonly FragmentType<typeof ApplyForm_resumes>[];
  onClose: () => void;
}

/** Prefilled from the account: with a stored resume, one press is enough. */
export function ApplyForm({ jobId, onClose, ...props }: ApplyFormProps) {
  const t = useTranslations('applications');
  const user = readFragment(ApplyForm_user, props.user);
  const resumes = readFragment(ApplyForm_resumes, props.resumes);
  const choice = useResumeChoice(resumes);
  const name = `${user.firstName} ${user.lastName}`.trim();
  const { form } = useApplyForm({
    jobId,
    userId: user.id,
    choice,
    onClose,
    known: { name, email: user.email, phone: user.phone ?? '' },
  });
  const optional = t('apply.optional');
  // A refusal says the same, with the same button.
  const mustConfirm = !user.emailVerified && !needsConfirmedEmail(form.failure);

  return (
    <>
      {mustConfirm && (
        <Banner kind="warning" className="mb-4" actions={<ResendVerification size="s" />}>
          {t('apply.unverified', { email: user.email })}
        </Banner>
      )}
      <ServerForm form={form} fallback={t('apply.failed')} submitLabel={t('apply.submit')}>
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
      </ServerForm>
    </>
  );
}
