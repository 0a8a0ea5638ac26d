import { useMutation } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import { ResumeChoice } from '#client/components/apply/ResumeChoice.tsx';
import { useResumeChoice } from '#client/components/apply/useResumeChoice.ts';
import { ServerForm } from '#client/components/form/ServerForm.tsx';
import { changesOf, unsavedInput } from '#client/components/form/unsavedInput.ts';
import { useServerForm } from '#client/components/form/useServerForm.ts';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { useSession } from '#client/lib/session.ts';
import { TextField } from '#client/ui/TextField.tsx';
import { TextArea } from '#client/ui/fields/TextArea.tsx';
import { toast } from '#client/ui/toast.ts';
import { applicationEditSchema } from '#schema/validation/seekers/application.ts';

export const EditForm_application = graphql(`
  fragment EditForm_application on Application {
    id
    phone
    coverLetter
    expectedSalary
    resumeName
  }
`);

export const EditForm_resumes = graphql(`
  fragment EditForm_resumes on Resume {
    id
    isDefault
    ...ResumeChoice_resumes
  }
`);

const EditFormMutation = graphql(`
  mutation EditForm($input: EditApplicationInput!) {
    editApplication(input: $input) {
      application {
        ...OwnApplication_application
        ...EditForm_application
      }
    }
  }
`);

/** The resume is a separate file here: uploaded first and then sent by its id. */
const typed = z.omit(applicationEditSchema, { id: true, resume: true });

interface EditFormProps {
  application: FragmentType<typeof EditForm_application>;
  resumes: readonly FragmentType<typeof EditForm_resumes>[];
  onClose: () => void;
}

/** The typed text survives the end of a session and a closed dialog, within this tab. */
export function EditForm({ onClose, ...props }: EditFormProps) {
  const application = readFragment(EditForm_application, props.application);
  const resumes = readFragment(EditForm_resumes, props.resumes);
  const t = useTranslations('myApplication');
  const applications = useTranslations('applications');
  const { id, phone, coverLetter, expectedSalary, resumeName } = application;
  const choice = useResumeChoice(resumes, undefined, resumeName);
  const [edit] = useMutation(EditFormMutation);
  const userId = useSession().user?.id ?? '';
  const part = `edit:${id}`;
  const stored = { phone: phone ?? '', coverLetter, expectedSalary: expectedSalary ?? '' };
  const form = useServerForm({
    schema: typed,
    fields: ['phone', 'coverLetter', 'expectedSalary'],
    defaultValues: { ...stored, ...unsavedInput.read(userId, part) },
    onTyped: (values) => unsavedInput.write(userId, part, changesOf(stored, values)),
    send: async (values) => {
      const resume = await choice.settled();
      const input = { id, ...values, ...(resume !== undefined && { resume }) };
      return edit({ variables: { input } });
    },
    onSent: () => {
      unsavedInput.remove(userId, part);
      onClose();
      toast({ kind: 'success', title: t('edit.done') });
    },
  });
  const optional = applications('apply.optional');
  return (
    <ServerForm form={form} fallback={t('edit.failed')} submitLabel={t('edit.submit')}>
      <p className="text-sm text-soft">{t('edit.lead')}</p>
      <TextField
        {...form.field('phone')}
        label={applications('apply.phone')}
        note={optional}
        type="tel"
        autoComplete="tel"
      />
      <ResumeChoice choice={choice} resumes={resumes} sent={resumeName} note={optional} />
      <TextArea
        {...form.field('coverLetter')}
        label={applications('apply.coverLetter')}
        note={optional}
        hint={applications('apply.coverLetterHint')}
      />
      <TextField
        {...form.field('expectedSalary')}
        label={applications('apply.expectedSalary')}
        note={optional}
        hint={applications('apply.expectedSalaryHint')}
      />
    </ServerForm>
  );
}
