import 'reflect-metadata';
import { PASSWORD_MIN } from '#schema/options/limits.ts';
import { registerSchema } from '#schema/validation/account.ts';
import { fieldsOf } from '#schema/validation/issues.ts';
import { Failure } from './graphql/failures.ts';
import { ConfigError, readCommandConfig } from './config.ts';
import { openPrompt } from './lib/prompt.ts';
import { translator } from './lib/words.ts';
import { createAdministrator } from './modules/account/administrator/administrator.service.ts';
import { requireGoodPassword } from './modules/account/password/goodPassword.service.ts';
import { prepareServices } from './prepare.ts';
import type { Services } from './services.ts';

/**
 * `npm run admin:create -- name@company.example` prompts for the rest; a script can pipe the answers in.
 */
export async function main([given]: string[]): Promise<void> {
  const prompt = openPrompt();
  const email = given ?? (await prompt.ask('E-mail address: '));
  const password = await prompt.askSecretly('Password: ');
  prompt.close();
  if (email === undefined || password === undefined) {
    throw new ConfigError('Enter an email address and a password, each on a line.');
  }
  const values = registerSchema(PASSWORD_MIN).safeParse({ email, password });
  if (!values.success) {
    const fields = fieldsOf(values.error, translator('en', 'validation'));
    throw new ConfigError(fields.map(({ message }) => `${message}.`).join('\n'));
  }
  const running = await prepareServices(readCommandConfig());
  try {
    await refuseWeak(running.services, values.data);
    const outcome = await createAdministrator(running.services, values.data);
    process.stdout.write(`${values.data.email}: ${outcome}.\n`);
  } finally {
    await running.stop();
  }
}

async function refuseWeak(services: Services, person: { email: string; password: string }) {
  const chosen = { field: 'password', password: person.password, person } as const;
  await requireGoodPassword({ services, locale: 'en' }, chosen).catch((error: unknown) => {
    throw error instanceof Failure ? new ConfigError(error.message) : error;
  });
}
