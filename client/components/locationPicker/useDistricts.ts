import { useState } from 'react';

export type Districts = typeof import('#schema/locations/locations.ts');

let loaded: Districts | null = null;

/** 792 places and their alternative names, in a chunk loaded only when the box is focused. */
export function useDistricts() {
  const [places, setPlaces] = useState(loaded);
  const [failed, setFailed] = useState(false);

  const load = () => {
    if (places) return;
    setFailed(false);
    import('#schema/locations/locations.ts').then(
      (module) => {
        loaded = module;
        setPlaces(module);
      },
      () => setFailed(true),
    );
  };
  return { places, failed, load };
}
