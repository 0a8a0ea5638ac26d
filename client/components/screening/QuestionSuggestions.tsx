import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { readFragment } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import type { QuestionKind, QuestionWeight } from '#client/gql/graphql.ts';
import { Chip } from '#client/ui/figures/Chip.tsx';
import { ShowMore } from '#client/ui/ShowMore.tsx';
import { useFreshQuery } from '#client/lib/apollo/useFreshQuery.ts';
import type { Category } from '#schema/options/categories.ts';
import {
  STARTER_QUESTIONS,
  startersFor,
  type StarterName,
  type StarterQuestion,
} from '#schema/screening/starterQuestions.ts';
import { BLANK, QuestionForm_question, questionFormOf, type QuestionForm } from './questionForm.ts';

const QuestionSuggestionsQuery = graphql(`
  query QuestionSuggestions {
    viewer {
      questionsAskedBefore {
        ...QuestionForm_question
      }
    }
  }
`);

interface QuestionSuggestionsProps {
  questions: readonly QuestionForm[];
  category: Category | null;
  onAdd: (question: QuestionForm) => void;
}

const MOST = 8;
/** Shown until more are asked for. */
const FIRST = 3;

/** Questions that the company asked before, then our own. One press adds one. */
export function QuestionSuggestions({ questions, category, onAdd }: QuestionSuggestionsProps) {
  const t = useTranslations('questions');
  const starter = useStarter();
  // The job posted last may have added to the list.
  const { data } = useFreshQuery(QuestionSuggestionsQuery);
  const asked = readFragment(QuestionForm_question, data?.viewer?.questionsAskedBefore) ?? [];
  const folded = new Set(questions.map(({ text }) => text.trim().toLowerCase()));
  const isNew = ({ text }: QuestionForm) => !folded.has(text.toLowerCase());
  const before = asked.map(questionFormOf).filter(isNew).slice(0, MOST);
  const known = new Set(before.map(({ text }) => text.toLowerCase()));
  const starters = startersFor(category)
    .map(starter)
    .filter((one) => isNew(one) && !known.has(one.text.toLowerCase()))
    .slice(0, MOST);
  return (
    <>
      <Suggestions heading={t('before')} questions={before} onAdd={onAdd} />
      <Suggestions heading={t('starters')} questions={starters} onAdd={onAdd} />
    </>
  );
}

interface SuggestionsProps {
  heading: string;
  questions: readonly QuestionForm[];
  onAdd: (question: QuestionForm) => void;
}

function Suggestions({ heading, questions, onAdd }: SuggestionsProps) {
  const t = useTranslations('questions');
  const list = useRef<HTMLUListElement>(null);
  const [isAll, setAll] = useState(false);
  if (questions.length === 0) return null;
  const shown = isAll ? questions : questions.slice(0, FIRST);
  return (
    <div role="group" aria-label={heading} className="grid gap-2">
      <p className="text-sm font-semibold">{heading}</p>
      <ul ref={list} className="flex flex-wrap gap-2">
        {shown.map((question) => (
          <li key={question.text} className="max-w-full">
            <Chip
              className="max-w-full text-left"
              aria-label={t('addNamed', { question: question.text })}
              onClick={() => onAdd(question)}
            >
              <Plus className="size-4 shrink-0" />
              <span className="whitespace-normal">{question.text}</span>
            </Chip>
          </li>
        ))}
      </ul>
      {shown.length < questions.length && (
        <ShowMore
          list={list}
          size="s"
          variant="quiet"
          className="justify-self-start"
          aria-label={`${t('more')}: ${heading}`}
          onClick={() => setAll(true)}
        >
          {t('more')}
        </ShowMore>
      )}
    </div>
  );
}

/** A starter in the language of the page. */
function useStarter() {
  const t = useTranslations('questions');
  return (name: StarterName): QuestionForm => {
    const question: StarterQuestion = STARTER_QUESTIONS[name];
    const { options = [], wanted = [], minimum, weight = 'nice' } = question;
    const inWords = (answer: string) =>
      options.includes(answer) ? t(`starter.${name}.${answer}` as 'starter.licence.car') : answer;
    return {
      ...BLANK,
      kind: question.kind.toUpperCase() as QuestionKind,
      text: t(`starter.${name}.text`),
      options: options.map(inWords),
      wanted: wanted.map(inWords),
      minimum: minimum === undefined ? '' : String(minimum),
      weight: weight.toUpperCase() as QuestionWeight,
    };
  };
}
