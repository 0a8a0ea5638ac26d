import { ShieldCheck, ShieldOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTimeWords } from '#client/components/useTimeWords.ts';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { Button } from '#client/ui/Button.tsx';
import { loadOnUse } from '#client/ui/loadOnUse.ts';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { Tag } from '#client/ui/Tag.tsx';
import type { TwoFactorDialogName } from './TwoFactorDialog.tsx';

export const TwoFactorPart_twoFactor = graphql(`
  fragment TwoFactorPart_twoFactor on TwoFactor {
    isOn
    since
    recoveryCodesLeft
    isDemanded
  }
`);

const FEW = 3;
const TwoFactorDialog = loadOnUse(
  async () => (await import('./TwoFactorDialog.tsx')).TwoFactorDialog,
  { words: ['twoFactor', 'account', 'validation'] },
);

interface TwoFactorPartProps {
  hasPassword: boolean;
  /** Loading, or failed to load. */
  twoFactor: FragmentType<typeof TwoFactorPart_twoFactor> | undefined;
  failed: boolean;
}

export function TwoFactorPart({ hasPassword, failed, ...props }: TwoFactorPartProps) {
  const twoFactor = readFragment(TwoFactorPart_twoFactor, props.twoFactor);
  const t = useTranslations('twoFactor');
  const time = useTimeWords();
  const [name, setName] = useState<TwoFactorDialogName | null>(null);
  const isReady = TwoFactorDialog.useIsReady();
  if (!twoFactor)
    return failed ? <p className="text-soft">{t('failed')}</p> : <Skeleton className="h-16" />;

  const { isOn, since, recoveryCodesLeft, isDemanded } = twoFactor;
  const button = (which: TwoFactorDialogName, label: string) => (
    <Button busy={name === which && !isReady} onClick={() => setName(which)}>
      {label}
    </Button>
  );
  return (
    <div className="grid gap-4">
      <div className="grid justify-items-start gap-1.5">
        <Tag tone={isOn ? 'success' : 'plain'} icon={isOn ? ShieldCheck : ShieldOff}>
          {t(isOn ? 'on' : 'off')}
        </Tag>
        <p>{since ? t('since', { date: time.full(since) }) : t('offText')}</p>
        {isOn && (
          <p className={recoveryCodesLeft <= FEW ? undefined : 'text-sm text-soft'}>
            {t('codesLeft', { count: recoveryCodesLeft })}
            {recoveryCodesLeft <= FEW && ` ${t('fewCodes')}`}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {isOn ? (
          <>
            {button('renew', t('newCodes'))}
            {button('end', t('turnOff'))}
          </>
        ) : (
          button('setUp', t('setUp'))
        )}
      </div>
      {name && (
        <TwoFactorDialog
          name={name}
          hasPassword={hasPassword}
          isDemanded={isDemanded}
          onClose={() => setName(null)}
        />
      )}
    </div>
  );
}
