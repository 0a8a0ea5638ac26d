import { Plus } from 'lucide-react';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#client/ui/Button.tsx';
import { FieldError } from '#client/ui/Field.tsx';
import { QUESTIONS_MAX } from '#schema/options/jobQuestions.ts';
import type { Category } from '#schema/options/categories.ts';
import { QuestionCard } from './QuestionCard.tsx';
import { BLANK, type QuestionForm } from './questionForm.ts';
import { QuestionSuggestions } from './QuestionSuggestions.tsx';

interface QuestionsEditorProps {
  /** The id of the whole list. The ids of its fields begin with it: `job-questions.0.text`. */
  id: string;
  questions: readonly QuestionForm[];
  onChange: (questions: readonly QuestionForm[]) => void;
  /** The message of a field: `questions`, `questions.0.text`. */
  error: (field: string) => string | undefined;
  category: Category | null;
}

/** The questions of a job in their order, and what could be asked. Words: `questions`, `answers`. */
export function QuestionsEditor({
  id,
  questions,
  onChange,
  error,
  category,
}: QuestionsEditorProps) {
  const t = useTranslations('questions');
  const [open, setOpen] = useState<number | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const box = useRef<HTMLElement>(null);
  const focus = useFocusOf(box);
  const isFull = questions.length >= QUESTIONS_MAX;

  const add = (question: QuestionForm, isWritten: boolean) => {
    const place = questions.length;
    onChange([...questions, question]);
    setOpen(isWritten ? open : place);
    setAnnouncement(t('added', { place: place + 1 }));
    if (!isWritten) focus(`${id}.${place}.text`);
  };
  const replace = (place: number, question: QuestionForm) =>
    onChange(questions.map((one, at) => (at === place ? question : one)));
  const remove = (place: number) => {
    onChange(questions.filter((_, at) => at !== place));
    setOpen(null);
    setAnnouncement(t('removed'));
    focus(`${id}-add`);
  };
  const move = (place: number, by: -1 | 1) => {
    const next = [...questions];
    next.splice(place + by, 0, ...next.splice(place, 1));
    onChange(next);
    setOpen(open === place ? place + by : null);
    setAnnouncement(t('moved', { place: place + by + 1 }));
    focus(`${id}.${place + by}.${by < 0 ? 'up' : 'down'}`);
  };
  const problem = error('questions');

  return (
    <section
      ref={box}
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-heading`}
      className="grid gap-4 border-t border-line pt-5"
    >
      <div>
        <h3 id={`${id}-heading`} className="text-[1.0625rem]">
          {t('heading')}
        </h3>
        <p className="text-sm text-soft">{t('lead', { max: QUESTIONS_MAX })}</p>
      </div>
      {questions.length > 0 && (
        <ol aria-label={t('list')} className="grid gap-3">
          {questions.map((question, place) => (
            <QuestionCard
              key={place}
              id={`${id}.${place}`}
              place={place}
              count={questions.length}
              question={question}
              isOpen={open === place}
              error={(field) => error(`questions.${place}.${field}`)}
              onOpen={(isOpen) => {
                setOpen(isOpen ? place : null);
                focus(isOpen ? `${id}.${place}.text` : `${id}.${place}.edit`);
              }}
              onChange={(changed) => replace(place, changed)}
              onMove={(by) => move(place, by)}
              onRemove={() => remove(place)}
            />
          ))}
        </ol>
      )}
      {problem && <FieldError id={`${id}-error`}>{problem}</FieldError>}
      <div className="grid gap-4">
        {isFull ? (
          <p className="text-sm text-soft">{t('full', { max: QUESTIONS_MAX })}</p>
        ) : (
          <>
            <Button
              id={`${id}-add`}
              size="s"
              className="justify-self-start"
              icon={<Plus className="size-4" />}
              onClick={() => add(BLANK, false)}
            >
              {t('add')}
            </Button>
            <QuestionSuggestions
              questions={questions}
              category={category}
              onAdd={(question) => add(question, true)}
            />
          </>
        )}
      </div>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </section>
  );
}

/** Moves the focus to a control that the next render shows. */
function useFocusOf(box: RefObject<HTMLElement | null>) {
  const wanted = useRef<string>(undefined);
  useEffect(() => {
    if (wanted.current === undefined) return;
    const control = document.getElementById(wanted.current);
    wanted.current = undefined;
    if (control instanceof HTMLButtonElement && control.disabled) {
      control.parentElement?.querySelector<HTMLElement>('button:enabled')?.focus();
    } else (control ?? box.current?.querySelector<HTMLElement>('button'))?.focus();
  });
  return (id: string) => {
    wanted.current = id;
  };
}
