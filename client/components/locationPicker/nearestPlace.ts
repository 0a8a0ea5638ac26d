import type { SiteLocale } from '#client/lib/locale.ts';
import { loadPlaces, type FoundPlace } from './usePlaces.ts';

const POSITION_OPTIONS = { timeout: 15_000, maximumAge: 600_000 };

/**
 * The browser asks for consent. The position never leaves it, because the list of cities is loaded into the browser.
 */
export async function nearestPlace(
  locale: SiteLocale,
): Promise<FoundPlace | 'notInIndia' | 'notAllowed' | 'notFound'> {
  try {
    const [position, { nearestCity }, { placeOfCity }] = await Promise.all([
      currentPosition(),
      import('#schema/locations/nearestCity.ts'),
      loadPlaces(),
    ]);
    const city = nearestCity(position.coords);
    return city ? placeOfCity(city, locale) : 'notInIndia';
  } catch (error) {
    const isRefused = error instanceof Object && 'code' in error && error.code === REFUSED;
    return isRefused ? 'notAllowed' : 'notFound';
  }
}

/** GeolocationPositionError.PERMISSION_DENIED */
const REFUSED = 1;

function currentPosition(): Promise<GeolocationPosition> {
  return new Promise((resolve, reject) => {
    if (!('geolocation' in navigator)) return reject(new Error('no geolocation'));
    navigator.geolocation.getCurrentPosition(resolve, reject, POSITION_OPTIONS);
  });
}
