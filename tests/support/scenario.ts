import { randomUUID } from 'node:crypto';
import type { RegistrationRole } from '#schema/options/roles.ts';
import { theApp, type App } from './app.ts';
import { caller, type Caller } from './caller.ts';
import './matchers.ts';
import { addCompany, addJob, type CompanyDetails, type JobDetails } from './rows.ts';

const PASSWORD = 'A good passphrase 1';

export interface Person extends Caller {
  id: string;
  email: string;
  password: string;
  token: string;
}

export interface Employer extends Person {
  company: { id: string; name: string } | null;
}

interface PersonDetails<Name extends string> {
  /** What the world calls this person, where there are two of a kind. */
  as?: Name;
  email?: string;
  firstName?: string;
  lastName?: string;
  emailVerified?: boolean;
}

interface EmployerDetails<Name extends string> extends PersonDetails<Name> {
  /** Null for one who has none yet. */
  company?: CompanyDetails | null;
}

type Named<Name extends string, Value> = { [Key in Name]: Value };

/**
 * Builds a world step by step and hands it over when awaited:
 * `const { app, seeker, employer } = await scenario().employer().seeker();`
 */
export class Scenario<World extends { app: App }> implements PromiseLike<World> {
  constructor(private readonly built: Promise<World>) {}

  seeker<Name extends string = 'seeker'>(details: PersonDetails<Name> = {}) {
    return this.#with(details.as ?? ('seeker' as Name), ({ app }) =>
      signUp(app, 'job_seeker', details),
    );
  }

  employer<Name extends string = 'employer'>(details: EmployerDetails<Name> = {}) {
    return this.#with(details.as ?? ('employer' as Name), async ({ app }): Promise<Employer> => {
      const person = await signUp(app, 'employer', details);
      return { ...person, company: await joinCompany(app, person, details.company) };
    });
  }

  /** Of the employer's company, where there is one in this world. */
  job<Name extends string = 'job'>(details: JobDetails & { as?: Name } = {}) {
    return this.#with(details.as ?? ('job' as Name), async (world) => {
      const { employer } = world as { employer?: Employer };
      const company = employer?.company ?? (await addCompany(world.app));
      return addJob(world.app, company.id, details);
    });
  }

  /** No door makes administrators; the role is looked up on each request. */
  admin<Name extends string = 'admin'>(details: PersonDetails<Name> = {}) {
    return this.#with(details.as ?? ('admin' as Name), async ({ app }) => {
      const person = await signUp(app, 'job_seeker', details);
      await app.sql(`update users set role = 'admin' where id = ?`, [person.id]);
      return person;
    });
  }

  // A world is awaited like a promise: that is what makes the sentence of a test short.
  then<Done = World, Failed = never>(
    done?: ((world: World) => Done | PromiseLike<Done>) | null,
    failed?: ((reason: unknown) => Failed | PromiseLike<Failed>) | null,
  ): PromiseLike<Done | Failed> {
    return this.built.then(done, failed);
  }

  #with<Name extends string, Value>(name: Name, add: (world: World) => Promise<Value>) {
    const built = this.built.then(async (world) => {
      const added = { [name]: await add(world) } as Named<Name, Value>;
      return { ...world, ...added };
    });
    return new Scenario<World & Named<Name, Value>>(built);
  }
}

/** In the one app of the test file, or in another that is given. */
export function scenario(app: Promise<App> | App = theApp()): Scenario<{ app: App }> {
  return new Scenario(Promise.resolve(app).then((found) => ({ app: found })));
}

const REGISTER = `mutation($input: RegisterInput!) { register(input: $input) { accessToken user { id } } }`;
type Registered = { register: { accessToken: string; user: { id: string } } };

async function signUp(
  app: App,
  role: RegistrationRole,
  { email, firstName = 'Asha', lastName = 'Rao', emailVerified = true }: PersonDetails<string>,
): Promise<Person> {
  const address = email ?? `${role}-${randomUUID().slice(0, 8)}@people.example`;
  const { register } = await app.graphql<Registered>(REGISTER, {
    input: { email: address, password: PASSWORD, firstName, lastName, role: role.toUpperCase() },
  });
  const { id } = register.user;
  const verifiedAt = emailVerified ? app.clock.now() : null;
  await app.sql('update users set email_verified_at = ? where id = ?', [verifiedAt, id]);
  const token = register.accessToken;
  const doors = caller(app.url, { authorization: `Bearer ${token}` });
  return { ...doors, id, email: address, password: PASSWORD, token };
}

async function joinCompany(app: App, person: Person, details: CompanyDetails | null = {}) {
  if (!details) return null;
  const company = await addCompany(app, details);
  await app.sql('update users set company_id = ? where id = ?', [company.id, person.id]);
  return company;
}
