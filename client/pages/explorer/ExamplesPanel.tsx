import { useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { use, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSiteLocale } from '#client/lib/locale.ts';
import { AskContext } from './AskContext.ts';
import { EXAMPLES, type Example } from './examples.ts';
import { filledVariables } from './filledVariables.ts';

/** Saved queries. Pressing one opens it in its own tab, with ids that exist for the user. */
export function ExamplesPanel() {
  const t = useTranslations('apiDocs');
  const locale = useSiteLocale();
  const ask = use(AskContext);
  const actions = useGraphiQLActions();
  const asked = useGraphiQL((state) => state.queryEditor);
  const given = useGraphiQL((state) => state.variableEditor);
  const [opening, setOpening] = useState<string | null>(null);
  const open = async (example: Example) => {
    setOpening(example.name);
    const variables = await filledVariables(example.variables, (query) =>
      Promise.resolve(ask({ query })),
    );
    actions.addTab();
    asked?.setValue(example.document);
    given?.setValue(variables);
    setOpening(null);
  };
  return (
    <section className="explorer-examples" lang={locale} aria-labelledby="explorer-examples">
      <h2 id="explorer-examples">{t('explorer.examples')}</h2>
      <p>{t('explorer.examplesHint')}</p>
      <ul>
        {EXAMPLES.map((example) => (
          <li key={example.name}>
            <button
              type="button"
              disabled={!asked || !given}
              aria-busy={opening === example.name}
              onClick={() => void open(example)}
            >
              <b>{t(`example.${example.name}.title`)}</b>
              <span>{t(`example.${example.name}.text`)}</span>
              {example.scope ? (
                <span>
                  {t('explorer.needsKey')} <code>{example.scope}</code>
                </span>
              ) : (
                <span>{t('explorer.noKey')}</span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
