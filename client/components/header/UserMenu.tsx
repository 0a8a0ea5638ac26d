import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { SessionUser } from '#client/lib/session.ts';
import { Disclosure } from '#client/ui/Disclosure.tsx';
import { Monogram } from '#client/ui/figures/Monogram.tsx';
import { LazyAccountLines } from './LazyAccountLines.tsx';
import { useDisplayName } from './useDisplayName.ts';

export function UserMenu({ user, className }: { user: SessionUser; className?: string }) {
  const t = useTranslations('shell');
  const name = useDisplayName(user);
  const [isWanted, setWanted] = useState(false);
  const want = () => setWanted(true);
  return (
    <Disclosure
      align="end"
      className={className}
      buttonProps={{ onPointerEnter: want, onFocus: want }}
      buttonClassName="group inline-flex min-h-11 max-w-full items-center gap-2 rounded-control px-2 font-medium text-text hover:bg-tint"
      label={
        <>
          <Monogram name={name} size="s" shape="round" />
          <span className="sr-only">{t('header.account.menu')}</span>{' '}
          <span className="max-w-40 truncate max-xl:sr-only">{name}</span>
          <ChevronDown className="size-4 shrink-0 text-soft transition-transform duration-100 group-aria-expanded:rotate-180" />
        </>
      }
    >
      <div className="mb-1 max-w-72 border-b border-line px-3 pt-1 pb-2.5">
        <p className="font-semibold break-words">{name}</p>
        <p title={user.email} className="truncate text-sm text-soft">
          {user.email}
        </p>
      </div>
      {isWanted && <LazyAccountLines user={user} />}
    </Disclosure>
  );
}
