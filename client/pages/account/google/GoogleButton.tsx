import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { graphql } from '#client/gql/gql.ts';
import { useSiteLocale } from '#client/lib/locale.ts';
import { useLocation } from '#client/lib/routing.ts';
import { Button } from '#client/ui/Button.tsx';
import { toast } from '#client/ui/toast.ts';
import { leaveForGoogle } from './googleFlow.ts';

/** Answered from the cache, because the query of the frame selects the same field. */
const GoogleButtonQuery = graphql(`
  query GoogleButton {
    site {
      googleSignIn
    }
  }
`);

interface GoogleButtonProps {
  /** Where to go after signing in; by default back to the page. */
  returnUrl?: string | undefined;
  disabled?: boolean;
  /** Set if no other way to sign in is shown beside it. */
  alone?: boolean;
  onLeave?: () => void;
}

/** Shown only if the site offers it, so that no button is ever dead (product decision 5). */
export function GoogleButton({ returnUrl, disabled, alone = false, onLeave }: GoogleButtonProps) {
  const t = useTranslations('account');
  const locale = useSiteLocale();
  const { data } = useQuery(GoogleButtonQuery);
  const [leaving, setLeaving] = useState(false);
  const { pathname, search } = useLocation();
  const page = pathname === '/login' ? '/' : pathname + search;
  if (!data?.site.googleSignIn) return null;
  const press = async () => {
    setLeaving(true);
    onLeave?.();
    try {
      await leaveForGoogle(locale, returnUrl ?? page);
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

/** The provider's logo in its own colours, as its brand guidelines require. */
function GoogleMark() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5">
      <path
        fill="#4285F4"
        d="M22.56 12.25c0-.78-.07-1.53-.2-2.25H12v4.26h5.92c-.26 1.37-1.04 2.53-2.21 3.31v2.77h3.57c2.08-1.92 3.28-4.74 3.28-8.09z"
      />
      <path
        fill="#34A853"
        d="M12 23c2.97 0 5.46-.98 7.28-2.66l-3.57-2.77c-.98.66-2.23 1.06-3.71 1.06-2.86 0-5.29-1.93-6.16-4.53H2.18v2.84C3.99 20.53 7.7 23 12 23z"
      />
      <path
        fill="#FBBC05"
        d="M5.84 14.09c-.22-.66-.35-1.36-.35-2.09s.13-1.43.35-2.09V7.07H2.18C1.43 8.55 1 10.22 1 12s.43 3.45 1.18 4.93l2.85-2.22.81-.62z"
      />
      <path
        fill="#EA4335"
        d="M12 5.38c1.62 0 3.06.56 4.21 1.64l3.15-3.15C17.45 2.09 14.97 1 12 1 7.7 1 3.99 3.47 2.18 7.07l3.66 2.84c.87-2.6 3.3-4.53 6.16-4.53z"
      />
    </svg>
  );
}
