import { Search } from 'lucide-react';
import {
  useEffect,
  useRef,
  useState,
  type RefObject,
  type FocusEvent,
  type KeyboardEvent,
} from 'react';
import { useTranslations } from 'use-intl';
import { announce } from '#client/lib/document/announcer.ts';
import type { BuilderState } from '../question/builderState.ts';
import type { FieldKind } from '#client/pages/admin/analytics/builder/question/steps.ts';
import type { FieldActions } from '../shelves/useFieldActions.ts';
import { TextField } from '#client/ui/TextField.tsx';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';
import { fieldGroups } from './fieldGroups.ts';
import { FieldList } from './FieldList.tsx';

interface FieldPanelProps {
  build: BuilderState;
  acts: FieldActions;
  kind: FieldKind;
  /** Left out in a sheet, which shows one kind and has no switch between them. */
  onKind?: (kind: FieldKind) => void;
  searchRef?: RefObject<HTMLInputElement | null>;
}

const KINDS = ['measure', 'dimension'] as const;

/** All available fields. */
export function FieldPanel({ build, acts, kind, onKind, searchRef }: FieldPanelProps) {
  const t = useTranslations('analytics');
  const [typed, setTyped] = useState('');
  const { model, question } = build;
  const names = { fit: t('builder.fields.fit'), unfit: t('builder.fields.unfit') };
  const found = {
    measure: fieldGroups(model, question, 'measure', typed, names),
    dimension: fieldGroups(model, question, 'dimension', typed, names),
  };
  const shown = found[kind].flatMap(({ fields }) => fields);
  const stop = useSingleTabStop(shown.map(({ key }) => key));
  const countOf = (one: FieldKind) =>
    found[one].reduce((sum, { fields }) => sum + fields.length, 0);
  const count = shown.length;
  const none = t('builder.fields.none', { typed });
  const said = count === 0 ? none : `${t(`builder.fields.kinds.${kind}`)}: ${count}`;
  useEffect(() => {
    if (typed.trim()) announce(said);
  }, [typed, said]);
  /** Enter adds the first field that can be added, and the next word replaces the typed one. */
  const addFirst = (input: HTMLInputElement) => {
    const first = shown.find(({ isChosen, obstacle }) => !isChosen && !obstacle);
    if (!typed.trim() || !first) return;
    acts.add(kind, first.key);
    input.select();
  };
  return (
    <div className="flex min-h-0 flex-col">
      <TextField
        ref={searchRef}
        type="search"
        label={t('builder.fields.search')}
        hideLabel
        placeholder={t('builder.fields.search')}
        maxLength={60}
        prefix={<Search className="size-5" />}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          if (event.key === 'Enter') addFirst(event.currentTarget);
          else if (event.key === 'ArrowDown') stop.focusFirst();
          else return;
          event.preventDefault();
        }}
      />
      {onKind && (
        <div role="group" aria-label={t('builder.fields.kind')} className="mt-2 grid grid-cols-2">
          {KINDS.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === kind}
              onClick={() => onKind(one)}
              className={joinClasses(
                'min-h-10 border-b-2 px-1 text-sm',
                one === kind
                  ? 'border-ink font-semibold text-text'
                  : 'border-line text-soft hover:text-text',
              )}
            >
              {t(`builder.fields.kinds.${one}`)}{' '}
              <span className="tabular text-xs text-soft">{countOf(one)}</span>
            </button>
          ))}
        </div>
      )}
      <div
        {...stop.list}
        className="-mx-1 mt-1 min-h-0 flex-1 overflow-y-auto overscroll-contain px-1 pb-3"
      >
        {count === 0 && <p className="px-2 py-4 text-sm text-soft">{none}</p>}
        <FieldList
          kind={kind}
          isStop={stop.isStop}
          groups={found[kind]}
          onToggle={(key, isChosen) => (isChosen ? acts.remove(kind, key) : acts.add(kind, key))}
        />
      </div>
    </div>
  );
}

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** The list of about ninety lines is one tab stop; arrow keys move between lines. */
function useSingleTabStop(keys: readonly string[]) {
  const list = useRef<HTMLDivElement>(null);
  const [last, setLast] = useState<string | null>(null);
  const stop = keys.find((key) => key === last) ?? keys[0];
  return {
    isStop: (key: string) => key === stop,
    focusFirst: () => list.current?.querySelector<HTMLElement>('[data-line]')?.focus(),
    list: {
      ref: list,
      onFocus: ({ target }: FocusEvent<HTMLElement>) =>
        setLast(target.closest<HTMLElement>('[data-line]')?.dataset['line'] ?? last),
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const lines = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-line]')];
        const at = lines.indexOf(event.target as HTMLElement);
        const ends: Record<string, number> = { Home: 0, End: lines.length - 1 };
        const step = STEPS[event.key];
        const next = step === undefined ? ends[event.key] : at + step;
        if (at < 0 || next === undefined || !lines[next]) return;
        event.preventDefault();
        lines[next].focus();
      },
    },
  };
}
