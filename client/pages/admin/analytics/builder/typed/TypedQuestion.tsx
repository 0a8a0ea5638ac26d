import { CornerDownLeft, Sparkles } from 'lucide-react';
import {
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
} from 'react';
import { useTranslations } from 'use-intl';
import { announce } from '#client/lib/document/announcer.ts';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';
import { TextField } from '#client/ui/TextField.tsx';
import { Button } from '#client/ui/Button.tsx';
import { SENTENCE_MAX } from '#schema/analytics/query.ts';
import type { TypedProblem, UnderstoodPart } from '#schema/analytics/typed/understood.ts';
import type { BuilderState } from '../question/builderState.ts';
import { completedWith, completionsOf, type Phrase } from './completions.ts';
import { TypedParts } from './TypedParts.tsx';
import { TypedProblems } from './TypedProblems.tsx';
import { useTypedQuestion } from './useTypedQuestion.ts';

interface TypedQuestionProps {
  build: BuilderState;
  today: string;
}

/** "Top 10 companies by applications last week": Enter replaces the current question with it. */
export function TypedQuestion({ build, today }: TypedQuestionProps) {
  const t = useTranslations('typedQuestion');
  const { model } = build;
  const { text, setText, found, problems, isLooking } = useTypedQuestion(model, today);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  /** The text for which Enter was pressed; the question is asked once its names are looked up. */
  const [asked, setAsked] = useState<string | null>(null);
  const [ran, setRan] = useState<string | null>(null);
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
  const lines = isOpen ? completionsOf(text, phrases) : [];
  const isAsked = asked === text && text !== '';
  // The word that is still being typed is not marked yet, nor is a sentence that has just begun.
  const shown = problems.filter(
    ({ why, end }) =>
      isAsked || (why !== 'noMeasure' && (end < text.trimEnd().length || /\s$/.test(text))),
  );
  const isMarked = shown.length > 0 && !isLooking;

  const ask = (sentence: string) => {
    setText(sentence);
    setAsked(sentence);
    setOpen(false);
  };
  const settle = useEffectEvent(() => {
    if (!isAsked || isLooking || ran === text) return;
    setRan(text);
    if (!found.query) {
      announce(t('error', { count: problems.length }));
      return;
    }
    const { query, chart } = found;
    build.change((question) => ({
      ...question,
      query: {
        ...query,
        dimensions: query.dimensions ?? [],
        ...(question.query.timeZone && { timeZone: question.query.timeZone }),
      },
      chart,
    }));
  });
  useEffect(() => settle(), [asked, isLooking, found]);

  const type = (sentence: string) => {
    setText(sentence);
    setRan(null);
    setAsked(null);
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
    if (ran === text && found.query && sentence) ask(sentence);
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
      setRan(null);
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
                onClick={() => {
                  setRan(null);
                  ask(text);
                }}
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
          <ul
            id={id}
            role="listbox"
            aria-label={t('list')}
            onPointerDown={(event) => event.preventDefault()}
            className="absolute inset-x-0 top-12 z-40 max-h-80 animate-arrive overflow-y-auto rounded-card border border-line bg-card p-1.5 shadow-float"
          >
            {lines.map((line, index) => (
              <li
                key={`${line.kind} ${line.text}`}
                id={`${id}-${index}`}
                role="option"
                aria-selected={index === active}
                onPointerMove={() => setActive(index)}
                onClick={() => complete(line)}
                className={joinClasses(
                  'flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 py-2',
                  index === active && 'active-line',
                )}
              >
                <span className="min-w-0 flex-1">{line.text}</span>
                <span className="text-xs text-soft">{t(`kind.${line.kind}`)}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
      {found.parts.length > 0 && <TypedParts model={model} parts={found.parts} onRemove={remove} />}
      {isMarked && <TypedProblems text={text} problems={shown} onReplace={replace} />}
    </div>
  );
}

const tidied = (text: string) => text.replace(/\s+/g, ' ').trim();
