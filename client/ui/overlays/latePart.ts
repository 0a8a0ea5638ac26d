import { createElement, useEffect, useEffectEvent, useReducer, type ComponentType } from 'react';
import { reportError } from '#client/lib/clientErrors.ts';
import { whenQuiet } from '#client/lib/document/whenQuiet.ts';

interface Closable {
  onClose?: () => void;
}

const parts = new Set<() => Promise<void>>();

/** Done once a page with such parts is quiet, so that they open at once. */
export async function loadLateParts(): Promise<void> {
  await Promise.all([...parts].map((load) => load()));
}

/** A component that opens on top of a page, whose code is loaded after the page: when it is quiet, or on first use. */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let Part: ComponentType<Props> | undefined;
  const prepare = async () => {
    Part ??= await load();
  };
  if (parts.size === 0 && globalThis.document) whenQuiet(loadLateParts);
  parts.add(prepare);
  return function LatePart(props: Props) {
    const [, render] = useReducer((count: number) => count + 1, 0);
    const close = useEffectEvent(() => (props as Closable).onClose?.());
    useEffect(() => {
      if (Part) return undefined;
      let isWanted = true;
      prepare().then(
        () => isWanted && render(),
        (error: unknown) => {
          reportError('chunk', error);
          if (isWanted) close();
        },
      );
      return () => {
        isWanted = false;
      };
    }, []);
    return Part ? createElement(Part, props) : null;
  };
}
