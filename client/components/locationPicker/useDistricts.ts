import { useState } from 'react';

export type Districts = typeof import('#schema/locations/locations.ts');

let loaded: Districts | null = null;

/** 792 places and their other names: a chunk that only those fetch who enter the box. */
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
