import { Copy, Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSession } from '#client/lib/session.ts';
import { Banner } from '#client/ui/Banner.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { toast } from '#client/ui/toast.ts';
import { StepHeading } from './StepHeading.tsx';

interface RecoveryCodesProps {
  codes: readonly string[];
  /** The sentence above the codes: that this is the first set, or that it replaces an earlier one. */
  lead: string;
  onDone: () => void;
}

/** Shown only once, to be copied, downloaded or written down before continuing. */
export function RecoveryCodes({ codes, lead, onDone }: RecoveryCodesProps) {
  const t = useTranslations('twoFactor');
  const { user } = useSession();
  const [kept, setKept] = useState(false);
  const head = t('codes.fileHead', { email: user?.email ?? '', site: location.host });

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      toast({ kind: 'success', title: t('codes.copied') });
    } catch {
      toast({ kind: 'error', title: t('codes.notCopied') });
    }
  };

  return (
    <>
      <StepHeading focused>{lead}</StepHeading>
      <Banner kind="warning">{t('codes.keep')}</Banner>
      <ol
        aria-label={t('codes.list')}
        className="tabular grid gap-x-6 gap-y-1 rounded-control border border-line bg-tint p-4 text-base xs:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code} className="select-all">
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        <Button icon={<Copy />} onClick={() => void copy()}>
          {t('codes.copy')}
        </Button>
        <Button
          icon={<Download />}
          onClick={() => save(t('codes.file'), [head, '', ...codes, ''].join('\r\n'))}
        >
          {t('codes.download')}
        </Button>
      </div>
      <Checkbox
        label={t('codes.kept')}
        checked={kept}
        onChange={({ target }) => setKept(target.checked)}
      />
      <Button variant="main" className="justify-self-start" disabled={!kept} onClick={onDone}>
        {t('codes.done')}
      </Button>
    </>
  );
}

/** The file is made in the browser, because the server does not reveal the codes again. */
function save(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
