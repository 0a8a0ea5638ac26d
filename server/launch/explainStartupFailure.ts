const HINTS: Record<string, string> = {
  ECONNREFUSED: 'No database answers at DATABASE_URL. Check that PostgreSQL is running there.',
  ENOTFOUND: 'The host in DATABASE_URL could not be found. Check the spelling.',
  ETIMEDOUT: 'The host in DATABASE_URL does not answer. Check the address and the network.',
  '28P01': 'PostgreSQL does not accept the user or password in DATABASE_URL.',
  '28000': 'PostgreSQL does not accept the user in DATABASE_URL.',
  '3D000': 'The database named in DATABASE_URL does not exist. Create it first.',
};

const DISK = ['EACCES', 'EPERM', 'EROFS', 'ENOENT', 'ENOTDIR', 'EEXIST', 'ENOSPC'];

/** Explains a startup failure and what to do about it, without a stack trace. */
export function explainStartupFailure(error: unknown): string {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause ? String(cause.code) : '';
    if (HINTS[code]) return HINTS[code];
    if (DISK.includes(code))
      return `The data folder cannot be written: ${cause.message}. Set DATA_DIR to another folder.`;
    if (/timeout|terminated/i.test(cause.message)) return HINTS['ETIMEDOUT']!;
  }
  if (process.env['LOG_LEVEL'] === 'debug')
    return String(error instanceof Error ? error.stack : error);
  return error instanceof Error ? error.message : String(error);
}
