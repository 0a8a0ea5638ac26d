import { useEffect, useId, useState, type ComponentProps } from 'react';
import { useTranslations } from 'use-intl';
import { pathInLocale, useSiteLocale } from '#client/lib/locale.ts';
import { askServer } from './askServer.ts';
import { keepKey, sessionToken } from './explorerKey.ts';

interface ExplorerBarProps {
  /** The current key; empty for a guest. */
  value: string;
  onChange: (key: string) => void;
}

type KeyState = 'guest' | 'asking' | 'good' | 'refused';

/** Chooses the identity used for requests. The key stays in this tab. */
export function ExplorerBar({ value, onChange }: ExplorerBarProps) {
  const t = useTranslations('apiDocs');
  const locale = useSiteLocale();
  const id = useId();
  const [typed, setTyped] = useState(value);
  const keyState = useKeyState(value);
  const take = (key: string) => {
    keepKey(key);
    setTyped(key);
    onChange(key);
  };
  const submit: ComponentProps<'form'>['onSubmit'] = (event) => {
    event.preventDefault();
    take(typed.trim());
  };
  return (
    <header className="explorer-bar">
      <h1>{t('explorer.title')}</h1>
      <nav aria-label={t('explorer.links')}>
        <a href={pathInLocale(locale, '/')}>{t('explorer.site')}</a>
        <a href={pathInLocale(locale, '/docs/api')}>{t('heading')}</a>
        <a href="/schema.graphql">schema.graphql</a>
      </nav>
      <form onSubmit={submit} aria-label={t('explorer.keyForm')}>
        <label htmlFor={id}>{t('explorer.key')}</label>
        <input
          id={id}
          type="password"
          required={!value}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          placeholder="kmb_…"
          autoComplete="off"
          spellCheck={false}
          aria-describedby={`${id}-standing`}
        />
        <button type="submit">{t('explorer.useKey')}</button>
        {value ? (
          <button type="button" onClick={() => take('')}>
            {t('explorer.forget')}
          </button>
        ) : (
          sessionToken() && (
            <button type="button" onClick={() => take(sessionToken())}>
              {t('explorer.useSession')}
            </button>
          )
        )}
        <output id={`${id}-standing`} data-state={keyState}>
          {t(`standing.${keyState}`)}
        </output>
      </form>
    </header>
  );
}

/** Reports an invalid key right away, instead of with the first failing query. */
function useKeyState(key: string): KeyState {
  const [known, setKnown] = useState<{ key: string; keyState: KeyState }>();
  useEffect(() => {
    if (!key) return;
    void Promise.resolve(askServer(key, 'en')({ query: '{ viewer { id } }' }))
      .then((answer) => ((answer as { errors?: unknown[] }).errors ? 'refused' : 'good'))
      .catch(() => 'refused' as const)
      .then((keyState) => setKnown({ key, keyState }));
  }, [key]);
  if (!key) return 'guest';
  return known?.key === key ? known.keyState : 'asking';
}
