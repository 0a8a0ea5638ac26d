import { skipToken, useQuery } from '@apollo/client/react';
import { useId, useState, type KeyboardEvent, type RefObject } from 'react';
import { graphql } from '#client/gql/gql.ts';
import { mentionAt, mentionedIn, peopleFor, type Person } from './mentions.ts';

export const MentionsQuery = graphql(`
  query Mentions {
    viewer {
      id
      colleagues {
        id
        name
      }
    }
  }
`);

/** Suggests colleagues after an @ in a text box. The names are fetched when the box is first used. */
export function useMentions(box: RefObject<HTMLTextAreaElement | null>) {
  const id = useId();
  const [isUsed, setUsed] = useState(false);
  const { data } = useQuery(MentionsQuery, isUsed ? {} : skipToken);
  const [open, setOpen] = useState<{ from: number; typed: string } | null>(null);
  const [active, setActive] = useState(0);
  const people = data?.viewer?.colleagues ?? [];
  const shown = open ? peopleFor(open.typed, people) : [];

  const look = () => {
    const field = box.current!;
    setOpen(mentionAt(field.value, field.selectionStart));
    setActive(0);
  };
  const choose = ({ name }: Person) => {
    const field = box.current!;
    if (!open) return;
    field.setRangeText(`@${name} `, open.from, field.selectionStart, 'end');
    setOpen(null);
    field.focus();
  };
  const press = (event: KeyboardEvent) => {
    if (shown.length === 0 || event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setActive((active + step + shown.length) % shown.length);
    else if (event.key === 'Enter' || event.key === 'Tab') choose(shown[active]!);
    else if (event.key === 'Escape') setOpen(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const listId = `${id}-people`;
  return {
    shown,
    active,
    listId,
    choose,
    mentioned: (text: string) => mentionedIn(text, people),
    wiring: {
      'aria-autocomplete': 'list',
      'aria-controls': listId,
      'aria-activedescendant': shown.length > 0 ? `${listId}-${active}` : undefined,
      onFocus: () => setUsed(true),
      onInput: look,
      onKeyDown: press,
      onBlur: () => setOpen(null),
    } as const,
  };
}
