import { useTranslations } from 'use-intl';
import { useExpectation } from '#client/components/screening/useExpectation.ts';
import { RadioGroup } from '#client/ui/fields/RadioGroup.tsx';
import { SelectField } from '#client/ui/fields/SelectField.tsx';
import { TextArea } from '#client/ui/fields/TextArea.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { ANSWER_MAX } from '#schema/options/jobQuestions.ts';
import { nameOf, type AskedQuestion } from './askedQuestions.ts';
import { FileAnswer } from './FileAnswer.tsx';
import type { useApplyForm } from './useApplyForm.ts';

interface AnswerFieldsProps {
  questions: readonly AskedQuestion[];
  apply: ReturnType<typeof useApplyForm>;
}

/** Up to this many options are all shown; more are in a select, for which phones have a picker. */
const SHOWN_AT_ONCE = 5;

/** The employer's questions, each with what the employer looks for. Words: `answers`. */
export function AnswerFields({ questions, apply }: AnswerFieldsProps) {
  const t = useTranslations('answers');
  if (questions.length === 0) return null;
  return (
    <section aria-labelledby="apply-questions" className="grid gap-5 border-t border-line pt-4">
      <div>
        <h3 id="apply-questions" className="text-[1.0625rem]">
          {t('heading')}
        </h3>
        <p className="text-sm text-soft">{t('lead')}</p>
      </div>
      {questions.map((question) => (
        <AnswerField key={question.key} question={question} apply={apply} />
      ))}
    </section>
  );
}

function AnswerField({
  question,
  apply,
}: {
  question: AskedQuestion;
  apply: AnswerFieldsProps['apply'];
}) {
  const t = useTranslations('answers');
  const { sentenceOf, answerInWords } = useExpectation();
  const { kind, text, options, isRequired, weight } = question;
  const hint = sentenceOf(question, weight) ?? undefined;
  const note = isRequired ? undefined : t('optional');
  if (kind === 'FILE') return <FileAnswer question={question} note={note} apply={apply} />;

  const field = apply.form.field(nameOf(question));
  if (kind === 'TEXT')
    return (
      <TextArea {...field} label={text} note={note} hint={hint} rows={3} maxLength={ANSWER_MAX} />
    );
  if (kind === 'NUMBER')
    return (
      <TextField
        {...field}
        label={text}
        note={note}
        hint={hint}
        inputMode="decimal"
        className="max-w-72"
      />
    );
  const answers = kind === 'YES_NO' ? ['yes', 'no'] : options;
  const choices = answers.map((value) => ({ value, label: answerInWords(kind, value) }));
  if (choices.length > SHOWN_AT_ONCE)
    return (
      <SelectField
        {...field}
        label={text}
        note={note}
        hint={hint}
        placeholder={t('choose')}
        options={choices}
      />
    );
  return (
    <RadioGroup
      {...field}
      label={
        <>
          {text}
          {note && <span className="font-normal text-soft"> {note}</span>}
        </>
      }
      hint={hint}
      options={[...choices, ...(isRequired ? [] : [{ value: '', label: t('skip') }])]}
    />
  );
}
