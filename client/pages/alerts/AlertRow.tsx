import { CirclePause, CirclePlay } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useTimeWords } from '#client/components/useTimeWords.ts';
import type { AlertRow_AlertFragment } from '#client/gql/graphql.ts';
import { graphql } from '#client/gql/gql.ts';
import { Link } from '#client/lib/routing.ts';
import { Button } from '#client/ui/Button.tsx';
import { Card } from '#client/ui/Card.tsx';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';
import { Tag } from '#client/ui/Tag.tsx';
import { alertSearchPath } from '#schema/options/alertSearch.ts';
import { AlertSwitch } from './AlertSwitch.tsx';

export const AlertRow_alert = graphql(`
  fragment AlertRow_alert on Alert {
    id
    name
    keywords
    companyId
    company {
      id
      slug
    }
    location
    place
    jobType
    salaryRange
    filters
    frequency
    isActive
    matches
    lastSentAt
    createdAt
  }
`);

interface AlertRowProps {
  alert: AlertRow_AlertFragment;
  onEdit: () => void;
  onDelete: (alert: { id: string; name: string }) => void;
}

export function AlertRow({ alert, onEdit, onDelete }: AlertRowProps) {
  const t = useTranslations('alerts');
  const time = useTimeWords();
  const { name, place, jobType, salaryRange, frequency, isActive, lastSentAt, createdAt } = alert;
  const Icon = isActive ? CirclePlay : CirclePause;
  return (
    <Card as="article" className="grid gap-x-6 gap-y-4 md:grid-cols-[1fr_auto] md:items-center">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="text-[1.125rem] leading-snug break-words">{name}</h3>
          <Tag tone={isActive ? 'success' : 'plain'} icon={Icon}>
            {t(isActive ? 'row.active' : 'row.inactive')}
          </Tag>
        </div>
        <p className="mt-1 break-words">
          {alert.company ? (
            <Link to={`/companies/${alert.company.slug}`} className="text-link hit-44">
              {t('row.followed')}
            </Link>
          ) : alert.companyId ? (
            t('row.followedAway')
          ) : (
            alert.keywords
          )}
        </p>
        <p className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-sm text-soft">
          <span>{place ?? t('row.anywhere')}</span>
          {jobType && <span>{t(`jobType.${jobType}`)}</span>}
          {salaryRange && <span className="tabular">{t(`salaryRange.${salaryRange}`)}</span>}
          {alert.filters && (
            <span>{t('row.filters', { count: new URLSearchParams(alert.filters).size })}</span>
          )}
          <span>{t(`frequency.${frequency}`)}</span>
        </p>
        <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm text-soft">
          <span className="font-semibold text-text">
            {t('row.matches', { count: alert.matches })}
          </span>
          <span title={lastSentAt ? time.full(lastSentAt) : undefined}>
            {lastSentAt ? t('row.lastSent', { when: time.ago(lastSentAt) }) : t('row.neverSent')}
          </span>
          <span title={time.full(createdAt)}>
            {t('row.created', { when: time.ago(createdAt) })}
          </span>
        </p>
      </div>
      <div className="grid grid-cols-2 gap-2 md:flex md:flex-wrap md:justify-end">
        <AlertSwitch alert={alert} />
        <Link
          to={alertSearchPath(alert)}
          aria-label={t('row.jobsNamed', { name })}
          className={buttonClass({ size: 's' })}
        >
          {t('row.jobs')}
        </Link>
        <Button size="s" aria-label={t('row.editNamed', { name })} onClick={onEdit}>
          {t('row.edit')}
        </Button>
        <Button
          size="s"
          variant="quiet"
          aria-label={t('row.deleteNamed', { name })}
          onClick={() => onDelete(alert)}
        >
          {t('row.delete')}
        </Button>
      </div>
    </Card>
  );
}
