import { ROLE_LABELS } from '#schema/options/roles.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, DEMO_TEAM } from './db/seeds/demoAccounts.ts';
import type { Services } from './services.ts';

/** Prints the addresses and demo accounts for someone who has just started the server. */
export function printWelcome({ config }: Services): void {
  const address = `http://${config.host === '0.0.0.0' ? 'localhost' : config.host}:${config.port}`;
  const lines = [
    '',
    `  Kaamyab is ready at ${address}`,
    '',
    `    API          ${address}/graphql   (REST under ${address}/api)`,
    ...(config.devTools
      ? [`    Sent emails  ${address}/dev/mail`, `    Components   ${address}/dev/ui`]
      : []),
    ...(config.embedded ? [`    Data         ${config.dataDir}`] : []),
    ...(config.seed === 'demo' ? ['', ...demoAccounts()] : []),
    '',
    '  Stop with Ctrl-C.',
    '',
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

function demoAccounts(): string[] {
  return [
    `    Demo accounts, password ${DEMO_PASSWORD}`,
    ...DEMO_ACCOUNTS.map(({ email, role }) => `      ${email.padEnd(34)} ${ROLE_LABELS[role]}`),
    ...DEMO_TEAM.map(({ email, role }) => `      ${email.padEnd(34)} ${role.replace('_', ' ')}`),
  ];
}
