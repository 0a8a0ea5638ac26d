import type { ChangeEvent, ReactNode, Ref } from 'react';
import { useTranslations } from 'use-intl';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';
import { useSuggestions, type Suggestion, type SuggestionKind } from './useSuggestions.ts';

interface SuggestBoxProps {
  name: 'search' | 'location';
  label: string;
  placeholder: string;
  icon: ReactNode;
  ref: Ref<HTMLInputElement>;
  defaultValue: string;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  kinds: readonly SuggestionKind[];
  onChoose: (suggestion: Suggestion) => void;
  className?: string;
}

/** Accepts any text; suggestions appear while typing and can be ignored. */
export function SuggestBox(props: SuggestBoxProps) {
  const { ref, name, label, defaultValue, onChange, kinds, onChoose } = props;
  const t = useTranslations('browse');
  const list = useSuggestions(kinds, onChoose);
  const { open, shown, active } = list;
  return (
    <div className={joinClasses('relative', props.className)}>
      <label className="flex min-h-14 cursor-text items-center gap-2.5 rounded-control px-3.5 text-soft has-focus-visible:ring-here">
        {props.icon}
        <span className="grid min-w-0 flex-1">
          <span className="text-xs leading-4 font-semibold">{label}</span>
          <input
            ref={ref}
            defaultValue={defaultValue}
            name={name}
            type="text"
            role="combobox"
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            maxLength={200}
            placeholder={props.placeholder}
            aria-autocomplete="list"
            aria-expanded={open}
            aria-controls={open ? list.listId : undefined}
            aria-activedescendant={open && active >= 0 ? list.lineId(active) : undefined}
            onChange={(event) => {
              onChange(event);
              list.type(event.target.value);
            }}
            onKeyDown={list.press}
            onBlur={list.close}
            className="h-7 w-full min-w-0 truncate bg-transparent text-base text-text outline-none focus-visible:shadow-none focus-visible:outline-none"
          />
        </span>
      </label>
      {open && (
        <ul
          id={list.listId}
          role="listbox"
          aria-label={t('search.suggestions')}
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          className="absolute inset-x-0 top-full z-40 mt-2 max-h-96 animate-arrive overflow-y-auto rounded-card border border-line bg-card p-1.5 shadow-float md:right-auto md:min-w-full"
        >
          {shown.map((suggestion, index) => (
            <li
              key={`${suggestion.kind} ${suggestion.text}`}
              id={list.lineId(index)}
              role="option"
              aria-selected={index === active}
              onPointerMove={() => list.setActive(index)}
              onClick={() => list.choose(suggestion)}
              className={joinClasses(
                'flex min-h-11 cursor-pointer items-center gap-x-4 rounded-control px-3 py-1.5',
                index === active && 'bg-tint',
              )}
            >
              <span className="min-w-0 flex-1">{suggestion.text}</span>
              <span className="text-sm whitespace-nowrap text-soft">
                {t(`search.kind.${suggestion.kind}`)}
              </span>
            </li>
          ))}
        </ul>
      )}
      <span role="status" className="sr-only">
        {open && t('search.found', { count: shown.length })}
      </span>
    </div>
  );
}
