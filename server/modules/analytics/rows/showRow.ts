import type { Locale } from '#schema/options/locales.ts';
import type { Context } from '#server/graphql/context.ts';
import { translator } from '#server/lib/words.ts';
import { labeller } from '../answer/labels.ts';
import type { FigureRow, FigureRowLink } from './figureRow.type.ts';
import type { Entity, ListedRow } from './listedRow.ts';
import type { FoundRow } from './rows.sql.ts';

const PATHS: Record<Entity, string> = {
  job: '/admin/jobs/',
  company: '/admin/companies/',
  person: '/admin/users/',
};

/** Names and links of rows in the reader's language. An API key may count people, but not see who they are. */
export function rowPresenter(
  { viewer, locale }: Pick<Context, 'viewer' | 'locale'>,
  listed: Omit<ListedRow, 'id'>,
): (row: FoundRow) => FigureRow {
  const t = translator(locale, 'analyticsModel');
  const isKey = viewer?.key != null;
  const ownName = nameReader(listed.name, locale);
  const detailOf = listed.detail && labeller(listed.detail.dimension, null, locale);
  const link = (kind: Entity, id: string | null, name: string | null, isGone: boolean) =>
    id === null
      ? null
      : {
          id,
          label: isGone && kind === 'person' ? t('row.deleted') : (name ?? t('row.deleted')),
          path: isGone || name === null ? null : `${PATHS[kind]}${id}`,
        };
  return (row) => {
    const links: Record<Entity, FigureRowLink | null> = {
      job: link('job', row.jobId, row.jobTitle, row.isJobGone),
      company: link('company', row.companyId, row.companyName, row.isCompanyGone),
      person: isKey ? null : link('person', row.userId, row.userName, row.isUserGone),
    };
    const { name } = listed;
    const unnamed = name !== 'person' ? 'row.noWords' : isKey ? 'row.person' : 'row.guest';
    return {
      id: row.id,
      at: row.at,
      label: (typeof name === 'string' ? links[name]?.label : ownName(row.name)) ?? t(unnamed),
      detail: detailOf ? detailOf(row.detail, null) : null,
      job: links.job,
      company: links.company,
      user: links.person,
      applicationId: row.application,
    };
  };
}

function nameReader(
  name: ListedRow['name'],
  locale: Locale,
): (text: string | null) => string | null {
  if (typeof name === 'string' || 'text' in name) return (text) => text?.trim() || null;
  const label = labeller(name.dimension, null, locale);
  return (text) => label(text, null);
}
