import { COMPANY_SIZE_FACTS } from '#schema/options/companySizes.ts';
import { MODERATION_MOVES } from '#schema/options/moderationMoves.ts';
import type { RowOf } from '#server/db/statement.ts';
import { toConnection, windowOf } from '#server/graphql/connection.ts';
import type { Context } from '#server/graphql/context.ts';
import { loaderOf } from '#server/graphql/loader.ts';
import { isId } from '#server/lib/ids.ts';
import { likePattern } from '#server/lib/likePattern.ts';
import { descriptionsByCompany } from '#server/modules/company/company.loaders.ts';
import { COMPANIES, COMPANIES_BY_ID } from './adminCompany.sql.ts';
import type { AdminCompany } from './adminCompany.type.ts';
import type { AdminCompaniesArgs } from './moderation.inputs.ts';
import {
  counted,
  cursorOf,
  keyOf,
  numbered,
  orderOf,
  type Numbered,
} from '#server/graphql/numberedConnection.ts';

/** In one statement, for a page of any size. */
export async function listCompanies(
  ctx: Context,
  args: AdminCompaniesArgs,
): Promise<Numbered<AdminCompany>> {
  const { search, status, changed, verificationWaiting } = args;
  const window = windowOf(ctx, args, keyOf);
  const { after, limit, offset } = window;
  const found = await ctx.services.database.read(
    COMPANIES[changed ? 'changed' : verificationWaiting ? 'waiting' : orderOf(status)],
    [status, likePattern(search), after?.createdAt, after?.id, limit + 1, offset],
  );
  const { rows, total } = counted(found);
  const ages = new Map(rows.map(({ id, age }) => [id, age]));
  const shown = rows.map((row) => companyOf(ctx, row));
  const place = ({ id }: AdminCompany) => cursorOf({ id, createdAt: ages.get(id)! });
  return numbered(
    toConnection({ rows: shown, window, total, totalIsExact: true, cursorOf: place }),
    args,
  );
}

export async function adminCompany(ctx: Context, id: string): Promise<AdminCompany | null> {
  if (!isId(id)) return null;
  const [row] = await ctx.services.database.read(COMPANIES_BY_ID, [[id]]);
  return row ? companyOf(ctx, row) : null;
}

function companyOf(ctx: Context, row: RowOf<typeof COMPANIES_BY_ID>): AdminCompany {
  const { company, adminStatus } = row;
  loaderOf(ctx, descriptionsByCompany).clear(row.id).prime(row.id, company.description);
  const sizeWord = company.size ? COMPANY_SIZE_FACTS[company.size].word : null;
  return { ...row, sizeWord, moves: [...MODERATION_MOVES[adminStatus]] };
}
