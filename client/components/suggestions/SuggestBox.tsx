import { useRef, useState, type ChangeEvent, type ReactNode, type Ref } from 'react';
import { loadOnUse } from '#client/ui/loadOnUse.ts';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';
import type { ListKeys, ShownList, SuggestionList as List } from './SuggestionList.tsx';
import type { Suggestion, SuggestionSource } from './useSuggestions.ts';

const SuggestionList = loadOnUse(
  async () => (await import('./SuggestionList.tsx')).SuggestionList,
) as typeof List;

export interface SuggestInput {
  ref: Ref<HTMLInputElement>;
  defaultValue?: string;
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void;
}

interface SuggestBoxProps<Line extends Suggestion> {
  input: SuggestInput;
  name: 'search' | 'location';
  label: string;
  placeholder: string;
  icon: ReactNode;
  source: SuggestionSource<Line>;
  listLabel: string;
  countText: (count: number) => string;
  onFocus?: () => void;
  /** A button at the end of the box. */
  button?: ReactNode;
  className?: string;
}

/**
 * Accepts any text; suggestions appear while typing and can be ignored. Their code is loaded when the box is first
 * used.
 */
export function SuggestBox<Line extends Suggestion>(props: SuggestBoxProps<Line>) {
  const { input, name, label, source, button } = props;
  const [isUsed, setUsed] = useState(false);
  const list = useRef<ListKeys>(null);
  /** The text typed before the list had loaded. */
  const early = useRef('');
  const [shown, setShown] = useState<ShownList | null>(null);
  return (
    <div className={joinClasses('relative', props.className)}>
      <label
        className={joinClasses(
          'flex min-h-14 cursor-text items-center gap-2.5 rounded-control px-3.5 text-soft has-focus-visible:ring-here',
          button !== undefined && 'pr-12',
        )}
      >
        {props.icon}
        <span className="grid min-w-0 flex-1">
          <span className="text-xs leading-4 font-semibold">{label}</span>
          <input
            {...input}
            name={name}
            type="text"
            role="combobox"
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            maxLength={200}
            placeholder={props.placeholder}
            aria-autocomplete="list"
            aria-expanded={shown !== null}
            aria-controls={shown?.listId}
            aria-activedescendant={shown?.activeId}
            onFocus={() => {
              setUsed(true);
              props.onFocus?.();
            }}
            onChange={(event) => {
              input.onChange?.(event);
              setUsed(true);
              early.current = event.target.value;
              list.current?.type(event.target.value);
            }}
            onKeyDown={(event) => list.current?.press(event)}
            onBlur={() => {
              early.current = '';
              list.current?.close();
            }}
            className="h-7 w-full min-w-0 truncate bg-transparent text-base text-text outline-none focus-visible:shadow-none focus-visible:outline-none"
          />
        </span>
      </label>
      {button}
      {isUsed && (
        <SuggestionList
          ref={list}
          early={() => early.current}
          source={source}
          label={props.listLabel}
          countText={props.countText}
          onShow={setShown}
        />
      )}
    </div>
  );
}
