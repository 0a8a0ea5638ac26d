import { useTranslations } from 'use-intl';
import { useProfileOptions } from '#client/components/profile/useProfileOptions.ts';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import type { Proposal } from './proposals.ts';

interface ProposalListProps {
  proposals: readonly Proposal[];
  isTicked: (proposal: Proposal) => boolean;
  onTick: (field: Proposal['field'], on: boolean) => void;
}

export function ProposalList({ proposals, isTicked, onTick }: ProposalListProps) {
  const t = useTranslations('profile');
  const label = useTranslations('validation');
  const options = useProfileOptions();
  const lists = [...options.experienceTypes, ...options.qualifications, ...options.bands];
  const shown = (value: string) =>
    lists.find((option) => option.value === value.toLowerCase() || option.value === value)?.label ??
    value;
  return (
    <fieldset className="min-w-0">
      <legend className="text-soft">{t('import.lead')}</legend>
      <ul className="mt-2 divide-y divide-line">
        {proposals.map((proposal) => (
          <li key={proposal.field} className="py-1">
            <Checkbox
              label={
                <>
                  <span className="block text-sm text-soft">
                    {label(`label.${proposal.field}`)}
                  </span>
                  <span className="block break-words">{proposal.found.map(shown).join(', ')}</span>
                </>
              }
              hint={
                proposal.now &&
                (proposal.joins
                  ? t('import.joins')
                  : t('import.instead', { value: shown(proposal.now) }))
              }
              checked={isTicked(proposal)}
              onChange={(event) => onTick(proposal.field, event.target.checked)}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
