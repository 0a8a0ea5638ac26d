import { useTranslations } from 'use-intl';
import { CopyText } from '#client/pages/integrations/CopyText.tsx';
import { OneTimeSecret } from '../OneTimeSecret.tsx';

interface SecretShownProps {
  token: string;
  name: string;
  onClose: () => void;
}

export function SecretShown({ token, name, onClose }: SecretShownProps) {
  const t = useTranslations('apiKeys');
  return (
    <OneTimeSecret
      title={t('secret.title')}
      closeLabel={t('form.close')}
      warning={t('secret.once')}
      doneLabel={t('secret.done')}
      onClose={onClose}
    >
      <CopyText label={t('secret.label', { name })} text={token} copyLabel={t('secret.copy')} />
      <CopyText
        label={t('secret.try')}
        hint={t('secret.tryHint')}
        text={commandWith(token)}
        copyLabel={t('secret.copyLine')}
      />
    </OneTimeSecret>
  );
}

/** Every key may use this query. */
function commandWith(token: string): string {
  const body = JSON.stringify({ query: '{ viewer { apiKey { name scopes expiresAt } } }' });
  return [
    `curl ${location.origin}/graphql`,
    `-H 'Authorization: Bearer ${token}'`,
    `-H 'Content-Type: application/json'`,
    `-d '${body}'`,
  ].join(' \\\n  ');
}
