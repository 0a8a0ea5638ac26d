import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { focusRow, focusRowAfterDialog, nextRow } from '#client/pages/admin/lists/nextRow.ts';
import type { ListPlace } from '#client/pages/admin/lists/useListAddress.ts';
import { NoteDialog } from '../moderation/NoteDialog.tsx';
import { wantsNote, type ModerationAction } from '../moderation/moderationActions.ts';
import { HeadCell } from '#client/ui/table/HeadCell.tsx';
import { Table } from '#client/ui/table/Table.tsx';
import { TableHead } from '#client/ui/table/TableHead.tsx';
import { CompanyRow, CompanyRow_company } from './CompanyRow.tsx';
import { useModerateCompany, type ModeratedCompany } from './useModerateCompany.ts';
import { loadOnUse } from '#client/ui/loadOnUse.ts';

const CompanyDialog = loadOnUse(async () => (await import('./CompanyDialog.tsx')).CompanyDialog, {
  soon: true,
});

interface CompaniesProps {
  nodes: readonly FragmentType<typeof CompanyRow_company>[];
  place: ListPlace;
}

interface PendingNote {
  move: 'reject' | 'suspend';
  company: ModeratedCompany;
}

export function Companies({ nodes, place }: CompaniesProps) {
  const t = useTranslations('admin');
  const rows = nodes.map((node) => readFragment(CompanyRow_company, node));
  const [asked, setAsked] = useState<PendingNote | null>(null);
  const { send, moderateNow } = useModerateCompany();
  const { open } = place.address;

  const act = (move: ModerationAction, company: ModeratedCompany) => {
    if (wantsNote(move)) return setAsked({ move, company });
    const next = nextRow([company.id]);
    moderateNow(move, company);
    if (!open) return focusRow(next);
    place.close();
    focusRowAfterDialog(next);
  };
  const leave = (id: string) => {
    const next = nextRow([id]);
    place.close();
    focusRowAfterDialog(next);
  };
  const confirm = async ({ move, company }: PendingNote, note: string) => {
    const next = nextRow([company.id]);
    await send(move, company, note);
    setAsked(null);
    if (open) place.close();
    focusRowAfterDialog(next);
  };
  return (
    <>
      {rows.length > 0 && (
        <Table caption={t('section.companies')}>
          <TableHead>
            <HeadCell>{t('column.company')}</HeadCell>
            <HeadCell className="max-xl:hidden">{t('column.owner')}</HeadCell>
            <HeadCell align="end" className="max-xl:hidden">
              {t('column.jobs')}
            </HeadCell>
            <HeadCell>{t('column.status')}</HeadCell>
            <HeadCell align="end">{t('column.actions')}</HeadCell>
          </TableHead>
          <tbody role="rowgroup" className="max-md:block">
            {rows.map((company) => (
              <CompanyRow key={company.id} company={company} place={place} onMove={act} />
            ))}
          </tbody>
        </Table>
      )}
      {open && (
        <CompanyDialog
          id={open}
          onMove={act}
          onChangeDecided={() => leave(open)}
          onClose={place.close}
        />
      )}
      {asked && (
        <NoteDialog
          title={t(`note.company.${asked.move}`)}
          names={[asked.company.company.name]}
          confirmLabel={t(`move.${asked.move}`)}
          failed={t('failed.companyStatus')}
          onConfirm={(note) => confirm(asked, note)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
