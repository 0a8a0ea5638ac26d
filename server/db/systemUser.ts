import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

export interface SystemUser {
  uid: number;
  gid: number;
}

/** PostgreSQL refuses to run as root, so root runs it as a user that every Unix has. */
export function unprivilegedUser(): SystemUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of ['postgres', 'nobody']) {
    const fields = accounts.find((line) => line.startsWith(`${name}:`))?.split(':');
    if (fields) return { uid: Number(fields[2]), gid: Number(fields[3]) };
  }
  throw new Error(
    'PostgreSQL does not run as root, and this machine has neither a user postgres nor nobody. Start as an ordinary user.',
  );
}

/**
 * That user cannot enter a checkout inside a closed folder (root's home, a private temporary folder). In that case it
 * keeps the right to search folders, and no other right of root.
 */
export function withReach(
  user: SystemUser | undefined,
  folder: string,
  command: string,
  args: string[],
): [command: string, args: string[]] {
  const closed = user && (closedFolder(dirname(command)) ?? closedFolder(dirname(folder)));
  if (!closed) return [command, args];
  const reach = [
    `--reuid=${user.uid}`,
    `--regid=${user.gid}`,
    '--clear-groups',
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
  ];
  try {
    execFileSync('setpriv', [...reach, command, '--version'], { stdio: 'ignore' });
    return ['setpriv', [...reach, command, ...args]];
  } catch {
    throw new Error(
      `PostgreSQL does not run as root, and no other user may enter ${closed}. Move the checkout to a folder that is open to others, or start as an ordinary user.`,
    );
  }
}

function closedFolder(folder: string): string | undefined {
  for (let path = folder; ; path = dirname(path)) {
    if ((statSync(path).mode & 0o001) === 0) return path;
    if (path === dirname(path)) return undefined;
  }
}
