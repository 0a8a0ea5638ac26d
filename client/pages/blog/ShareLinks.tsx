import { Link2, Mail, MessageCircle } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#client/ui/Button.tsx';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';
import { toast } from '#client/ui/toast.ts';

/** WhatsApp first, the most common way to share here. Plain links without third-party scripts. */
export function ShareLinks({ title }: { title: string }) {
  const t = useTranslations('blog');
  const [address, setAddress] = useState('');
  useEffect(() => setAddress(location.origin + location.pathname), []);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      toast({ kind: 'success', title: t('share.copied') });
    } catch {
      toast({ kind: 'error', title: t('share.failed'), message: address });
    }
  };
  const text = encodeURIComponent(`${title} ${address}`);
  const targets = [
    { key: 'whatsapp', href: `https://wa.me/?text=${text}`, Icon: MessageCircle },
    {
      key: 'email',
      href: `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`,
      Icon: Mail,
    },
  ] as const;
  return (
    <section aria-labelledby="share" className="mt-8 border-t border-line pt-6 print-hidden">
      <h2 id="share" className="text-base font-semibold">
        {t('share.heading')}
      </h2>
      <div className="mt-3 flex flex-wrap gap-2">
        {targets.map(({ key, href, Icon }) => (
          <a
            key={key}
            href={href}
            target="_blank"
            rel="noreferrer"
            className={buttonClass({ size: 's' })}
          >
            <Icon className="size-4.5" />
            {t(`share.${key}`)}
          </a>
        ))}
        <Button size="s" icon={<Link2 className="size-4.5" />} onClick={() => void copy()}>
          {t('share.copy')}
        </Button>
      </div>
    </section>
  );
}
