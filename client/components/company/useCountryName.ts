import { useFormatter } from 'use-intl';

/** India in the reader's language; other countries as the company wrote them. */
export function useCountryName(): (country: string) => string {
  const format = useFormatter();
  return (country) =>
    country === 'India' ? (format.displayName('IN', { type: 'region' }) ?? country) : country;
}
