import { useEffect, useEffectEvent } from 'react';
import { areShortcutsBlocked } from '#client/lib/document/shortcuts.ts';
import { useNavigate } from '#client/lib/routing.ts';
import { RATING_MAX } from '#schema/options/screens/reviewDesk.ts';
import { pathOf, type ApplicationsAddress } from '../applicationsAddress.ts';
import { decisionOfKey } from '../status/decisions.ts';
import { useUpdateStatusWithToast } from '../status/useUpdateApplicationStatus.ts';
import { useRating } from './RatingPart.tsx';
import { useBackToList, useStepState } from './useBackToList.ts';

interface DeskKeys {
  /** Null while it is loading. */
  id: string | null;
  address: ApplicationsAddress;
  place: { previousId?: string | null; nextId?: string | null } | null;
  onDecided: () => void;
}

/** The same keys as in the list: j and k step, letters decide. In addition, digits rate, n and m write, u goes back. */
export function useDeskKeys({ id, address, place, onDecided }: DeskKeys): void {
  const navigate = useNavigate();
  const move = useUpdateStatusWithToast();
  const rate = useRating();
  const back = useBackToList(address);
  const state = useStepState();
  const step = (to: string | null | undefined) => {
    if (to) void navigate(pathOf(address, to), { replace: true, state });
  };
  const write = (part: string) => document.querySelector<HTMLElement>(`#${part} textarea`)?.focus();
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || !id) return;
    if (areShortcutsBlocked(event.target)) return;
    const to = decisionOfKey(key);
    const stars = /^\d$/.test(key) ? Number(key) : 0;
    if (key === 'j') step(place?.nextId);
    else if (key === 'k') step(place?.previousId);
    else if (key === 'u' || key === 'Escape') back.go();
    else if (to) void move(id, to).then((isDone) => isDone && onDecided());
    else if (key === 'n') write('notes');
    else if (key === 'm') write('messages');
    else if (stars >= 1 && stars <= RATING_MAX) rate(id, stars);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
