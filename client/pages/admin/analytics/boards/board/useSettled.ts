import { useCallback, useState } from 'react';

interface Settled {
  /** Which asking of the whole dashboard it belongs to. */
  of: string;
  readAt: Record<string, string | null>;
}

/** Which tiles have come to an end since the dashboard was last asked as a whole, and when the oldest was read. */
export function useSettled(pins: readonly { id: string }[], of: string) {
  const [settled, setSettled] = useState<Settled>({ of, readAt: {} });
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
