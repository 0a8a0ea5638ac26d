import { useId, useState, type ChangeEvent, type KeyboardEvent } from 'react';
import type { OptionItem } from './matchOptions.ts';

export interface ComboBoxState {
  items: readonly OptionItem[];
  shown: readonly OptionItem[];
  value: string | null;
  onChange: (id: string | null) => void;
  text: string;
  onText: (text: string) => void;
  freeText: boolean;
  onUnlisted?: ((text: string) => void) | undefined;
}

/** The ARIA combobox pattern with a list: the focus stays in the box, and the active line is only referenced. */
export function useComboBox(state: ComboBoxState) {
  const { items, shown, text, freeText } = state;
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const listId = useId();
  const lineId = (index: number) => `${listId}-${index}`;

  const point = (index: number) => {
    setActive(index);
    document.getElementById(lineId(index))?.scrollIntoView?.({ block: 'nearest' });
  };
  const show = (on: boolean) => {
    setOpen(on);
    setActive(-1);
  };
  const choose = (item: OptionItem) => {
    state.onChange(item.id);
    state.onText(item.label);
    show(false);
  };
  const leave = () => {
    show(false);
    if (freeText) return;
    const typed = text.trim().toLocaleLowerCase();
    const same = items.find((item) => item.label.toLocaleLowerCase() === typed);
    if (same && same.id !== state.value) choose(same);
    else if (!same && typed !== '' && state.onUnlisted) state.onUnlisted(text.trim());
    else if (!same) state.onText(items.find((item) => item.id === state.value)?.label ?? '');
  };
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    const next = event.target.value;
    state.onText(next);
    if (state.value !== null && (freeText || next === '')) state.onChange(null);
    show(true);
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const line = open ? shown[active] : undefined;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!open) return show(true);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      const count = shown.length;
      if (count > 0) point(active < 0 && step < 0 ? count - 1 : (active + step + count) % count);
    } else if (event.key === 'Enter' && line) {
      event.preventDefault();
      choose(line);
    } else if (event.key === 'Tab' && line) {
      choose(line);
    } else if (event.key === 'Escape' && open) {
      // Close only the list, not the surrounding dialog.
      event.preventDefault();
      event.stopPropagation();
      show(false);
    }
  };

  return { open, active, listId, lineId, setActive, show, choose, leave, type, press };
}
