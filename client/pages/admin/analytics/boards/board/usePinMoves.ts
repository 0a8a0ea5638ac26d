import { useMutation } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { graphql } from '#client/gql/gql.ts';
import { announce } from '#client/lib/document/announcer.ts';
import { useFailureToast } from '#client/pages/admin/moderation/useFailureToast.ts';

const PinMovesMutation = graphql(`
  mutation PinMoves($input: MovePinInput!) {
    movePin(input: $input) {
      dashboard {
        id
        version
        updatedAt
        pins {
          id
          position
          ...Tile_pin
        }
      }
    }
  }
`);

interface Pinned {
  id: string;
  report: { name: string };
}

/** The order of the tiles: changed at once, saved one move after another, and rolled back on failure. */
export function usePinMoves(pins: readonly Pinned[]) {
  const t = useTranslations('analytics');
  const showFailure = useFailureToast();
  const [move] = useMutation(PinMovesMutation);
  const [order, setOrder] = useState<string[] | null>(null);
  const [held, setHeld] = useState<string | null>(null);
  const sent = useRef(Promise.resolve());
  const waiting = useRef(0);
  const ids = order ?? pins.map(({ id }) => id);

  const send = (input: { id: string; position?: number; width?: number }) => {
    waiting.current += 1;
    sent.current = sent.current
      .then(async () => void (await move({ variables: { input } })))
      .catch((error: unknown) => showFailure(t('boards.failed.move'), error))
      .then(() => {
        waiting.current -= 1;
        if (waiting.current === 0) setOrder(null);
      });
  };
  const place = (id: string, to: number): string[] => {
    const rest = ids.filter((one) => one !== id);
    return [...rest.slice(0, to), id, ...rest.slice(to)];
  };
  const put = (id: string, to: number) => {
    const at = ids.indexOf(id);
    if (to < 0 || to >= ids.length || to === at) return;
    setOrder(place(id, to));
    send({ id, position: to });
    const name = pins.find((pin) => pin.id === id)?.report.name ?? '';
    announce(t('boards.board.moved', { name, place: to + 1, count: ids.length }));
  };
  return {
    ids,
    /** The pin being dragged. */
    held,
    step: (id: string, by: number) => put(id, ids.indexOf(id) + by),
    resize: (id: string, width: number) => send({ id, width }),
    /** Nothing is sent during a drag; `over` is the tile below the pointer. */
    drag: {
      begin: (id: string) => setHeld(id),
      over: (id: string, over: string) => setOrder(place(id, ids.indexOf(over))),
      drop: (id: string) => {
        setHeld(null);
        const to = ids.indexOf(id);
        if (pins[to]?.id === id) return setOrder(null);
        return send({ id, position: to });
      },
      cancel: () => {
        setHeld(null);
        setOrder(null);
      },
    },
  };
}
export type PinMoves = ReturnType<typeof usePinMoves>;
