import { useTranslations } from 'use-intl';
import { CopyText } from '#client/pages/integrations/CopyText.tsx';
import { OneTimeSecret } from '../OneTimeSecret.tsx';

const EXAMPLE = `import { Webhook } from 'standardwebhooks';

const webhook = new Webhook(secret);
// secret: whsec_…; body: the text exactly as it came
const event = webhook.verify(body, request.headers);`;

interface SecretShownProps {
  secret: string;
  onClose: () => void;
}

export function SecretShown({ secret, onClose }: SecretShownProps) {
  const t = useTranslations('webhooks');
  return (
    <OneTimeSecret
      title={t('secret.title')}
      closeLabel={t('close')}
      warning={t('secret.once')}
      doneLabel={t('secret.done')}
      onClose={onClose}
    >
      <CopyText label={t('secret.label')} text={secret} copyLabel={t('secret.copy')} />
      <CopyText
        label={t('secret.how')}
        hint={t('secret.howHint')}
        text={EXAMPLE}
        copyLabel={t('secret.copyCode')}
      />
    </OneTimeSecret>
  );
}
