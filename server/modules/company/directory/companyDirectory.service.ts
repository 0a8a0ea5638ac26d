import { INDUSTRIES, parseIndustry } from '#schema/options/industries.ts';
import { parseCompanySize } from '#schema/options/companySizes.ts';
import { isAny } from '#schema/options/spelling.ts';
import { toConnection, windowOf, type Connection } from '#server/graphql/connection.ts';
import type { Context } from '#server/graphql/context.ts';
import { isId } from '#server/lib/ids.ts';
import { likePattern } from '#server/lib/likePattern.ts';
import type { RowOf } from '#server/db/statement.ts';
import {
  COMPANY_DIRECTORY,
  COMPANY_DIRECTORY_COUNT,
  COMPANY_INDUSTRIES,
} from './companyDirectory.sql.ts';
import type { CompaniesArgs, CompanyIndustryCount } from './companyDirectory.type.ts';

type ListedCompany = RowOf<typeof COMPANY_DIRECTORY>;

/** The approved companies that match, by name. */
export async function listCompanies(
  ctx: Context,
  { search, industry, verified, hiring, answersQuickly, size, ...page }: CompaniesArgs,
): Promise<Connection<ListedCompany>> {
  const { clock, database } = ctx.services;
  const window = windowOf(ctx, page, keyOf);
  const named = isAny(industry) ? null : (parseIndustry(industry ?? '') ?? industry);
  const filter = [
    likePattern(search),
    named,
    verified ?? null,
    hiring ?? null,
    clock.now(),
    answersQuickly ?? null,
    isAny(size) ? null : (parseCompanySize(size) ?? size!),
  ] as const;
  const { after, limit, offset } = window;
  const [rows, [counted]] = await Promise.all([
    database.read(COMPANY_DIRECTORY, [
      ...filter,
      after?.name ?? null,
      after?.id ?? null,
      limit + 1,
      offset,
    ]),
    database.read(COMPANY_DIRECTORY_COUNT, filter),
  ]);
  return toConnection({ rows, window, total: counted!.total, totalIsExact: true, cursorOf });
}

/** The industries that have companies, in the order of the option list. */
export async function countCompanyIndustries({
  services,
}: Context): Promise<CompanyIndustryCount[]> {
  const rows = await services.database.read(COMPANY_INDUSTRIES, []);
  const place = ({ industry }: CompanyIndustryCount) =>
    (INDUSTRIES as readonly string[]).indexOf(industry);
  return rows.toSorted((a, b) => place(a) - place(b));
}

/** The position of a company in the directory. */
interface DirectoryKey {
  id: string;
  name: string;
}

function cursorOf({ id, name }: DirectoryKey): string {
  return Buffer.from(`${id} ${name}`).toString('base64url');
}

function keyOf(cursor: string): DirectoryKey | null {
  const [, id = '', name = ''] =
    /^(\S+) (.*)$/s.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  return isId(id) && !name.includes('\0') ? { id, name } : null;
}
