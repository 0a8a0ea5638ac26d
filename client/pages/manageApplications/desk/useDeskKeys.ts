import { useEffect, useEffectEvent, useRef } from 'react';
import { areShortcutsBlocked } from '#client/lib/document/shortcuts.ts';
import { useNavigate } from '#client/lib/routing.ts';
import { RATING_MAX } from '#schema/options/screens/reviewDesk.ts';
import { isEscapeTaken } from '#client/ui/useDismissal.ts';
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
  const { write, isWaiting } = useWriteIn();
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || !id) return;
    if (areShortcutsBlocked(event.target) || isWaiting()) return;
    if (key === 'Escape' && isEscapeTaken()) return;
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

/**
 * Moves the focus to the field of a part. While the part is still loading, the field gets the focus once it is there, and
 * keys do nothing: what is being typed is a text and must not decide on the applicant.
 */
function useWriteIn() {
  const waiting = useRef<MutationObserver | null>(null);
  const stop = () => {
    waiting.current?.disconnect();
    waiting.current = null;
  };
  useEffect(() => {
    // The focus has reached the field, or the user has chosen something else.
    document.addEventListener('focusin', stop);
    document.addEventListener('pointerdown', stop);
    return () => {
      document.removeEventListener('focusin', stop);
      document.removeEventListener('pointerdown', stop);
      stop();
    };
  }, []);
  const write = (part: string) => {
    const section = document.getElementById(part);
    const focus = () => section?.querySelector('textarea')?.focus();
    stop();
    focus();
    if (!section || section.contains(document.activeElement)) return;
    waiting.current = new MutationObserver(focus);
    waiting.current.observe(section, { childList: true, subtree: true });
  };
  return { write, isWaiting: () => waiting.current !== null };
}
