import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { graphql } from '#client/gql/gql.ts';
import { useSiteLocale } from '#client/lib/locale.ts';
import { Button } from '#client/ui/Button.tsx';
import { toast } from '#client/ui/toast.ts';
import { leaveForGoogle } from './googleFlow.ts';
import { GoogleMark } from './GoogleMark.tsx';

/** The frame has asked for it with its own question. */
const GoogleButtonQuery = graphql(`
  query GoogleButton {
    site {
      googleSignIn
    }
  }
`);

interface GoogleButtonProps {
  /** Where to go once signed in. */
  returnUrl?: string | undefined;
  disabled?: boolean;
  /** There is no other way in beside it. */
  alone?: boolean;
  onLeave?: () => void;
}

/** Only where the site has it: never a dead click (decision 5). */
export function GoogleButton({
  returnUrl = '/',
  disabled,
  alone = false,
  onLeave,
}: GoogleButtonProps) {
  const t = useTranslations('account');
  const locale = useSiteLocale();
  const { data } = useQuery(GoogleButtonQuery);
  const [leaving, setLeaving] = useState(false);
  if (!data?.site.googleSignIn) return null;
  const press = async () => {
    setLeaving(true);
    onLeave?.();
    try {
      await leaveForGoogle(locale, returnUrl);
    } catch {
      // Without a safe connection the browser makes no secrets.
      setLeaving(false);
      toast({ kind: 'error', title: t('google.problem.unavailable') });
    }
  };
  return (
    <div className="mb-5 grid gap-4">
      <Button
        block
        busy={leaving}
        disabled={disabled}
        icon={<GoogleMark />}
        onClick={() => void press()}
      >
        {t('google.button')}
      </Button>
      {!alone && (
        <p className="flex items-center gap-3 text-sm text-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
          {t('google.or')}
        </p>
      )}
    </div>
  );
}
