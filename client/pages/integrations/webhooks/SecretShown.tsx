import { useTranslations } from 'use-intl';
import { CopyText } from '#client/pages/integrations/keys/CopyText.tsx';
import { Banner } from '#client/ui/Banner.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';

const EXAMPLE = `import { Webhook } from 'standardwebhooks';

const webhook = new Webhook(secret);
// secret: whsec_…; body: the text exactly as it came
const event = webhook.verify(body, request.headers);`;

interface SecretShownProps {
  secret: string;
  onClose: () => void;
}

/** Answered this once, so that no stray press ends it. */
export function SecretShown({ secret, onClose }: SecretShownProps) {
  const t = useTranslations('webhooks');
  return (
    <Dialog
      title={t('secret.title')}
      closeLabel={t('close')}
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
        <CopyText label={t('secret.label')} text={secret} copyLabel={t('secret.copy')} />
        <CopyText
          label={t('secret.how')}
          hint={t('secret.howHint')}
          text={EXAMPLE}
          copyLabel={t('secret.copyCode')}
        />
      </div>
    </Dialog>
  );
}
