import { Copy } from 'lucide-react';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#client/ui/Button.tsx';
import { toast } from '#client/ui/toast.ts';

interface CopyTextProps {
  label: string;
  hint?: string;
  text: string;
  copyLabel: string;
}

/** Text to be copied exactly as it is. */
export function CopyText({ label, hint, text, copyLabel }: CopyTextProps) {
  const t = useTranslations('apiKeys');
  const id = useId();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ kind: 'success', title: t('secret.copied') });
    } catch {
      toast({ kind: 'error', title: t('secret.notCopied') });
    }
  };
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h3 id={id} className="text-sm font-semibold break-words">
        {label}
      </h3>
      {hint && <p className="-mt-1 text-sm text-soft">{hint}</p>}
      <pre className="rounded-control border border-line bg-tint p-3 text-sm break-all whitespace-pre-wrap select-all">
        <code>{text}</code>
      </pre>
      <Button
        className="justify-self-start"
        icon={<Copy className="size-5" />}
        onClick={() => void copy()}
      >
        {copyLabel}
      </Button>
    </section>
  );
}
