import { ConfigError, isLoopbackHost, type Config } from './config.ts';
import { DEMO_PASSWORD } from './db/seeds/demoAccounts.ts';
import { statement } from './db/statement.ts';
import { passwordMatches } from './lib/passwords.ts';
import type { Services } from './services.ts';

const ADMINISTRATORS = statement(
  'administrators-with-password',
  `select email, password_hash as "passwordHash!" from users
   where role = 'admin' and deleted_at is null and password_hash is not null
   order by created_at limit 50`,
);

/**
 * Refuses a public host for the bundled database while an administrator still has the demo password from the banner.
 */
export async function requirePrivateHost({ config, database }: Services): Promise<void> {
  if (!config.embedded || isLoopbackHost(config.host)) return;
  const administrators = await database.read(ADMINISTRATORS, []);
  for (const { email, passwordHash } of administrators) {
    if (await passwordMatches(DEMO_PASSWORD, passwordHash))
      throw new ConfigError(refusal(config, email));
  }
}

const refusal = ({ host }: Config, email: string) =>
  `With HOST ${host}, everyone can reach this site, and ${email} still has the demo password. ` +
  'Start it without HOST, log in and choose another password under Settings, Security. Then set HOST again. ' +
  'Or use another database with DATABASE_URL.';
