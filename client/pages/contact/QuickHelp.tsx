import { CircleHelp, LifeBuoy, MessagesSquare } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Link } from '#client/lib/routing.ts';
import { Card } from '#client/ui/Card.tsx';

const WAYS = [
  { way: 'chat', to: '/contact#write', Icon: MessagesSquare },
  { way: 'faq', to: '/faq', Icon: CircleHelp },
  { way: 'ticket', to: '/contact?type=support#write', Icon: LifeBuoy },
] as const;

export function QuickHelp() {
  const t = useTranslations('contact');
  return (
    <Card as="section" aria-labelledby="quick-help" padding="none">
      <h2 id="quick-help" className="px-4 pt-4 text-lg md:px-5 md:pt-5">
        {t('help.heading')}
      </h2>
      <ul className="mt-2 pb-2">
        {WAYS.map(({ way, to, Icon }) => (
          <li key={way}>
            <Link to={to} className="flex gap-3 px-4 py-3 hover:bg-tint md:px-5">
              <Icon className="mt-0.5 size-5 shrink-0 text-ink" strokeWidth={1.8} />
              <span>
                <span className="block font-semibold">{t(`help.${way}.title`)}</span>
                <span className="block text-sm text-soft">{t(`help.${way}.text`)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
