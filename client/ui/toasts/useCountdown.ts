import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Ends after `duration`. Pauses on hover and focus, and then leaves at least one more second. */
export function useCountdown(duration: number, onEnd: () => void) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const left = useRef(duration);
  const end = useEffectEvent(onEnd);
  const paused = hovered || focused || duration === Infinity;

  useEffect(() => {
    if (paused) return;
    const began = performance.now();
    const timer = setTimeout(end, left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(1000, left.current - (performance.now() - began));
    };
  }, [paused]);

  return {
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };
}
