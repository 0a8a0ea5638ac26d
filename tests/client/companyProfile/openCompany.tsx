import type { IResolvers } from '@graphql-tools/utils';
import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { Words } from '#client/components/Words.tsx';
import { loadWords } from '#client/lib/words.ts';
import { Page } from '#client/pages/companyProfile/CompanyProfilePage.tsx';
import { ASHA } from '#tests/client/account/drawAccount.tsx';
import { drawInSite, logInAs } from '#tests/client/frame/drawInSite.tsx';
import { mockedSchema } from '#tests/support/mockedSchema.ts';

const AREAS = ['companyProfile', 'company', 'files', 'validation'] as const;
const FACTS = ['phone', 'email', 'address', 'employeeCount'];

interface StoredChange {
  id: string;
  fields: { name: string; before: string | null; after: string | null }[];
}

export const KAVERI = {
  id: '01939e3a-0000-7000-8000-000000000001',
  adminStatus: 'PENDING',
  adminNotes: null as string | null,
  approvedAt: null as string | null,
  phone: '022 2345 6789',
  email: null,
  address: '12 MG Road',
  employeeCount: 0,
  pendingChange: null as StoredChange | null,
  verifications: [] as object[],
  company: {
    id: '01939e3a-0000-7000-8000-000000000001',
    slug: 'kaveri-foods',
    name: 'Kaveri Foods',
    industry: 'retail',
    description: 'Pickles since 1999.',
    size: 'employees_11_50',
    website: 'https://kaveri.example',
    city: 'Pune',
    state: 'Maharashtra',
    country: 'India',
    foundedYear: 1999,
    logoUrl: null as string | null,
  },
};
type Stored = typeof KAVERI;

interface World {
  /** Null: no company yet. A function is called for each request. */
  stored?: Stored | null | (() => Stored);
  path?: string;
  load?: () => void;
  save?: () => void;
  /** What awaits review after a save; by default everything is public at once. */
  held?: (input: Record<string, unknown>) => StoredChange | null;
  /** The verification state after a submission. */
  verified?: (input: Record<string, unknown>) => object[];
  beside?: ReactNode;
}

/** The page over a server with state; `asked` collects each request. */
export async function openCompany(world: World = {}) {
  const { stored: given = KAVERI } = world;
  let stored = typeof given === 'function' ? given() : given;
  const asked: [string, Record<string, unknown>][] = [];
  const user = { ...ASHA, role: 'EMPLOYER', onboardingComplete: true };
  const viewer = () => {
    world.load?.();
    if (typeof given === 'function') stored = given();
    return { id: user.id, user, companyProfile: stored };
  };
  interface Input {
    input: Record<string, unknown>;
  }
  const saved =
    (name: string) =>
    (_root: unknown, { input }: Input) => {
      asked.push([name, { ...input }]);
      world.save?.();
      if (stored && world.held) {
        stored = { ...stored, pendingChange: world.held(input) };
        return { companyProfile: stored, viewer: { id: user.id, user, companyProfile: stored } };
      }
      const before = stored ?? { ...KAVERI, phone: null, address: null };
      const { fileId, ...fields } = input;
      const entries = Object.entries(fields);
      const facts = entries.filter(([key]) => FACTS.includes(key));
      const about = entries.filter(([key]) => !FACTS.includes(key));
      const logo =
        fileId === undefined
          ? {}
          : { logoUrl: typeof fileId === 'string' ? `/uploads/logos/${fileId}` : null };
      stored = {
        ...before,
        ...Object.fromEntries(facts),
        company: { ...before.company, ...Object.fromEntries(about), ...logo },
      } as Stored;
      return { companyProfile: stored, viewer: { id: user.id, user, companyProfile: stored } };
    };
  const names = ['createCompany', 'updateCompany', 'setCompanyLogo'];
  const Mutation = Object.fromEntries(names.map((name) => [name, saved(name)]));
  const withdrawPendingChange = (_root: unknown, { input }: Input) => {
    asked.push(['withdrawPendingChange', { ...input }]);
    world.save?.();
    stored = { ...stored!, pendingChange: null };
    return { job: null, companyProfile: stored };
  };
  const sent =
    (name: string) =>
    (_root: unknown, { input }: Input) => {
      asked.push([name, { ...input }]);
      world.save?.();
      stored = { ...stored!, verifications: world.verified?.(input) ?? [] };
      return { companyProfile: stored };
    };
  const verifying = {
    sendWorkEmailLink: sent('sendWorkEmailLink'),
    requestVerification: sent('requestVerification'),
  };
  const resolvers: IResolvers = {
    Query: { viewer },
    Company: {
      place: ({ city, state }: Stored['company']) => [city, state].filter(Boolean).join(', '),
    },
    Mutation: { ...Mutation, withdrawPendingChange, ...verifying },
  };
  const mocks = { DateTime: () => '2026-11-21T10:00:00.000Z' };
  const schema = mockedSchema({ mocks, resolvers });
  logInAs({ ...ASHA, role: 'EMPLOYER', onboardingComplete: true });
  await loadWords('en', AREAS);
  const drawn = await act(() =>
    drawInSite(
      <Words areas={AREAS}>
        <Page />
        {world.beside}
      </Words>,
      { schema, path: world.path ?? '/company-profile' },
    ),
  );
  await screen.findByRole('heading', { level: 1, name: 'Company Profile' });
  return { ...drawn, asked };
}

/** The response to an upload; the test browser draws no images. */
export function stubUploads(answer: { status: number; body: object }): { sent: string[] } {
  const sent: string[] = [];
  class Request extends EventTarget {
    upload = new EventTarget();
    status = answer.status;
    responseText = JSON.stringify(answer.body);
    open(_method: string, url: string) {
      sent.push(url);
    }
    setRequestHeader() {}
    abort() {}
    send() {
      queueMicrotask(() => this.dispatchEvent(new Event('load')));
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request);
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => {};
  return { sent };
}
