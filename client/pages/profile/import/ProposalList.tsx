import { useFormatter, useTranslations } from 'use-intl';
import { useProfileOptions } from '#client/components/profile/useProfileOptions.ts';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { NOTICE_PERIODS } from '#schema/options/noticePeriods.ts';
import { SERVING, type Proposal } from './proposals.ts';

interface ProposalListProps {
  proposals: readonly Proposal[];
  isTicked: (proposal: Proposal) => boolean;
  onTick: (field: Proposal['field'], on: boolean) => void;
  noticeUntil: string;
  onNoticeUntil: (day: string) => void;
  noticeUntilError: string | undefined;
}

export function ProposalList({ proposals, isTicked, onTick, ...props }: ProposalListProps) {
  const t = useTranslations('profile');
  const label = useTranslations('validation');
  const options = useProfileOptions();
  const format = useFormatter();
  const lists = [...options.experienceTypes, ...options.bands];
  const shown = (field: Proposal['field'], value: string) => {
    if (field === 'currentCTC' || field === 'salaryExpectation')
      return `₹${format.number(Number(value))}`;
    if (field === 'noticePeriod') {
      const period = NOTICE_PERIODS.find((name) => name === value.toLowerCase());
      return period ? t(`notice.${period}`) : value;
    }
    const known = lists.find(
      (option) => option.value === value.toLowerCase() || option.value === value,
    );
    return known?.label ?? value;
  };
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">{t('import.details')}</legend>
      <ul className="divide-y divide-line">
        {proposals.map((proposal) => (
          <li key={proposal.field} className="py-1">
            <Checkbox
              label={
                <>
                  <span className="block text-sm text-soft">
                    {label(`label.${proposal.field}`)}
                  </span>
                  <span className="block break-words">
                    {proposal.found.map((value) => shown(proposal.field, value)).join(', ')}
                  </span>
                </>
              }
              hint={
                proposal.now &&
                (proposal.joins
                  ? t('import.joins')
                  : t('import.instead', { value: shown(proposal.field, proposal.now) }))
              }
              checked={isTicked(proposal)}
              onChange={(event) => onTick(proposal.field, event.target.checked)}
            />
            {proposal.found[0] === SERVING && isTicked(proposal) && (
              <TextField
                type="date"
                label={label('label.noticeUntil')}
                className="max-w-64 pb-2 pl-8"
                value={props.noticeUntil}
                onChange={(event) => props.onNoticeUntil(event.target.value)}
                error={props.noticeUntilError}
              />
            )}
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
