import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { FailureBanner } from '#client/components/form/FailureBanner.tsx';
import { graphql } from '#client/gql/gql.ts';
import { Banner } from '#client/ui/Banner.tsx';
import { Button } from '#client/ui/Button.tsx';

const ExportDataMutation = graphql(`
  mutation ExportData {
    exportMyData {
      url
      expiresAt
    }
  }
`);

/** A link valid for five minutes; the browser downloads what it returns. */
export function ExportData() {
  const t = useTranslations('settings');
  const [ask, { loading, error }] = useMutation(ExportDataMutation);
  const [link, setLink] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);

  const press = async () => {
    setLink(null);
    try {
      const { data } = await ask();
      if (!data) return;
      setLink(data.exportMyData.url);
      location.assign(data.exportMyData.url);
    } catch {
      setAttempt((count) => count + 1);
    }
  };
  return (
    <div className="grid gap-4">
      {error && <FailureBanner error={error} fallback={t('export.failed')} attempt={attempt} />}
      <p className="text-sm">{t('export.contents')}</p>
      <Button
        className="justify-self-start max-xs:w-full"
        busy={loading}
        onClick={() => void press()}
      >
        {t('export.start')}
      </Button>
      {link && (
        <Banner kind="success" title={t('export.started')}>
          {t.rich('export.again', {
            link: (words) => (
              <a href={link} className="text-link">
                {words}
              </a>
            ),
          })}
        </Banner>
      )}
    </div>
  );
}
