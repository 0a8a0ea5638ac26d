import { Check, X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useTimeWords } from '#client/components/useTimeWords.ts';
import type { ChangeReview_ChangeFragment } from '#client/gql/graphql.ts';
import { RiskSigns } from '#client/pages/admin/jobs/RiskSigns.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Card } from '#client/ui/Card.tsx';
import { ChangedField, type ValueInWords } from './ChangedField.tsx';

interface ChangeCardProps {
  change: ChangeReview_ChangeFragment;
  name: string;
  inWords?: ValueInWords | undefined;
  /** A decision is being sent. */
  busy: boolean;
  onApprove: () => void;
  onReject: () => void;
}

export function ChangeCard({ change, name, inWords, busy, onApprove, onReject }: ChangeCardProps) {
  const t = useTranslations('admin');
  const time = useTimeWords();
  const { proposedAt, riskSigns, fields } = change;
  const buttonName = (move: string) => t('move.named', { move, name });
  return (
    <Card as="section" aria-labelledby="change-review" className="grid gap-3">
      <div className="grid gap-1">
        <h3 id="change-review" className="text-base">
          {t('change.title')}
        </h3>
        <p className="flex flex-wrap gap-x-3 text-sm text-soft">
          <time dateTime={proposedAt} title={time.full(proposedAt)}>
            {t('change.proposed', { ago: time.ago(proposedAt) })}
          </time>
          <span>{t('change.lead')}</span>
        </p>
      </div>
      {riskSigns.length > 0 && (
        <p className="flex flex-wrap items-center gap-1.5 text-sm">
          {t('change.signs')} <RiskSigns signs={riskSigns} />
        </p>
      )}
      <ul className="divide-y divide-line border-y border-line">
        {fields.map((field) => (
          <ChangedField key={field.name} field={field} inWords={inWords} />
        ))}
      </ul>
      <div className="flex flex-wrap gap-2 max-xs:*:flex-auto">
        <Button
          variant="main"
          busy={busy}
          aria-label={buttonName(t('change.approve'))}
          onClick={onApprove}
          icon={<Check className="size-5" />}
        >
          {t('change.approve')}
        </Button>
        <Button
          disabled={busy}
          aria-label={buttonName(t('change.reject'))}
          onClick={onReject}
          icon={<X className="size-5" />}
        >
          {t('change.reject')}
        </Button>
      </div>
    </Card>
  );
}
