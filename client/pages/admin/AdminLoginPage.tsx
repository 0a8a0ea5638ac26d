import { useTranslations } from 'use-intl';
import { ServerForm } from '#client/components/form/ServerForm.tsx';
import { CodeFields } from '#client/components/account/CodeFields.tsx';
import { SecretField } from '#client/components/account/SecretField.tsx';
import type { MetaArgs } from '#client/lib/page.ts';
import { Link } from '#client/lib/routing.ts';
import { useSession } from '#client/lib/session.ts';
import { Banner } from '#client/ui/Banner.tsx';
import { Card } from '#client/ui/Card.tsx';
import { Container } from '#client/ui/Container.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { useAdminLogin } from './login/useAdminLogin.ts';

export const meta = ({ words }: MetaArgs) => ({
  title: words('admin')('login.title'),
  noindex: true,
});

/** Logged-in administrators are redirected by this page's entry in the router; other users may log in as one. */
export function Page() {
  const t = useTranslations('admin');
  const account = useTranslations('account');
  const { user } = useSession();
  const { form, denied, needsCode, goBack } = useAdminLogin();
  return (
    <Container width="message" className="py-10 md:py-16">
      <Card className="mx-auto max-w-[420px] md:p-7">
        <h1 tabIndex={-1} className="text-xl">
          {t('login.title')}
        </h1>
        <p className="mt-1 mb-5 text-soft">{t('login.lead')}</p>
        {user && !denied && (
          <Banner className="mb-4">{t('login.somebodyElse', { email: user.email })}</Banner>
        )}
        <ServerForm
          form={form}
          fallback={t(denied ? 'login.denied' : 'login.failed')}
          submitLabel={needsCode ? account('code.submit') : t('login.submit')}
        >
          {needsCode ? (
            <CodeFields {...form.field('code')} />
          ) : (
            <>
              <TextField
                {...form.field('email')}
                type="email"
                inputMode="email"
                autoComplete="username"
                autoCapitalize="none"
                spellCheck={false}
                required
                label={account('field.email')}
              />
              <SecretField
                {...form.field('password')}
                label={account('field.password')}
                autoComplete="current-password"
              />
            </>
          )}
        </ServerForm>
        <p className="mt-5 text-center text-sm">
          {needsCode ? (
            <button
              type="button"
              disabled={form.busy}
              onClick={goBack}
              className="hit-44 text-link min-h-8 rounded-tag"
            >
              {account('code.back')}
            </button>
          ) : (
            <Link to="/" className="hit-44 text-link">
              {t('login.home')}
            </Link>
          )}
        </p>
      </Card>
    </Container>
  );
}
