import { randomUUID } from 'node:crypto';
import type { Role } from '#schema/options/roles.ts';
import { theApp, type App } from './app.ts';
import { caller, type Caller } from './caller.ts';
import './matchers.ts';
import {
  addCompany,
  addJob,
  addMember,
  addUser,
  PASSWORD,
  type CompanyDetails,
  type JobDetails,
  type UserDetails,
} from './rows.ts';

export interface Person extends Caller {
  id: string;
  email: string;
  password: string;
  token: string;
}

export interface Employer extends Person {
  company: { id: string; name: string } | null;
}

interface PersonDetails<Name extends string> extends UserDetails {
  /** The name of this person in the world, if there are two of a kind. */
  as?: Name;
  /** Goes through the public sign-up, including its email, instead of writing to the tables. */
  signsUp?: boolean;
}

interface EmployerDetails<Name extends string> extends PersonDetails<Name> {
  /** Null for an employer without a company. */
  company?: CompanyDetails | null;
}

type Named<Name extends string, Value> = { [Key in Name]: Value };

/**
 * Builds a world step by step and returns it when awaited: `const { app, seeker, employer } = await
 * scenario().employer().seeker();`
 */
export class Scenario<World extends { app: App }> implements PromiseLike<World> {
  constructor(private readonly built: Promise<World>) {}

  seeker<Name extends string = 'seeker'>(details: PersonDetails<Name> = {}) {
    return this.#with(details.as ?? ('seeker' as Name), ({ app }): Promise<Person> =>
      enter(app, 'job_seeker', details),
    );
  }

  employer<Name extends string = 'employer'>(details: EmployerDetails<Name> = {}) {
    const { company = {} } = details;
    return this.#with(details.as ?? ('employer' as Name), ({ app }) =>
      enter(app, 'employer', details, company),
    );
  }

  /** Of the employer's company, if this world has one. */
  job<Name extends string = 'job'>(details: JobDetails & { as?: Name } = {}) {
    return this.#with(details.as ?? ('job' as Name), async (world) => {
      const { employer } = world as { employer?: Employer };
      const company = employer?.company ?? (await addCompany(world.app));
      return addJob(world.app, company.id, details);
    });
  }

  admin<Name extends string = 'admin'>(details: PersonDetails<Name> = {}) {
    return this.#with(details.as ?? ('admin' as Name), ({ app }): Promise<Person> =>
      enter(app, 'admin', details),
    );
  }

  // A world is awaited like a promise: that keeps the sentence of a test short.
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

/** In the app of the test file, or in the given one. */
export function scenario(app: Promise<App> | App = theApp()): Scenario<{ app: App }> {
  return new Scenario(Promise.resolve(app).then((found) => ({ app: found })));
}

async function enter(
  app: App,
  role: Role,
  details: PersonDetails<string>,
  companyDetails: CompanyDetails | null = null,
): Promise<Employer> {
  const add = details.signsUp ? signUp : addUser;
  const { id, email, token, company } = await add(app, role, details, companyDetails);
  const doors = caller(app.url, { authorization: `Bearer ${token}` });
  return { ...doors, id, email, password: PASSWORD, token, company };
}

const REGISTER = `mutation($input: RegisterInput!) { register(input: $input) { accessToken user { id } } }`;
type Registered = { register: { accessToken: string; user: { id: string } } };

async function signUp(
  app: App,
  role: Role,
  details: UserDetails,
  companyDetails: CompanyDetails | null,
) {
  const { firstName = 'Asha', lastName = 'Rao', emailVerified = true } = details;
  const email = details.email ?? `${role}-${randomUUID().slice(0, 8)}@people.example`;
  const input = { email, password: PASSWORD, firstName, lastName, role: role.toUpperCase() };
  const { register } = await app.graphql<Registered>(REGISTER, { input });
  const { id } = register.user;
  const verifiedAt = emailVerified ? app.clock.now() : null;
  const company = companyDetails && (await addCompany(app, companyDetails));
  await app.sql('update users set email_verified_at = ? where id = ?', [verifiedAt, id]);
  if (company) await addMember(app, company.id, id);
  return { id, email, token: register.accessToken, company };
}
