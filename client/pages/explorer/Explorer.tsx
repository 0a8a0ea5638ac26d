import { GraphiQL, HISTORY_PLUGIN } from 'graphiql';
import { buildSchema } from 'graphql';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSiteLocale } from '#client/lib/locale.ts';
import { storage } from '#client/lib/store/storage.ts';
import { useTheme } from '#client/lib/theme.ts';
import { AskContext } from './AskContext.ts';
import { askServer } from './askServer.ts';
import { EXAMPLES } from './examples.ts';
import { ExamplesPanel } from './ExamplesPanel.tsx';
import { ExplorerBar } from './ExplorerBar.tsx';
import { storedKey } from './explorerKey.ts';
import { BookMarked } from 'lucide-react';

interface ExplorerProps {
  /** The schema as printed at build time, because guests may not introspect the API. */
  schemaText: string;
}

const FIRST = EXAMPLES[0]!;
/** Below this width the panel would leave no room for the query. */
const WIDE = 800;

/** GraphiQL, with the key managed by us so that GraphiQL never stores it. */
export function Explorer({ schemaText }: ExplorerProps) {
  const t = useTranslations('apiDocs');
  const locale = useSiteLocale();
  const theme = useTheme();
  const [key, setKey] = useState(storedKey);
  const [isFirstVisit] = useState(() => !storage.read('graphiql:tabState'));
  const [isWide] = useState(() => innerWidth >= WIDE);
  const schema = useMemo(() => buildSchema(schemaText), [schemaText]);
  const ask = useMemo(() => askServer(key, locale), [key, locale]);
  const plugins = useMemo(
    () => [
      { title: t('explorer.examples'), icon: BookIcon, content: ExamplesPanel },
      HISTORY_PLUGIN,
    ],
    [t],
  );
  return (
    <AskContext value={ask}>
      <div className="explorer">
        <ExplorerBar value={key} onChange={setKey} />
        <main className="explorer-main" lang="en" aria-label={t('explorer.title')}>
          <GraphiQL
            schema={schema}
            fetcher={ask}
            plugins={plugins}
            forcedTheme={theme === 'system' ? undefined : theme}
            isHeadersEditorEnabled={false}
            shouldPersistHeaders={false}
            defaultTabs={[{ query: FIRST.document, variables: FIRST.variables }]}
            initialVariables={isFirstVisit ? FIRST.variables : undefined}
            defaultEditorToolsVisibility="variables"
            visiblePlugin={isWide ? plugins[0] : undefined}
          >
            <GraphiQL.Logo> </GraphiQL.Logo>
          </GraphiQL>
        </main>
      </div>
    </AskContext>
  );
}

const BookIcon = () => <BookMarked />;
