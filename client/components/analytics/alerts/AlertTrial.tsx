import { useQuery } from '@apollo/client/react';
import { BellRing, CircleCheck, CircleHelp } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { DialogState } from '#client/components/analytics/saved/DialogState.tsx';
import { graphql } from '#client/gql/gql.ts';
import type { FigureAlertInput } from '#client/gql/graphql.ts';
import { Link } from '#client/lib/routing.ts';
import { AlertBars } from './AlertBars.tsx';

const AlertTrialQuery = graphql(`
  query AlertTrial($input: FigureAlertInput!) {
    admin {
      analytics {
        tryAlert(input: $input) {
          isMet
          finding
          condition
          subject
          days {
            day
            value
            text
          }
          groups {
            name
            value
            text
          }
          link
          webhookBody
        }
      }
    }
  }
`);

const DAY = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const;

interface AlertTrialProps {
  input: FigureAlertInput;
  /** Called when a link opens another page behind the dialog. */
  onOpened: () => void;
}

/** What the alert would send now. Nothing is sent. */
export function AlertTrial({ input, onOpened }: AlertTrialProps) {
  const t = useTranslations('figureAlerts');
  const format = useFormatter();
  const asked = useQuery(AlertTrialQuery, {
    variables: { input },
    fetchPolicy: 'no-cache',
    notifyOnNetworkStatusChange: true,
  });
  const trial = asked.data?.admin?.analytics.tryAlert;
  const box = useRef<HTMLElement>(null);
  const isShown = trial !== undefined;
  useEffect(() => {
    if (isShown) box.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isShown]);
  const outcome = trial?.isMet == null ? 'unknown' : trial.isMet ? 'met' : 'notMet';
  const Icon = { met: BellRing, notMet: CircleCheck, unknown: CircleHelp }[outcome];
  return (
    <section
      ref={box}
      aria-label={t('try.title')}
      aria-live="polite"
      className="grid gap-3 rounded-card bg-tint p-4"
    >
      {!trial && <DialogState asked={asked} failed={t('failed.try')} />}
      {trial && (
        <>
          <p className="flex items-start gap-2 font-semibold">
            <Icon className="mt-0.5 size-5 shrink-0" />
            <span>
              {t(`try.${outcome}`)} <span className="font-normal text-soft">{t('try.sent')}</span>
            </span>
          </p>
          <p className="break-words">{trial.finding}</p>
          <dl className="grid gap-x-4 gap-y-1 text-sm xs:grid-cols-[auto_minmax(0,1fr)]">
            <dt className="text-soft">{t('try.rule')}</dt>
            <dd className="break-words">{trial.condition}</dd>
            <dt className="text-soft">{t('try.subject')}</dt>
            <dd className="break-words">{trial.subject}</dd>
          </dl>
          <AlertBars
            caption={t('try.days')}
            heads={[t('table.day'), t('table.value')]}
            bars={trial.days.map(({ day, value, text }) => ({
              key: day,
              label: format.dateTime(new Date(day), DAY),
              value: value ?? null,
              text,
            }))}
          />
          <AlertBars
            caption={t('try.groups')}
            heads={[t('table.group'), t('table.value')]}
            bars={trial.groups.map(({ name, value, text }, at) => ({
              key: `${at}`,
              label: name,
              value: value ?? null,
              text,
            }))}
          />
          <Link to={trial.link} onClick={onOpened} className="hit-44 justify-self-start text-link">
            {t('try.rows')}
          </Link>
          {input.isPosted && (
            <details>
              <summary className="min-h-11 cursor-pointer py-2.5">{t('try.webhook')}</summary>
              <pre className="text-xs break-all whitespace-pre-wrap">{trial.webhookBody}</pre>
            </details>
          )}
        </>
      )}
    </section>
  );
}
