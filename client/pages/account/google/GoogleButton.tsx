import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { graphql } from '#client/gql/gql.ts';
import { useSiteLocale } from '#client/lib/locale.ts';
import { Button } from '#client/ui/Button.tsx';
import { toast } from '#client/ui/toast.ts';
import { leaveForGoogle } from './googleFlow.ts';
import { GoogleMark } from './GoogleMark.tsx';

/** Requested by the frame in its own query. */
const GoogleButtonQuery = graphql(`
  query GoogleButton {
    site {
      googleSignIn
    }
  }
`);

interface GoogleButtonProps {
  /** Where to go after signing in. */
  returnUrl?: string | undefined;
  disabled?: boolean;
  /** No other sign-in method is shown beside it. */
  alone?: boolean;
  onLeave?: () => void;
}

/** Shown only if the site offers it, so that no button is ever dead (product decision 5). */
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
      // Browsers only provide crypto.subtle on secure connections.
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
