import { Check } from 'lucide-react';
import { useEffect, useRef, type SyntheticEvent } from 'react';
import { useTranslations } from 'use-intl';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';
import { SHOWN_AT_MOST, type Picker } from './useLocationPicker.ts';

/**
 * Below the box: at most 100 lines in 15 rem, then any further message. The message element is also rendered, empty,
 * while closed: screen readers only announce changes in an element they know.
 */
export function LocationList({ picker, value }: { picker: Picker; value: string }) {
  const t = useTranslations('shell');
  const panel = useRef<HTMLSpanElement>(null);
  const { open, shown, matches, active, places, failed } = picker;
  const { said: text, visible } = open ? sentence() : { said: '', visible: false };
  // In a dialog the list may be below the visible area, especially once its first lines have arrived.
  const isEmpty = shown.length === 0;
  useEffect(() => {
    if (open) panel.current?.scrollIntoView?.({ block: 'nearest' });
  }, [open, isEmpty]);

  return (
    <span ref={panel} className={open ? panelClass : undefined}>
      {open && (
        <ul
          id={picker.listId}
          onPointerDown={keepFocus}
          onMouseDown={keepFocus}
          role="listbox"
          aria-label={t('locationPicker.list')}
          aria-busy={places || failed ? undefined : true}
          className={joinClasses(
            'max-h-60 overflow-y-auto overscroll-contain',
            shown.length > 0 && 'p-1.5',
          )}
        >
          {shown.map(({ value: place, name, alias, within }, index) => (
            <li
              key={place}
              id={picker.lineId(index)}
              role="option"
              aria-selected={place === value}
              onPointerMove={() => picker.setActive(index)}
              onClick={() => picker.choose(place)}
              className={joinClasses(
                'flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 py-1.5',
                index === active && 'active-line',
                place === value && 'font-semibold text-ink',
              )}
            >
              <span className="min-w-0 flex-1">
                {name}
                <span className="font-normal text-soft">
                  {alias && ` (${alias})`}
                  {within && `, ${within}`}
                </span>
              </span>
              {place === value && <Check className="size-5 shrink-0" />}
            </li>
          ))}
        </ul>
      )}
      <span
        role="status"
        className={
          visible
            ? joinClasses(
                'block px-4 py-2.5 text-sm text-soft',
                shown.length > 0 && 'border-t border-line',
              )
            : 'sr-only'
        }
      >
        {text}
      </span>
    </span>
  );

  function sentence() {
    const count = matches.length;
    if (failed) return { said: t('locationPicker.failed'), visible: true };
    if (!places) return { said: t('frame.loading'), visible: true };
    if (count === 0) return { said: t('locationPicker.none'), visible: true };
    if (count > SHOWN_AT_MOST) return { said: t('locationPicker.more'), visible: true };
    return { said: t('locationPicker.count', { count }), visible: false };
  }
}

/** Pressing a line keeps the focus in the box. */
const keepFocus = (event: SyntheticEvent) => event.preventDefault();

const panelClass =
  'absolute inset-x-0 top-full z-40 mt-2 block animate-arrive overflow-hidden rounded-card border border-line bg-card shadow-float';
