import type { Role } from '#schema/options/roles.ts';

interface DemoAccount {
  email: string;
  role: Role;
  firstName: string;
  lastName: string;
}

/** Publicly known from the start banner: these accounts exist only in the demo market. */
export const DEMO_ACCOUNTS = [
  {
    email: 'seeker@demo.kaamyab.example',
    role: 'job_seeker',
    firstName: 'Ananya',
    lastName: 'Kulkarni',
  },
  {
    email: 'employer@demo.kaamyab.example',
    role: 'employer',
    firstName: 'Rohan',
    lastName: 'Deshpande',
  },
  {
    email: 'admin@demo.kaamyab.example',
    role: 'admin',
    firstName: 'Farida',
    lastName: 'Merchant',
  },
] as const satisfies readonly DemoAccount[];

/** Hashed by the caller; the seed does not know how to create a password. */
export const DEMO_PASSWORD = 'Demo@1234';
