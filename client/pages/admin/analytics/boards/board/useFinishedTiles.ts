import { useCallback, useState } from 'react';

interface FinishedTiles {
  /** The refresh of the whole dashboard this belongs to. */
  of: string;
  readAt: Record<string, string | null>;
}

/** Which tiles have finished since the last refresh of the whole dashboard, and the oldest time of reading. */
export function useFinishedTiles(pins: readonly { id: string }[], of: string) {
  const [settled, setSettled] = useState<FinishedTiles>({ of, readAt: {} });
  const onSettled = useCallback(
    (pin: string, readAt: string | null) => {
      setSettled((known) => ({
        of,
        readAt: { ...(known.of === of ? known.readAt : {}), [pin]: readAt },
      }));
    },
    [of],
  );
  const readAt = settled.of === of ? settled.readAt : {};
  const times = Object.values(readAt).filter((time) => time !== null);
  return {
    onSettled,
    isAll: pins.every(({ id }) => id in readAt),
    readAt: times.toSorted()[0] ?? null,
  };
}
