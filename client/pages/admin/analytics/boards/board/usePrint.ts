import { useEffect, useState } from 'react';

/** Prints once every tile has its result. */
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
  return { isWanted, print: () => setWanted(true) };
}
