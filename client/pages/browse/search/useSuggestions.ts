import { useApolloClient } from '@apollo/client/react';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { graphql } from '#client/gql/gql.ts';
import type { SuggestionsQuery as Answer } from '#client/gql/graphql.ts';

const SuggestionsQuery = graphql(`
  query Suggestions($text: String!) {
    jobSuggestions(text: $text) {
      kind
      text
      filter
      value
    }
  }
`);

export type Suggestion = Answer['jobSuggestions'][number];
export type SuggestionKind = Suggestion['kind'];

const PAUSE = 150;
const LEAST = 2;

/** The ARIA combobox pattern for free text: Enter searches for the typed text unless an arrow key came first. */
export function useSuggestions(
  kinds: readonly SuggestionKind[],
  onChoose: (suggestion: Suggestion) => void,
) {
  const client = useApolloClient();
  const [shown, setShown] = useState<readonly Suggestion[]>([]);
  const [active, setActive] = useState(-1);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wanted = useRef('');
  const listId = useId();
  const lineId = (index: number) => `${listId}-${index}`;
  const open = shown.length > 0;

  const close = () => {
    clearTimeout(timer.current);
    wanted.current = '';
    setShown([]);
    setActive(-1);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  const ask = async (text: string) => {
    const { data } = await client.query({ query: SuggestionsQuery, variables: { text } });
    if (wanted.current !== text) return;
    setShown((data?.jobSuggestions ?? []).filter(({ kind }) => kinds.includes(kind)));
    setActive(-1);
  };
  const type = (text: string) => {
    const words = text.trim();
    if (words.length < LEAST) return close();
    wanted.current = words;
    clearTimeout(timer.current);
    // Searching works without suggestions.
    timer.current = setTimeout(() => void ask(words).catch(close), PAUSE);
  };
  const choose = (suggestion: Suggestion) => {
    close();
    onChoose(suggestion);
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && !(open && active >= 0)) return close();
    if (!open) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      // One more position than there are lines: back to the box.
      setActive(((active + 1 + step + shown.length + 1) % (shown.length + 1)) - 1);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const line = shown[active];
      if (line) choose(line);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  };

  return { open, shown, active, listId, lineId, setActive, type, choose, press, close };
}
