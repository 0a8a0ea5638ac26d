import { useState, type SyntheticEvent } from 'react';
import { useTranslations } from 'use-intl';
import type { Wizard } from '#client/pages/addJob/wizardProps.ts';
import { idOf } from '#client/pages/addJob/wizardValues.ts';
import { Banner } from '#client/ui/Banner.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { TextArea } from '#client/ui/fields/TextArea.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { LENGTHS } from '#schema/validation/lengths.ts';
import {
  ANSWERS,
  answersOfRequirements,
  draftOfAnswers,
  yearsIn,
  type AnswerName,
  type Answers,
} from './draftOfAnswers.ts';

const FORM = 'posting-answers';
/** Answers are short, but may be a list. */
const LONG_ANSWER = 2_000;

interface AnswersDialogProps {
  wizard: Wizard;
  onClose: () => void;
}

/** Five short answers become a draft of the texts of the job, which are then edited as usual. */
export function AnswersDialog({ wizard, onClose }: AnswersDialogProps) {
  const t = useTranslations('postingAnswers');
  const { values, fill } = wizard;
  const [initial] = useState<Answers>(() => {
    const known = values.experience === '' ? '' : t('years', { count: Number(values.experience) });
    const mark = t('line.experience', { text: '' }).trim();
    const { skills, experience } = answersOfRequirements(values.requirements, mark);
    return {
      duties: values.responsibilities,
      skills,
      experience: known === '' || yearsIn(experience) === values.experience ? experience : known,
      place: '',
      pay: values.salary,
    };
  });
  const [answers, setAnswers] = useState(initial);
  const isBlank = !answers.duties.trim() && !answers.skills.trim();

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    // React passes the event on to the form of the wizard, which renders the dialog.
    event.stopPropagation();
    if (isBlank) return;
    const draft = draftOfAnswers(values.title, answers, {
      opening: (title) => t('opening', { title }),
      line: (about, text) => t(`line.${about}`, { text }),
    });
    const pay = answers.pay.trim();
    const years = yearsIn(answers.experience);
    const isChanged = (name: AnswerName) => answers[name] !== initial[name];
    fill({
      description: draft.description.slice(0, LENGTHS.text),
      requirements: draft.requirements.slice(0, LENGTHS.text),
      responsibilities: draft.responsibilities.slice(0, LENGTHS.text),
      // Searches use these fields, so the pay and the years are written there as well.
      ...(isChanged('pay') && pay && { salary: pay }),
      ...(isChanged('experience') && years && { experience: years }),
    });
    onClose();
    requestAnimationFrame(() => document.getElementById(idOf('description'))?.focus());
  };
  const field = (name: AnswerName) => ({
    id: `answer-${name}`,
    name,
    label: t(`question.${name}`),
    hint: t(`hint.${name}`),
    value: answers[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setAnswers({ ...answers, [name]: target.value }),
  });

  return (
    <Dialog
      size="l"
      title={t('title')}
      closeLabel={t('close')}
      dismissable={answers === initial}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form={FORM} variant="main" disabled={isBlank}>
            {t('write')}
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate method="post" onSubmit={submit} className="grid gap-5">
        <p className="text-soft">{t('lead', { title: values.title || t('untitled') })}</p>
        {values.description.trim() && <Banner>{t('replaces')}</Banner>}
        {ANSWERS.map(({ name, isLong }) =>
          isLong ? (
            <TextArea key={name} {...field(name)} rows={4} maxLength={LONG_ANSWER} />
          ) : (
            <TextField key={name} {...field(name)} maxLength={LENGTHS.line} />
          ),
        )}
      </form>
    </Dialog>
  );
}
