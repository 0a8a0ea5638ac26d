import { useTranslations } from 'use-intl';
import { Link, useNavigate } from '#client/lib/routing.ts';
import { Button } from '#client/ui/Button.tsx';
import { Container } from '#client/ui/Container.tsx';
import { ScreenFocus } from './route/ScreenFocus.tsx';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';

/** The admin gate's response to a logged-in user who is not an administrator. */
export function AccessDenied() {
  const t = useTranslations('shell');
  const navigate = useNavigate();
  return (
    <Container id="content" width="message" className="py-16 text-center">
      <ScreenFocus title={t('denied.heading')} />
      <h1 className="text-xl md:text-2xl">{t('denied.heading')}</h1>
      <p className="mt-2 text-soft">{t('denied.message')}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-2">
        <Link to="/admin/login" className={buttonClass({ variant: 'main' })}>
          {t('denied.adminLogin')}
        </Link>
        <Button onClick={() => void navigate(-1)}>{t('denied.goBack')}</Button>
        <Link to="/" className={buttonClass({})}>
          {t('denied.goHome')}
        </Link>
      </div>
    </Container>
  );
}
