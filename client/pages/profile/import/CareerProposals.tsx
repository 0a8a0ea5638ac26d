import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { EntryText } from '#client/components/career/EntryText.tsx';
import { useCareerWords } from '#client/components/career/useCareerWords.ts';
import { EntryDialog } from '#client/pages/profile/career/EntryDialog.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { CAREER_LISTS } from '#schema/profile/career.ts';
import type { CareerProposal, CheckedProposal } from './careerProposals.ts';

interface CareerProposalsProps {
  proposals: readonly CheckedProposal[];
  userId: string;
  isTicked: (proposal: CheckedProposal) => boolean;
  onTick: (proposal: CareerProposal, on: boolean) => void;
  onEdit: (proposal: CareerProposal, entry: CareerProposal['entry']) => void;
}

/** Jobs, degrees and so on, each with the line of the resume it was read from. */
export function CareerProposals({ proposals, userId, ...props }: CareerProposalsProps) {
  const { isTicked, onTick, onEdit } = props;
  const t = useTranslations('profile');
  const career = useTranslations('career');
  const { lines } = useCareerWords();
  const [edited, setEdited] = useState<CareerProposal | null>(null);
  return (
    <>
      {CAREER_LISTS.map((list) => {
        const own = proposals.filter((proposal) => proposal.list === list);
        if (own.length === 0) return null;
        return (
          <fieldset key={list} className="min-w-0">
            <legend className="font-semibold">{career(`list.${list}.title`)}</legend>
            <ul className="divide-y divide-line">
              {own.map((proposal) => {
                // A link inside a label would be pressed by mistake.
                const shown = { ...lines(list, proposal.entry), href: null };
                return (
                  <li key={proposal.place} className="flex items-start gap-2 py-1">
                    <Checkbox
                      className="min-w-0 flex-1"
                      label={<EntryText lines={shown} />}
                      hint={t('import.source', proposal.source)}
                      error={proposal.problem}
                      disabled={Boolean(proposal.problem)}
                      checked={isTicked(proposal)}
                      onChange={(event) => onTick(proposal, event.target.checked)}
                    />
                    <Button
                      variant="quiet"
                      iconOnly
                      aria-label={career('edit', { name: shown.title })}
                      icon={<Pencil className="size-4.5" />}
                      onClick={() => setEdited(proposal)}
                    />
                  </li>
                );
              })}
            </ul>
          </fieldset>
        );
      })}
      {edited && (
        <EntryDialog
          list={edited.list}
          userId={userId}
          place={edited.place}
          entry={edited.entry}
          onSave={async (entry) => onEdit(edited, entry)}
          onDone={() => setEdited(null)}
        />
      )}
    </>
  );
}
