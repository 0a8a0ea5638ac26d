import { useFormatter, useTranslations } from 'use-intl';
import { CompanyLogo } from '#client/components/company/CompanyLogo.tsx';
import { useCompanySize } from '#client/components/company/useCompanySize.ts';
import { useIndustryName } from '#client/components/company/useIndustryName.ts';
import { WrittenText } from '#client/components/jobs/WrittenText.tsx';
import { graphql } from '#client/gql/gql.ts';
import type { CompanyRow_CompanyFragment } from '#client/gql/graphql.ts';
import { Link } from '#client/lib/routing.ts';
import { ChangeTag } from '#client/pages/admin/changes/ChangeTag.tsx';
import { Age } from '#client/pages/admin/lists/Age.tsx';
import { AddressText } from '#client/components/AddressText.tsx';
import { preview } from '#client/pages/admin/lists/preview.ts';
import { StatusTag } from '#client/pages/admin/lists/StatusTag.tsx';
import type { ListPlace } from '#client/pages/admin/lists/useListAddress.ts';
import { ModerationButtons } from '../moderation/ModerationButtons.tsx';
import type { ModerationAction } from '../moderation/moderationActions.ts';
import { Cell } from '#client/ui/table/Cell.tsx';
import { Row } from '#client/ui/table/Row.tsx';

export const CompanyRow_company = graphql(`
  fragment CompanyRow_company on AdminCompany {
    id
    adminStatus
    adminNotes
    createdAt
    updatedAt
    jobCount
    pendingChange {
      id
    }
    owner {
      firstName
      lastName
      email
    }
    company {
      id
      name
      description
      size
      industry
      place
      ...CompanyLogo_company
    }
  }
`);

interface CompanyRowProps {
  company: CompanyRow_CompanyFragment;
  place: ListPlace;
  onMove: (move: ModerationAction, company: CompanyRow_CompanyFragment) => void;
}

export function CompanyRow({ company: row, place, onMove }: CompanyRowProps) {
  const t = useTranslations('admin');
  const format = useFormatter();
  const sizeOf = useCompanySize();
  const industryName = useIndustryName();
  const { company, owner, adminStatus: status, adminNotes: notes } = row;
  const facts = [industryName(company.industry), sizeOf(company.size), company.place].filter(
    Boolean,
  );
  return (
    <Row data-row={row.id}>
      <Cell>
        <span className="flex gap-3 py-1">
          <CompanyLogo company={company} size="s" />
          <span className="min-w-0 flex-1">
            <Link
              to={place.pathOfOpen(row.id)}
              preventScrollReset
              data-name=""
              className="hit-44 rounded-tag text-base font-semibold break-words hover:underline"
            >
              {company.name}
            </Link>
            <span className="block text-soft">{facts.join(' · ')}</span>
            {company.description.trim() && (
              <span className="mt-0.5 block break-words">
                <WrittenText text={preview(company.description)} />
              </span>
            )}
            {notes && status !== 'APPROVED' && (
              <span className="mt-0.5 block break-words text-soft">
                {t('note.given', { note: notes })}
              </span>
            )}
          </span>
        </span>
      </Cell>
      <Cell label={t('column.owner')} className="md:max-xl:hidden">
        {owner ? (
          <>
            <span className="block break-words">
              {`${owner.firstName} ${owner.lastName}`.trim()}
            </span>
            <span className="block text-soft">
              <AddressText address={owner.email} />
            </span>
          </>
        ) : (
          <span className="text-soft">{t('company.noOwner')}</span>
        )}
      </Cell>
      <Cell label={t('column.jobs')} align="end" className="md:max-xl:hidden">
        {format.number(row.jobCount)}
      </Cell>
      <Cell>
        <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1 max-md:my-1">
          <StatusTag status={status} />
          {row.pendingChange && <ChangeTag />}
          <Age createdAt={row.createdAt} status={status} />
        </span>
      </Cell>
      <Cell align="end" className="max-md:mt-1">
        <span className="flex gap-2 max-md:*:flex-1 md:justify-end">
          <ModerationButtons
            status={status}
            name={company.name}
            onMove={(move) => onMove(move, row)}
          />
        </span>
      </Cell>
    </Row>
  );
}
