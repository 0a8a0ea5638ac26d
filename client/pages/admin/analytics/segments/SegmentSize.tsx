import { useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { graphql } from '#client/gql/gql.ts';
import type { SaveSegmentInput } from '#client/gql/graphql.ts';
import { serverMessage } from '#client/lib/failures.ts';
import { inputOf, type SegmentForm } from './segmentForm.ts';

const SegmentSizeQuery = graphql(`
  query SegmentSize($input: SaveSegmentInput!) {
    admin {
      analytics {
        trySegment(input: $input) {
          size
          conditions
        }
      }
    }
  }
`);

const PAUSE = 400;

/** How many the segment would contain now, and its conditions in words. */
export function SegmentSize({ form }: { form: SegmentForm }) {
  const t = useTranslations('segments');
  const format = useFormatter();
  const wanted = JSON.stringify({
    ...inputOf(form),
    name: t('form.name'),
    id: null,
    version: null,
  });
  const [asked, setAsked] = useState(wanted);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), PAUSE);
    return () => clearTimeout(timer);
  }, [wanted]);
  const { data, previousData, error } = useQuery(SegmentSizeQuery, {
    variables: { input: JSON.parse(asked) as SaveSegmentInput },
    fetchPolicy: 'no-cache',
  });
  const trial = (data ?? previousData)?.admin?.analytics.trySegment;
  return (
    <div role="status" className="rounded-card bg-tint p-4">
      {error && <p className="text-red">{serverMessage(error) ?? t('failed.size')}</p>}
      {!error && trial && (
        <>
          <p className="font-semibold">
            {trial.size === null
              ? t('size.few')
              : t(`size.${form.noun}`, { count: trial.size, number: format.number(trial.size) })}
          </p>
          <p className="text-sm break-words text-soft">{trial.conditions}</p>
        </>
      )}
      {!error && !trial && <p className="text-soft">{t('size.counting')}</p>}
    </div>
  );
}
