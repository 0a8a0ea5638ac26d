import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { reportError } from '#client/lib/clientErrors.ts';
import { isNetworkFailure, requestIdOf } from '#client/lib/failures.ts';
import { isRouteErrorResponse, Link, useRevalidator, useRouteError } from '#client/lib/routing.ts';
import { Button } from '#client/ui/Button.tsx';
import { Container } from '#client/ui/Container.tsx';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';
import { ScreenFocus } from './route/ScreenFocus.tsx';
import { NotFound } from './NotFound.tsx';

/** Shown instead of a page that failed. A loader's 404 shows the 404 page under its own address. */
export function ErrorScreen() {
  const t = useTranslations('shell');
  const error = useRouteError();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  useEffect(() => {
    if (!missing && !isNetworkFailure(error)) reportError('route', error);
  }, [missing, error]);
  return (
    <>
      {missing ? <NotFound /> : <Failure error={error} />}
      <ScreenFocus title={t(missing ? 'notFound.heading' : 'errors.heading')} />
    </>
  );
}

function Failure({ error }: { error: unknown }) {
  const t = useTranslations('shell');
  const { revalidate, state } = useRevalidator();
  const id = requestIdOf(error);
  return (
    <Container id="content" width="message" className="py-16 text-center" role="alert">
      <h1 className="text-xl md:text-2xl">{t('errors.heading')}</h1>
      <p className="mt-2 text-soft">
        {t(isNetworkFailure(error) ? 'errors.offline' : 'errors.advice')}
      </p>
      <div className="mt-6 flex flex-wrap justify-center gap-2">
        <Button variant="main" busy={state === 'loading'} onClick={() => void revalidate()}>
          {t('errors.retry')}
        </Button>
        <Link to={isNetworkFailure(error) ? '/offline' : '/'} className={buttonClass({})}>
          {t(isNetworkFailure(error) ? 'errors.whatOpens' : 'errors.goHome')}
        </Link>
      </div>
      {id && (
        <details className="mt-6 text-sm text-soft">
          <summary>{t('errors.details')}</summary>
          <p className="tabular break-all select-all">{t('errors.requestId', { id })}</p>
        </details>
      )}
    </Container>
  );
}
