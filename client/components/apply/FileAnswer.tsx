import { useEffect, useEffectEvent } from 'react';
import { useTranslations } from 'use-intl';
import { UploadControl } from '#client/components/upload/UploadControl.tsx';
import { useUpload } from '#client/components/upload/useUpload.ts';
import { useExpectation } from '#client/components/screening/useExpectation.ts';
import { FieldError } from '#client/ui/Field.tsx';
import { RESUME_MAX_BYTES_APPLICATION } from '#schema/options/limits.ts';
import { applicationResumeProblem } from '#schema/validation/upload.ts';
import { nameOf, type AskedQuestion } from './askedQuestions.ts';
import type { useApplyForm } from './useApplyForm.ts';

interface FileAnswerProps {
  question: AskedQuestion;
  note: string | undefined;
  apply: ReturnType<typeof useApplyForm>;
}

const MEGABYTE = 1024 * 1024;

/** A document, checked like a resume. It is uploaded at once and sent by its id. */
export function FileAnswer({ question, note, apply }: FileAnswerProps) {
  const t = useTranslations('answers');
  const { sentenceOf } = useExpectation();
  const upload = useUpload({ path: 'file' });
  const name = nameOf(question);
  const { step } = upload.state;
  const hint = sentenceOf(question, question.weight);
  const error = apply.form.error(name);
  const report = useEffectEvent(() => apply.fileChosen(question, step === 'idle' ? null : upload));
  useEffect(() => report(), [step]);
  return (
    <fieldset
      id={name}
      tabIndex={-1}
      aria-describedby={error ? `${name}-error` : undefined}
      className="grid min-w-0 gap-1.5"
    >
      <legend className="mb-1.5 text-sm font-semibold">
        {question.text}
        {note && <span className="font-normal text-soft"> {note}</span>}
      </legend>
      {hint && <p className="text-sm text-soft">{hint}</p>}
      <UploadControl
        upload={upload}
        problemOf={applicationResumeProblem}
        label={t('drop')}
        maxMegabytes={RESUME_MAX_BYTES_APPLICATION / MEGABYTE}
      />
      {error && <FieldError id={`${name}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
