import { useEffect, useState } from 'react';

/** The whole screen where the browser allows it, otherwise the whole window. Escape leaves it. */
export function useFullScreen() {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    if (!isFull) return undefined;
    const leave = () => {
      if (!document.fullscreenElement) setFull(false);
    };
    const press = (event: KeyboardEvent) => {
      // An open dialog handles the key itself.
      if (
        event.key === 'Escape' &&
        !event.defaultPrevented &&
        !document.querySelector('[data-veil]')
      )
        setFull(false);
    };
    document.addEventListener('fullscreenchange', leave);
    document.addEventListener('keydown', press);
    return () => {
      document.removeEventListener('fullscreenchange', leave);
      document.removeEventListener('keydown', press);
      if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
    };
  }, [isFull]);
  return {
    isFull,
    enter: () => {
      setFull(true);
      const page = document.documentElement as Partial<HTMLElement>;
      page.requestFullscreen?.({ navigationUI: 'hide' }).catch(() => undefined);
    },
    leave: () => setFull(false),
  };
}
