/** Network error codes, and PostgreSQL's error classes for connection, resources and intervention. */
const AWAY = /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENOTFOUND|EPIPE|08...|53...|57...)$/;
const AWAY_TEXT = /timeout|terminated|Connection ended|not queryable/i;

/** The database did not respond: a temporary failure, and a page should say so. */
export function isDatabaseAway(error: unknown): boolean {
  const chain = causes(error);
  return chain.some(({ code, message }) => AWAY.test(code) || (!code && AWAY_TEXT.test(message)));
}

/** Codes of the file system and of PostgreSQL. */
const DISK_FULL = ['ENOSPC', 'EDQUOT', '53100'];

export function isDiskFull(error: unknown): boolean {
  return causes(error).some(({ code }) => DISK_FULL.includes(code));
}

/** An error with its chain of causes. */
export function causes(error: unknown): { code: string; message: string }[] {
  const found = [];
  for (let current = error; current instanceof Error; current = current.cause) {
    const code = 'code' in current && typeof current.code === 'string' ? current.code : '';
    found.push({ code, message: current.message });
  }
  return found;
}
