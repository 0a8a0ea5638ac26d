import { CornerDownLeft, Sparkles } from 'lucide-react';
import { useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslations } from 'use-intl';
import { TextField } from '#client/ui/TextField.tsx';
import { Button } from '#client/ui/Button.tsx';
import { SENTENCE_MAX } from '#schema/analytics/query.ts';
import type { TypedProblem, UnderstoodPart } from '#schema/analytics/typed/understood.ts';
import type { BuilderState } from '../question/builderState.ts';
import { CompletionList } from './CompletionList.tsx';
import { completedWith, completionsOf, type Phrase } from './completions.ts';
import { TypedParts } from './TypedParts.tsx';
import { TypedProblems } from './TypedProblems.tsx';
import { useAskedQuestion } from './useAskedQuestion.ts';
import { useTypedQuestion } from './useTypedQuestion.ts';

interface TypedQuestionProps {
  build: BuilderState;
  today: string;
}

/** "Top 10 companies by applications last week": Enter replaces the current question with it. */
export function TypedQuestion({ build, today }: TypedQuestionProps) {
  const t = useTranslations('typedQuestion');
  const { model } = build;
  const question = useTypedQuestion(model, today);
  const { text, found, problems, isLooking } = question;
  const { isAsked, hasRun, ask: askFor, type } = useAskedQuestion(build, question);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const phrases = useMemo(
    (): Phrase[] => [
      ...model.measures.map(({ name }) => ({ text: name, kind: 'measure' as const })),
      ...model.dimensions.map(({ name }) => ({ text: name, kind: 'dimension' as const })),
      ...t('phrases')
        .split('|')
        .map((phrase) => ({ text: phrase, kind: 'phrase' as const })),
    ],
    [model, t],
  );
  // "Last week" is complete, and the list would cover what is wrong with the sentence.
  const isPeriodTyped = found.parts.some(
    ({ means, cut }) => means.is === 'range' && cut[1] >= text.length,
  );
  const lines = isOpen && !isPeriodTyped ? completionsOf(text, phrases) : [];
  // The word that is still being typed is not marked yet, nor is a sentence that has just begun.
  const shown = problems.filter(
    ({ why, end }) =>
      isAsked || (why !== 'noMeasure' && (end < text.trimEnd().length || /\s$/.test(text))),
  );
  const isMarked = shown.length > 0 && !isLooking;

  const ask = (sentence: string) => {
    askFor(sentence);
    setOpen(false);
  };
  const complete = (phrase: Phrase) => {
    type(completedWith(text, phrase));
    setActive(-1);
    input.current?.focus();
  };
  const replace = ({ start, end }: TypedProblem, by: string) => {
    const isRight = problems.length === 1;
    const sentence = tidied(text.slice(0, start) + by + text.slice(end));
    input.current?.focus();
    // This solves the last problem, so the question is asked, as Enter had requested.
    if (isRight && isAsked) ask(sentence);
    else type(sentence);
  };
  const remove = ({ cut }: UnderstoodPart) => {
    const sentence = tidied(text.slice(0, cut[0]) + text.slice(cut[1]));
    input.current?.focus();
    if (hasRun && found.query && sentence) ask(sentence);
    else type(sentence);
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && lines.length > 0) {
      event.preventDefault();
      // The box is a position too, so there is one more than there are lines.
      setActive(((active + 1 + step + lines.length + 1) % (lines.length + 1)) - 1);
    } else if ((event.key === 'Enter' || event.key === 'Tab') && lines[active]) {
      event.preventDefault();
      complete(lines[active]);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (text.trim()) ask(text);
    } else if (event.key === 'Escape' && lines.length > 0) {
      event.stopPropagation();
      setOpen(false);
    }
  };
  return (
    <div role="search" aria-label={t('label')} className="print-hidden">
      <div className="relative">
        <TextField
          ref={input}
          label={t('label')}
          hideLabel
          placeholder={t('placeholder')}
          error={isMarked && isAsked ? t('error', { count: shown.length }) : undefined}
          maxLength={SENTENCE_MAX}
          autoComplete="off"
          spellCheck={false}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={lines.length > 0}
          aria-controls={lines.length > 0 ? id : undefined}
          aria-activedescendant={lines[active] ? `${id}-${active}` : undefined}
          prefix={<Sparkles className="size-5" />}
          suffix={
            text.trim() !== '' && (
              <Button
                variant="quiet"
                iconOnly
                busy={isAsked && isLooking}
                aria-label={t('ask')}
                onClick={() => ask(text)}
                icon={<CornerDownLeft className="size-5" />}
              />
            )
          }
          value={text}
          onChange={({ target }) => {
            type(target.value);
            setOpen(true);
            setActive(-1);
          }}
          onKeyDown={press}
          onBlur={() => setOpen(false)}
        />
        {lines.length > 0 && (
          <CompletionList {...{ id, lines, active }} onPoint={setActive} onChoose={complete} />
        )}
      </div>
      {found.parts.length > 0 && <TypedParts model={model} parts={found.parts} onRemove={remove} />}
      {isMarked && <TypedProblems text={text} problems={shown} onReplace={replace} />}
    </div>
  );
}

const tidied = (text: string) => text.replace(/\s+/g, ' ').trim();
