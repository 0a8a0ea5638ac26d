export interface Listed {
  search?: string | null;
  status?: string | null;
  companyId?: string | null;
  industry?: string | null;
  reported?: boolean | null;
  changed?: boolean | null;
  verificationWaiting?: boolean | null;
  page?: number | null;
  first: number;
}

/** The response to a list query of an administrator. */
export function pageOf<Row extends { adminStatus: string }>(
  rows: readonly Row[],
  textOf: (row: Row) => string,
  { search, status, page, first }: Listed,
) {
  const wanted = (search ?? '').toLowerCase();
  const found = rows
    .filter((row) => textOf(row).toLowerCase().includes(wanted))
    .filter((row) => !status || row.adminStatus === status);
  const from = ((page ?? 1) - 1) * first;
  return {
    totalCount: found.length,
    totalPages: Math.max(1, Math.ceil(found.length / first)),
    nodes: found.slice(from, from + first).map((row) => ({ ...row })),
  };
}
