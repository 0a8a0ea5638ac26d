import { AccountToken } from './account/accountToken.entity.ts';
import { SeekerProfile } from './account/seekerProfile.entity.ts';
import { Session } from './account/session.entity.ts';
import { User } from './account/user.entity.ts';
import { Company } from './company/company.entity.ts';
import { Mail } from './mail/mail.entity.ts';

/** Every class that is a table; hot reads need none. */
export const ENTITIES = [User, Session, AccountToken, SeekerProfile, Company, Mail];
