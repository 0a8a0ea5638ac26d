import { Link } from '#client/lib/routing.ts';
import { useTranslations } from 'use-intl';

/** A stand-in until the real header is written. */
export function Header() {
  const t = useTranslations('shell');
  return (
    <header>
      <Link to="/">{t('frame.brand')}</Link>
    </header>
  );
}
