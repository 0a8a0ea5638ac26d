import { useCallback, useState } from 'react';

export type Places = Awaited<ReturnType<typeof loadPlaces>>;
export type FoundPlace = ReturnType<Places['suggestPlaces']>[number];

let loaded: Places | null = null;

/** 1,300 places with their other names, in a chunk that is loaded only when a place is asked for. */
export async function loadPlaces() {
  const [suggest, show] = await Promise.all([
    import('#schema/locations/suggestPlaces.ts'),
    import('#schema/locations/showPlace.ts'),
  ]);
  return { ...suggest, ...show };
}

export function usePlaces() {
  const [places, setPlaces] = useState(loaded);
  const [failed, setFailed] = useState(false);

  const load = useCallback(() => {
    if (loaded) return setPlaces(loaded);
    setFailed(false);
    loadPlaces().then(
      (module) => {
        loaded = module;
        setPlaces(module);
      },
      () => setFailed(true),
    );
  }, []);
  return { places, failed, load };
}
