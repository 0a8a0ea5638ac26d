import { useFormatter } from 'use-intl';

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;
const STEP = 1_024;

/** "512 byte", "12.4 MB", "1.2 GB": in the unit that needs few digits. */
export function useByteWords(): (bytes: number) => string {
  const format = useFormatter();
  return (bytes) => {
    const place = Math.min(
      UNITS.length - 1,
      bytes < 1 ? 0 : Math.floor(Math.log(bytes) / Math.log(STEP)),
    );
    const value = bytes / STEP ** place;
    return format.number(value, {
      style: 'unit',
      unit: UNITS[place],
      unitDisplay: place === 0 ? 'long' : 'short',
      maximumFractionDigits: value < 10 && place > 0 ? 1 : 0,
    });
  };
}
