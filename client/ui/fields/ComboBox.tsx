import { Check, ChevronDown } from 'lucide-react';
import { useMemo, type ComponentProps, type ReactNode } from 'react';
import { Field, type FieldTexts } from '#client/ui/Field.tsx';
import { controlClass } from '#client/ui/looks/controlClass.ts';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';
import { matchOptions, type OptionItem } from './matchOptions.ts';
import { useComboBox } from './useComboBox.ts';

interface ComboBoxProps extends FieldTexts {
  items: readonly OptionItem[];
  /** The id of the selected line. */
  value: string | null;
  onChange: (id: string | null) => void;
  /** The text in the box; selecting a line also sets it. */
  text: string;
  onText: (text: string) => void;
  /** Text that matches no line may stay. */
  freeText?: boolean;
  /** The box is left with text that matches no line: it stays, for the caller to explain. Otherwise it is removed. */
  onUnlisted?: (text: string) => void;
  /** false: `items` were already filtered for `text`, for example by a server. */
  filter?: boolean;
  /** Shown when nothing matches; without it the list just closes. */
  emptyText?: ReactNode;
  openLabel: string;
  listLabel: string;
  /** "5 places", announced as the list changes. */
  countText?: (count: number) => string;
  inputProps?: Omit<ComponentProps<'input'>, 'value' | 'onChange'>;
  id?: string;
  className?: string;
}

const shownAtMost = 50;

/** Our own instead of React Aria's: the search box on the first page needs it, and theirs weighs 60 kB. */
export function ComboBox(props: ComboBoxProps) {
  const { label, hint, error, note, hideLabel, id, className } = props;
  const { items, text, value, filter = true, freeText = false, inputProps } = props;
  const chosen = items.some((item) => item.id === value && item.label === text);
  const shown = useMemo(
    () => (filter ? matchOptions(items, chosen ? '' : text, shownAtMost) : items),
    [items, text, filter, chosen],
  );
  const combo = useComboBox({ ...props, shown, freeText });
  const open = combo.open && (shown.length > 0 || Boolean(props.emptyText));

  return (
    <Field {...{ label, hint, error, note, hideLabel, id, className }}>
      {(wiring) => (
        <span className="relative grid">
          <input
            type="text"
            autoComplete="off"
            {...inputProps}
            {...wiring}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={open}
            aria-controls={open ? combo.listId : undefined}
            aria-activedescendant={
              open && combo.active >= 0 ? combo.lineId(combo.active) : undefined
            }
            value={text}
            onChange={combo.type}
            onKeyDown={combo.press}
            onClick={() => combo.show(true)}
            onBlur={(event) => {
              combo.leave();
              inputProps?.onBlur?.(event);
            }}
            className={joinClasses(controlClass, 'pr-11', inputProps?.className)}
          />
          <button
            type="button"
            tabIndex={-1}
            aria-label={props.openLabel}
            disabled={inputProps?.disabled}
            onPointerDown={(event) => event.preventDefault()}
            onClick={(event) => {
              combo.show(!open);
              event.currentTarget.parentElement?.querySelector('input')?.focus();
            }}
            className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-control text-soft"
          >
            <ChevronDown className="size-5" />
          </button>
          {open && (
            <span
              ref={showAll}
              className="absolute inset-x-0 top-full z-40 mt-2 animate-arrive overflow-hidden rounded-card border border-line bg-card shadow-float"
            >
              <ul
                id={combo.listId}
                role="listbox"
                aria-label={props.listLabel}
                onPointerDown={(event) => event.preventDefault()}
                className="max-h-72 overflow-y-auto p-1.5"
              >
                {shown.map((item, index) => (
                  <li
                    key={item.id}
                    id={combo.lineId(index)}
                    role="option"
                    aria-selected={item.id === value}
                    onPointerMove={() => combo.setActive(index)}
                    onClick={() => combo.choose(item)}
                    className={joinClasses(lineClass, index === combo.active && 'active-line')}
                  >
                    <span className="min-w-0 flex-1">
                      {item.label}
                      {item.description && (
                        <span className="block text-sm text-soft">{item.description}</span>
                      )}
                    </span>
                    {item.id === value && <Check className="size-5 text-ink" />}
                  </li>
                ))}
              </ul>
              {shown.length === 0 && (
                <span aria-hidden="true" className="block px-4 pb-3 text-soft">
                  {props.emptyText}
                </span>
              )}
            </span>
          )}
          <span role="status" className="sr-only">
            {open && (shown.length > 0 ? props.countText?.(shown.length) : props.emptyText)}
          </span>
        </span>
      )}
    </Field>
  );
}

/** Near the lower edge of the window, the list would open out of sight. */
const showAll = (list: HTMLElement | null) => list?.scrollIntoView?.({ block: 'nearest' });

const lineClass = 'flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 py-2';
