import { useTranslations } from 'use-intl';
import { RESUME_MAX_BYTES_APPLICATION } from '#schema/options/limits.ts';
import { applicationResumeProblem } from '#schema/validation/upload.ts';
import { UploadControl } from '#client/components/upload/UploadControl.tsx';
import { useFileSize } from '#client/components/upload/useFileSize.ts';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { RadioGroup } from '#client/ui/fields/RadioGroup.tsx';
import { NEW, NONE, SENT, type Choice } from './useResumeChoice.ts';

export const ResumeChoice_resumes = graphql(`
  fragment ResumeChoice_resumes on Resume {
    id
    name
    size
    isDefault
  }
`);

interface ResumeChoiceProps {
  choice: Choice;
  resumes: readonly FragmentType<typeof ResumeChoice_resumes>[];
  note: string;
  /** The name of the resume that the application already has. */
  sent?: string | null;
}

const MEGABYTE = 1024 * 1024;

/** A stored resume, a new one or none. Users without a stored resume see the upload area at once. */
export function ResumeChoice({ choice, note, sent, ...props }: ResumeChoiceProps) {
  const t = useTranslations('applications');
  const sizeOf = useFileSize();
  const resumes = readFragment(ResumeChoice_resumes, props.resumes);
  const stored = resumes.map(({ id, name, size, isDefault }) => ({
    value: id,
    label: <span className="wrap-anywhere">{name}</span>,
    hint: isDefault ? `${t('apply.default')} · ${sizeOf(size)}` : sizeOf(size),
  }));
  const upload = (
    <UploadControl
      upload={choice.upload}
      problemOf={applicationResumeProblem}
      maxMegabytes={RESUME_MAX_BYTES_APPLICATION / MEGABYTE}
    />
  );
  const label = (
    <>
      {t('apply.resume')} <span className="font-normal text-soft">{note}</span>
    </>
  );

  if (stored.length === 0 && sent === undefined)
    return (
      <fieldset className="grid min-w-0 gap-1.5">
        <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
        {upload}
      </fieldset>
    );
  return (
    <div className="grid min-w-0 gap-2">
      <RadioGroup
        label={label}
        name="resume"
        value={choice.chosen}
        onChange={({ target }) => choice.choose(target.value)}
        options={[
          ...(sent ? [{ value: SENT, label: sent, hint: t('apply.sent') }] : []),
          ...stored,
          { value: NEW, label: t('apply.another') },
          { value: NONE, label: t('apply.none') },
        ]}
      />
      {choice.chosen === NEW && upload}
    </div>
  );
}
