import { useMutation } from '@apollo/client/react';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { graphql } from '#client/gql/gql.ts';
import { serverMessage } from '#client/lib/failures.ts';
import { Banner } from '#client/ui/Banner.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { toast } from '#client/ui/toast.ts';
import type { OpenReport } from './useOpenReport.ts';

const ShareDialogShareMutation = graphql(`
  mutation ShareDialogShare($input: ShareReportInput!) {
    shareReport(input: $input) {
      report {
        id
      }
    }
  }
`);

interface ShareDialogProps {
  /** The link to the question on the screen. */
  link: string;
  report: OpenReport | null;
  isChanged: boolean;
  onShared: () => void;
  onClose: () => void;
}

/** Sharing sends only the address: the question runs again for anyone who opens it. */
export function ShareDialog({ link, report, isChanged, onShared, onClose }: ShareDialogProps) {
  const t = useTranslations('analytics');
  const [share, { loading }] = useMutation(ShareDialogShareMutation);
  const [failure, setFailure] = useState<unknown>();
  const state = !report || isChanged ? 'question' : report.isShared ? 'shared' : 'own';
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      toast({ kind: 'success', title: t('builder.share.copied') });
      onClose();
    } catch {
      document.querySelector<HTMLInputElement>('#share-link')?.select();
      toast({ kind: 'info', title: t('builder.share.notCopied') });
    }
  };
  const shareIt = async () => {
    try {
      await share({ variables: { input: { id: report!.id, shared: true } } });
      onShared();
    } catch (error) {
      setFailure(error);
    }
  };
  return (
    <Dialog
      title={t('builder.share.title')}
      closeLabel={t('builder.close')}
      onClose={onClose}
      footer={
        <>
          {state === 'own' && report?.mayChange && (
            <Button busy={loading} onClick={() => void shareIt()}>
              {t('builder.share.shareReport')}
            </Button>
          )}
          <Button variant="main" onClick={() => void copy()} icon={<Copy className="size-5" />}>
            {t('builder.share.copy')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {failure !== undefined && (
          <Banner kind="error" title={t('builder.share.failed')}>
            {serverMessage(failure)}
          </Banner>
        )}
        <TextField
          id="share-link"
          label={t('builder.share.link')}
          readOnly
          value={link}
          onFocus={({ target }) => target.select()}
        />
        <p className="text-soft">{t(`builder.share.state.${state}`)}</p>
        <p className="text-soft">{t('builder.share.access')}</p>
      </div>
    </Dialog>
  );
}
