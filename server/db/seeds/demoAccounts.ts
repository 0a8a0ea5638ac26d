import type { Role } from '#schema/options/roles.ts';
import type { TeamRole } from '#schema/options/teamRoles.ts';

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

/** Colleagues of the demo employer, with the same password. */
export const DEMO_TEAM = [
  {
    email: 'recruiter@demo.kaamyab.example',
    role: 'recruiter',
    firstName: 'Sneha',
    lastName: 'Pillai',
  },
  {
    email: 'manager@demo.kaamyab.example',
    role: 'hiring_manager',
    firstName: 'Imran',
    lastName: 'Qureshi',
  },
  {
    email: 'interviewer@demo.kaamyab.example',
    role: 'interviewer',
    firstName: 'Lakshmi',
    lastName: 'Venkatesan',
  },
] as const satisfies readonly (Omit<DemoAccount, 'role'> & { role: TeamRole })[];

/** Hashed by the caller; the seed does not know how to create a password. */
export const DEMO_PASSWORD = 'Demo@1234';
