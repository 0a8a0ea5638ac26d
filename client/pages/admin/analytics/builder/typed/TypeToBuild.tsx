import { CornerDownLeft, Sparkles } from 'lucide-react';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslations } from 'use-intl';
import { announce } from '#client/lib/document/announcer.ts';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';
import { TextField } from '#client/ui/TextField.tsx';
import { Button } from '#client/ui/Button.tsx';
import type { BuilderState } from '../question/builderState.ts';
import { applyParts } from './applyParts.ts';
import { parseText, suggestCompletions, withCompletion } from './parseText.ts';
import { usePhrases } from './usePhrases.ts';

/** "applications by category last 90 days": Enter adds what was understood. */
export function TypeToBuild({ build }: { build: BuilderState }) {
  const t = useTranslations('analytics');
  const { phrases, readRange } = usePhrases(build.model);
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const found = parseText(typed, phrases, readRange);
  const lines = isOpen ? suggestCompletions(typed, phrases, found) : [];
  const strange = [...found.strange, ...(found.open ? [found.open] : [])];

  const complete = (phrase: string) => {
    setTyped(withCompletion(typed, found, phrase));
    setActive(-1);
    input.current?.focus();
  };
  const addAll = () => {
    if (found.parts.length === 0) return;
    build.change(applyParts(found));
    announce(t('builder.typed.added', { parts: found.parts.map(({ text }) => text).join(', ') }));
    setTyped(strange.join(' '));
    setOpen(false);
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && lines.length > 0) {
      event.preventDefault();
      // One more position than there are lines: back to the box.
      setActive(((active + 1 + step + lines.length + 1) % (lines.length + 1)) - 1);
    } else if ((event.key === 'Enter' || event.key === 'Tab') && lines[active]) {
      event.preventDefault();
      complete(lines[active].text);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      addAll();
    } else if (event.key === 'Escape' && lines.length > 0) {
      event.stopPropagation();
      setOpen(false);
    }
  };
  const kindOf = (meaning: (typeof phrases)[number]['meaning']) =>
    t(`builder.typed.kind.${meaning.is}`);
  return (
    <div role="search" aria-label={t('builder.typed.label')} className="relative">
      <TextField
        ref={input}
        label={t('builder.typed.label')}
        hideLabel
        placeholder={t('builder.typed.placeholder')}
        maxLength={200}
        autoComplete="off"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={lines.length > 0}
        aria-controls={lines.length > 0 ? id : undefined}
        aria-activedescendant={lines[active] ? `${id}-${active}` : undefined}
        prefix={<Sparkles aria-hidden="true" className="size-5" />}
        suffix={
          found.parts.length > 0 && (
            <Button
              variant="quiet"
              iconOnly
              aria-label={t('builder.typed.build')}
              onClick={addAll}
              icon={<CornerDownLeft aria-hidden="true" className="size-5" />}
            />
          )
        }
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
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
          aria-label={t('builder.typed.list')}
          onPointerDown={(event) => event.preventDefault()}
          className="absolute inset-x-0 top-full z-40 mt-2 max-h-80 animate-arrive overflow-y-auto rounded-card border border-line bg-card p-1.5 shadow-float"
        >
          {lines.map(({ text, meaning }, index) => (
            <li
              key={`${meaning.is} ${text}`}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              onPointerMove={() => setActive(index)}
              onClick={() => complete(text)}
              className={joinClasses(
                'flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 py-2',
                index === active && 'active-line',
              )}
            >
              <span className="min-w-0 flex-1">{text}</span>
              <span className="text-xs text-soft">{kindOf(meaning)}</span>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className={typed.trim() ? 'mt-1.5 text-sm text-soft' : 'sr-only'}>
        {typed.trim() && found.parts.length > 0 && (
          <>
            {t('builder.typed.understood', {
              parts: found.parts.map(({ text }) => text).join(' · '),
            })}{' '}
          </>
        )}
        {found.strange.length > 0 &&
          t('builder.typed.strange', { words: found.strange.join(', ') })}
      </p>
    </div>
  );
}
