import { useEffect, useState } from 'react';

/** Prints once every tile has its result, on white, even if the screen is dark. */
export function usePrint(isReady: boolean) {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    if (!isWanted || !isReady) return undefined;
    // Wait a frame, so that the newest results are rendered.
    const frame = requestAnimationFrame(() => {
      setWanted(false);
      print();
    });
    return () => cancelAnimationFrame(frame);
  }, [isWanted, isReady]);
  useEffect(() => {
    const page = document.documentElement;
    let theme: string | undefined;
    const before = () => {
      theme = page.dataset['theme'];
      page.dataset['theme'] = 'light';
    };
    const after = () => {
      if (theme === undefined) delete page.dataset['theme'];
      else page.dataset['theme'] = theme;
    };
    addEventListener('beforeprint', before);
    addEventListener('afterprint', after);
    return () => {
      removeEventListener('beforeprint', before);
      removeEventListener('afterprint', after);
    };
  }, []);
  return { isWanted, print: () => setWanted(true) };
}
