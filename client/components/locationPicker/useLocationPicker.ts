import { useEffect, useId, useMemo, useState, type ChangeEvent, type KeyboardEvent } from 'react';
import { useSiteLocale } from '#client/lib/locale.ts';
import { usePlaces } from './usePlaces.ts';

export const SHOWN_AT_MOST = 100;

export type Picker = ReturnType<typeof useLocationPicker>;

/** The ARIA combobox pattern with a list: the focus stays in the box, and the active line is only referenced. */
export function useLocationPicker(
  value: string,
  onChange: (value: string) => void,
  withStates = false,
) {
  const { places, failed, load } = usePlaces();
  const locale = useSiteLocale();
  const [open, setOpen] = useState(false);
  const [search, setSearch] = useState('');
  const [active, setActive] = useState(-1);
  const listId = useId();
  const matches = useMemo(
    () => (open && places ? places.suggestPlaces(search, { locale, withStates }) : []),
    [open, places, search, locale, withStates],
  );
  const shown = useMemo(() => matches.slice(0, SHOWN_AT_MOST), [matches]);

  // A stored place is shown as people say it.
  useEffect(() => {
    if (value) load();
  }, [value, load]);
  const shownValue = value && places ? places.showPlace(value, locale) : value;

  const lineId = (index: number) => `${listId}-${index}`;
  const show = () => {
    load();
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    setSearch('');
    setActive(-1);
  };
  const choose = (display: string) => {
    if (display !== value) onChange(display);
    close();
  };
  const point = (index: number) => {
    setActive(index);
    document.getElementById(lineId(index))?.scrollIntoView?.({ block: 'nearest' });
  };

  const type = (event: ChangeEvent<HTMLInputElement>) => {
    // When closed, the box holds the value; typing starts a new search.
    const { data } = event.nativeEvent as InputEvent;
    setSearch(open || typeof data !== 'string' ? event.target.value : data);
    setActive(-1);
    show();
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const last = shown.length - 1;
    const line = open ? shown[active] : undefined;
    if (!open) {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      return show();
    }
    const goal = {
      ArrowDown: active >= last ? 0 : active + 1,
      ArrowUp: active <= 0 ? last : active - 1,
      PageDown: Math.min(last, Math.max(0, active) + 8),
      PageUp: Math.max(0, active - 8),
      Home: 0,
      End: last,
    }[event.key];
    if (goal !== undefined) {
      event.preventDefault();
      if (last >= 0) point(goal);
    } else if (event.key === 'Enter') {
      // Enter does not submit a half-typed search. If there is only one match, it is selected.
      event.preventDefault();
      const only = shown.length === 1 ? shown[0] : undefined;
      const chosen = line ?? only;
      if (chosen) choose(chosen.value);
    } else if (event.key === 'Tab' && line) {
      choose(line.value);
    } else if (event.key === 'Escape') {
      // Close only the list, not the surrounding dialog.
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  };

  return {
    open,
    search,
    active,
    listId,
    places,
    failed,
    shownValue,
    matches,
    shown,
    lineId,
    load,
    show,
    close,
    choose,
    setActive,
    type,
    press,
  };
}
