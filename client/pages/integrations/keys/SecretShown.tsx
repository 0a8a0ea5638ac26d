import { useTranslations } from 'use-intl';
import { Banner } from '#client/ui/Banner.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { CopyText } from './CopyText.tsx';

interface SecretShownProps {
  token: string;
  name: string;
  onClose: () => void;
}

/** Answered this once, so that no stray press ends it. */
export function SecretShown({ token, name, onClose }: SecretShownProps) {
  const t = useTranslations('apiKeys');
  return (
    <Dialog
      title={t('secret.title')}
      closeLabel={t('form.close')}
      dismissable={false}
      onClose={onClose}
      footer={
        <Button variant="main" onClick={onClose}>
          {t('secret.done')}
        </Button>
      }
    >
      <div className="grid gap-5">
        <Banner kind="warning">{t('secret.once')}</Banner>
        <CopyText label={t('secret.label', { name })} text={token} copyLabel={t('secret.copy')} />
        <CopyText
          label={t('secret.try')}
          hint={t('secret.tryHint')}
          text={commandWith(token)}
          copyLabel={t('secret.copyLine')}
        />
      </div>
    </Dialog>
  );
}

/** Any key may ask what it is. */
function commandWith(token: string): string {
  const body = JSON.stringify({ query: '{ viewer { apiKey { name scopes expiresAt } } }' });
  return [
    `curl ${location.origin}/graphql`,
    `-H 'Authorization: Bearer ${token}'`,
    `-H 'Content-Type: application/json'`,
    `-d '${body}'`,
  ].join(' \\\n  ');
}
