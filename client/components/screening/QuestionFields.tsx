import { useTranslations } from 'use-intl';
import type { QuestionKind, QuestionWeight } from '#client/gql/graphql.ts';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { FieldError } from '#client/ui/Field.tsx';
import { SelectField } from '#client/ui/fields/SelectField.tsx';
import { TextArea } from '#client/ui/fields/TextArea.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { QUESTION_OPTIONS_MAX } from '#schema/options/jobQuestions.ts';
import { LENGTHS } from '#schema/validation/lengths.ts';
import { expectedOf, isExpecting, KINDS, optionsOf, type QuestionForm } from './questionForm.ts';
import { useExpectation } from './useExpectation.ts';

interface QuestionFieldsProps {
  id: string;
  question: QuestionForm;
  error: (field: string) => string | undefined;
  onChange: (question: QuestionForm) => void;
}

export function QuestionFields({ id, question, error, onChange }: QuestionFieldsProps) {
  const t = useTranslations('questions');
  const { sentenceOf } = useExpectation();
  const { kind, text, options, isRequired, minimum, weight } = question;
  const set = (changed: Partial<QuestionForm>) => onChange({ ...question, ...changed });
  const sentence = sentenceOf({ kind, ...expectedOf(question) }, weight);
  return (
    <div className="grid gap-4">
      <TextField
        id={`${id}.text`}
        label={t('field.text')}
        hint={t('field.textHint')}
        maxLength={LENGTHS.line}
        value={text}
        error={error('text')}
        onChange={({ target }) => set({ text: target.value })}
      />
      <SelectField
        id={`${id}.kind`}
        label={t('field.kind')}
        hint={kind === 'FILE' ? t('field.fileHint') : undefined}
        value={kind}
        onChange={({ target }) => set({ kind: target.value as QuestionKind, wanted: [] })}
        options={KINDS.map((value) => ({
          value,
          label: t(`kind.${value.toLowerCase() as Lowercase<QuestionKind>}`),
        }))}
      />
      {kind === 'CHOICE' && (
        <TextArea
          id={`${id}.options`}
          label={t('field.options')}
          hint={t('field.optionsHint', { max: QUESTION_OPTIONS_MAX })}
          rows={4}
          value={options.join('\n')}
          error={error('options')}
          onChange={({ target }) => set({ options: target.value.split('\n') })}
        />
      )}
      <Wanted id={id} question={question} error={error('wanted')} onChange={set} />
      {kind === 'NUMBER' && (
        <TextField
          id={`${id}.minimum`}
          label={t('field.minimum')}
          hint={t('field.minimumHint')}
          inputMode="numeric"
          maxLength={12}
          value={minimum}
          error={error('minimum')}
          onChange={({ target }) => set({ minimum: target.value })}
        />
      )}
      {isExpecting(question) && (
        <SelectField
          id={`${id}.weight`}
          label={t('field.weight')}
          value={weight}
          hint={sentence && t('told', { sentence })}
          onChange={({ target }) => set({ weight: target.value as QuestionWeight })}
          options={[
            { value: 'NICE', label: t('field.nice') },
            { value: 'MUST', label: t('field.must') },
          ]}
        />
      )}
      <Checkbox
        id={`${id}.isRequired`}
        label={t('field.isRequired')}
        checked={isRequired}
        onChange={({ target }) => set({ isRequired: target.checked })}
      />
    </div>
  );
}

interface WantedProps {
  id: string;
  question: QuestionForm;
  error: string | undefined;
  onChange: (changed: Partial<QuestionForm>) => void;
}

function Wanted({ id, question, error, onChange }: WantedProps) {
  const t = useTranslations('questions');
  const { kind, wanted } = question;
  if (kind === 'YES_NO') {
    return (
      <SelectField
        id={`${id}.wanted`}
        label={t('field.wanted')}
        value={wanted[0] ?? ''}
        error={error}
        onChange={({ target }) => onChange({ wanted: target.value ? [target.value] : [] })}
        options={[
          { value: '', label: t('field.any') },
          { value: 'yes', label: t('answer.yes') },
          { value: 'no', label: t('answer.no') },
        ]}
      />
    );
  }
  const options = optionsOf(question);
  if (kind !== 'CHOICE' || options.length < 2) return null;
  return (
    <fieldset className="grid min-w-0">
      <legend className="text-sm font-semibold">{t('field.wantedSeveral')}</legend>
      <p className="text-sm text-soft">{t('field.wantedHint')}</p>
      {options.map((option) => (
        <Checkbox
          key={option}
          label={<span className="wrap-anywhere">{option}</span>}
          checked={wanted.includes(option)}
          onChange={({ target }) =>
            onChange({
              wanted: target.checked
                ? [...wanted, option]
                : wanted.filter((answer) => answer !== option),
            })
          }
        />
      ))}
      {error && <FieldError id={`${id}.wanted-error`}>{error}</FieldError>}
    </fieldset>
  );
}
