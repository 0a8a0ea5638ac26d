import { useSyncExternalStore } from 'react';

export interface Store<State> {
  get: () => State;
  set: (next: State) => void;
  subscribe: (listener: () => void) => () => void;
}

/** A value outside React that components can subscribe to. The server and the first render see `initial`. */
export function createStore<State>(initial: State): Store<State> & { initial: State } {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    initial,
    get: () => state,
    set: (next) => {
      if (Object.is(next, state)) return;
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function useStore<State>(store: Store<State> & { initial: State }): State {
  return useSyncExternalStore(store.subscribe, store.get, () => store.initial);
}
