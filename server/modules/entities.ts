import { StoredApiKey } from './account/apiKey/apiKey.entity.ts';
import { Alert } from './alert/alert.entity.ts';
import { AccountToken } from './account/accountToken.entity.ts';
import { ApplicationEntry, SentApplication } from './application/application.entity.ts';
import { StoredFile } from './file/file.entity.ts';
import { StoredResume } from './candidate/resume/resume.entity.ts';
import { SeekerProfile } from './account/seekerProfile.entity.ts';
import { Session } from './account/session.entity.ts';
import { User } from './account/user.entity.ts';
import { Company } from './company/company.entity.ts';
import { ContactMessage } from '#server/modules/content/contactMessage/contactMessage.entity.ts';
import { Subscriber } from './content/subscriber/subscriber.entity.ts';
import { StoredChange } from './review/pendingChange.entity.ts';
import { StoredVerification, WorkEmailLink } from './company/verification/verification.entity.ts';
import { StoredJob } from './job/job.entity.ts';
import { Mail } from './mail/mail.entity.ts';
import { Notification } from './notification/notification.entity.ts';

/** The class of every table that the ORM writes. Frequent reads use statements instead. */
export const ENTITIES = [
  Alert,
  User,
  Session,
  AccountToken,
  SeekerProfile,
  Company,
  StoredFile,
  StoredResume,
  SentApplication,
  ApplicationEntry,
  StoredJob,
  StoredChange,
  StoredVerification,
  WorkEmailLink,
  Mail,
  Notification,
  ContactMessage,
  Subscriber,
  StoredApiKey,
];
