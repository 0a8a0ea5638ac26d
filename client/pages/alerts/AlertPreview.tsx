import { skipToken, useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { WrittenText } from '#client/components/jobs/WrittenText.tsx';
import { graphql } from '#client/gql/gql.ts';
import { useClockFormat } from '#client/lib/useClockFormat.ts';
import { alertSchema } from '#schema/validation/seekers/alert.ts';
import { DIGEST_JOBS_COUNTED } from '#schema/options/alerts.ts';
import { inputOf, type AlertDraft } from './alertDraft.ts';

const AlertPreviewQuery = graphql(`
  query AlertPreview($input: CreateAlertInput!) {
    newAlertPreview(input: $input) {
      total
      jobs {
        id
        title
        company {
          id
          name
        }
        place
      }
      reasons
      nextDigestAt
    }
  }
`);

const PAUSE = 400;
const SHOWN = 3;
const DAY = { weekday: 'long', day: 'numeric', month: 'long' } as const;

/** What the alert's email would contain, while the form is being filled in. */
export function AlertPreview({ draft }: { draft: AlertDraft }) {
  const t = useTranslations('alerts');
  const format = useFormatter();
  const clock = useClockFormat();
  const settled = useSettled(JSON.stringify(draft));
  const input = previewInput(JSON.parse(settled) as AlertDraft);
  const { data, previousData, error } = useQuery(
    AlertPreviewQuery,
    input ? { variables: { input } } : skipToken,
  );
  const preview = input ? (data ?? previousData)?.newAlertPreview : undefined;
  const frequency = input?.frequency ?? 'DAILY';

  return (
    <section
      aria-live="polite"
      className="min-h-32 rounded-card border border-line bg-tint px-4 py-3 text-sm"
    >
      <h3 className="text-sm font-semibold">{t('preview.title', { frequency })}</h3>
      {!input && <p className="mt-1 text-soft">{t('preview.waiting')}</p>}
      {error && <p className="mt-1 text-soft">{t('preview.failed')}</p>}
      {preview && !error && (
        <>
          <p className="mt-1">
            {preview.total < DIGEST_JOBS_COUNTED
              ? t('preview.count', { count: preview.total })
              : t('preview.countMany', { count: DIGEST_JOBS_COUNTED })}
          </p>
          <ul className="mt-2 grid gap-1">
            {preview.jobs.slice(0, SHOWN).map(({ id, title, company, place }, at) => (
              <li key={id}>
                <span className="block truncate">
                  <span className="font-semibold">
                    <WrittenText text={title} />
                  </span>{' '}
                  <span className="text-soft">
                    {[company.name, place].filter(Boolean).join(' · ')}
                  </span>
                </span>
                <span className="block text-xs text-soft">{preview.reasons[at]}</span>
              </li>
            ))}
          </ul>
          {preview.total > SHOWN && (
            <p className="mt-1 text-soft">{t('preview.more', { count: preview.total - SHOWN })}</p>
          )}
          <p className="mt-2 text-soft">
            {t('preview.next', {
              when: format.dateTime(new Date(preview.nextDigestAt), { ...DAY, ...clock }),
            })}
          </p>
        </>
      )}
    </section>
  );
}

/** A preview does not require a name. */
function previewInput(draft: AlertDraft) {
  const named = { ...draft, name: draft.name.trim() || draft.keywords.slice(0, 100) };
  const { data } = alertSchema.safeParse(named);
  return data && inputOf(data);
}

/** The value once it has stopped changing for a moment. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
