/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Who may have done something. */
export type ActorKind =
  /** A program, with a key for the API. */
  | 'KEY'
  /** The site itself, or whoever owns the machine. */
  | 'SYSTEM'
  /** Somebody with an account. */
  | 'USER';

/** What the administrators have decided about a job or a company. */
export type AdminStatus =
  /** It may be seen. */
  | 'APPROVED'
  /** Nothing yet. */
  | 'PENDING'
  /** It may not be seen. */
  | 'REJECTED'
  /** It may not be seen for now. */
  | 'SUSPENDED';

/** How often the digest of an alert may come. */
export type AlertFrequency =
  /** Each day. */
  | 'DAILY'
  /** On the first of the month. */
  | 'MONTHLY'
  /** On Mondays. */
  | 'WEEKLY';

/** The types an alert may ask for; remote stands among them. */
export type AlertJobType =
  /** On a contract. */
  | 'CONTRACT'
  /** Full time. */
  | 'FULL_TIME'
  /** An internship. */
  | 'INTERN'
  /** Part time. */
  | 'PART_TIME'
  /** Any type that can be done from anywhere. */
  | 'REMOTE'
  /** For a limited time. */
  | 'TEMPORARY';

/** What the analytics screen looks back on. */
export type AnalyticsPeriod =
  /** 7d: the last 7 days. */
  | 'DAYS_7'
  /** 30d: the last 30 days. */
  | 'DAYS_30'
  /** 90d: the last 90 days. */
  | 'DAYS_90'
  /** 1y: the last 365 days. */
  | 'YEAR_1';

/** What the numbers of a column are. */
export type AnalyticsUnit =
  /** A number of things. */
  | 'COUNT'
  /** Days. */
  | 'DAYS'
  /** Hours. */
  | 'HOURS'
  /** Minutes. */
  | 'MINUTES'
  /** Of dimensions: none. */
  | 'NONE'
  /** Percent, 0 to 100 where it is a share. */
  | 'PERCENT'
  /** So many of one for each of the other. */
  | 'RATIO'
  /** Rupees a year. */
  | 'RUPEES'
  /** Of the dimension TIME. */
  | 'TIME';

/** In which order applications are listed. */
export type ApplicationSort =
  /** By the applicant's name. */
  | 'NAME'
  /** What came last comes first. */
  | 'NEWEST'
  /** What has waited longest comes first. */
  | 'OLDEST';

/** How far an application has come. */
export type ApplicationStatus =
  /** The employer has decided for it. */
  | 'HIRED'
  /** Nobody has decided anything yet. */
  | 'PENDING'
  /** The employer has decided against it. */
  | 'REJECTED'
  /** The employer has read it. */
  | 'REVIEWED'
  /** The employer wants to know more. */
  | 'SHORTLISTED';

/** An application; what is left out is taken from the account. */
export type ApplyToJobInput = {
  /** Why this job; may be empty. */
  coverLetter?: string;
  /** Where the employer may write to. */
  email?: string | null | undefined;
  /** The pay hoped for, in one's own words. */
  expectedSalary?: string | null | undefined;
  /** The id of the job. */
  jobId: string;
  /** The applicant's name. */
  name?: string | null | undefined;
  /** Where the employer may call. */
  phone?: string | null | undefined;
  /** One's own resume: the fileId that an upload has answered, or its fileUrl. */
  resume?: string | null | undefined;
};

/** How often a backup is made. */
export type BackupFrequency =
  /** Every day. */
  | 'DAILY'
  /** Every hour. */
  | 'HOURLY'
  /** Every month. */
  | 'MONTHLY'
  /** Every week. */
  | 'WEEKLY';

/** Jobs as a program sends them. */
export type BulkRowsInput = {
  /** The rows, 1 to 10,000; the first is told of as row 2. */
  data: Array<unknown>;
  /** What they are: always jobs. */
  type?: string;
};

/** How far a job upload has come. */
export type BulkUploadStatus =
  /** Every row is a job, or was refused. */
  | 'COMPLETE'
  /** It has ended, and not one row became a job. */
  | 'FAILED'
  /** It has been read and waits to be started. */
  | 'PENDING'
  /** Its jobs are being made. */
  | 'RUNNING'
  /** Its jobs were taken away again. */
  | 'UNDONE';

/** Which jobs, and what to do to them. */
export type ChangeJobsStatusInput = {
  /** What to do. */
  action: JobModeration;
  /** What the employer is told of it; left out, there is none. */
  adminNotes?: string | null | undefined;
  /** The ids of the jobs, 1 to 100. */
  ids: Array<string>;
};

/** The old password and the new one. */
export type ChangePasswordInput = {
  /** The password of today. */
  currentPassword: string;
  /** The password from now on, at least 8 characters. */
  newPassword: string;
};

/** A new company. */
export type CompanyInput = {
  /** Street and number, in any lines. */
  address?: string | null | undefined;
  /** The city of its office. */
  city?: string | null | undefined;
  /** The country of its office; India if empty. */
  country?: string | null | undefined;
  /** What it does. */
  description?: string | null | undefined;
  /** Its address for mail. */
  email?: string | null | undefined;
  /** How many work there, counted; 0 if nobody has. */
  employeeCount?: number | null | undefined;
  /** The year it was founded, from 1800 to this one. */
  foundedYear?: number | null | undefined;
  /** One of the 21 industries, by its name or as it is stored. */
  industry: string;
  /** A logo of the caller’s: the id or the url that its upload has answered. */
  logo?: string | null | undefined;
  /** Its name. */
  name: string;
  /** Its telephone. */
  phone?: string | null | undefined;
  /** How many work there, as a band: 11-50, or as it is stored. */
  size?: string | null | undefined;
  /** The state of its office. */
  state?: string | null | undefined;
  /** Its site; `company.example` is enough. */
  website?: string | null | undefined;
};

/** Whether the onboarding dialog is done with. */
export type CompleteOnboardingInput = {
  /** True, as a rule. */
  onboardingComplete: boolean;
};

/** What to look out for. */
export type CreateAlertInput = {
  /** How often; left out for each day. */
  frequency?: AlertFrequency | null | undefined;
  /** The type; left out for any. */
  jobType?: AlertJobType | null | undefined;
  /** The words to search for. */
  keywords: string;
  /** The place; left out for anywhere. */
  location?: string | null | undefined;
  /** What to call it. */
  name: string;
  /** The pay; left out for any. */
  salaryRange?: SalaryRange | null | undefined;
};

/** A new job. Needed: title, description, requirements, location, type, category, industry, experience. */
export type CreateJobInput = {
  /** Until when one may apply: a day, which counts to its end, or a moment, as ISO 8601. */
  applicationDeadline?: string | null | undefined;
  /** What one gets, a sentence a line. */
  benefits?: string | null | undefined;
  /** One of the eight categories: its stored value, slug or title. */
  category?: string | null | undefined;
  /** What the work is, in light Markdown. */
  description?: string | null | undefined;
  /** The least years of experience; 0 means Fresher. */
  experience?: number | null | undefined;
  /** How experienced one should be; left out, the years say it. */
  experienceLevel?: ExperienceLevel | null | undefined;
  /** The same as isFeatured. */
  featured?: boolean | null | undefined;
  /** The same as isHot. */
  hot?: boolean | null | undefined;
  /** The industry: its stored value or its label. */
  industry?: string | null | undefined;
  /** Whether to put it first. */
  isFeatured?: boolean | null | undefined;
  /** Whether it is urgent. */
  isHot?: boolean | null | undefined;
  /** Whether it can be done from anywhere. */
  isRemote?: boolean | null | undefined;
  /** The same as isHot. */
  isUrgent?: boolean | null | undefined;
  /** Where the work is: "City, State", in any of its names. */
  location?: string | null | undefined;
  /** What one should bring, a sentence a line. */
  requirements?: string | null | undefined;
  /** What there is to do, a sentence a line. */
  responsibilities?: string | null | undefined;
  /** The pay, as free text: 5 - 10 LPA. */
  salary?: string | null | undefined;
  /** The job's title. */
  title?: string | null | undefined;
  /** How the job is held. */
  type?: JobType | null | undefined;
};

/** How experienced one should be. */
export type ExperienceLevel =
  /** Entry level. */
  | 'ENTRY_LEVEL'
  /** Executive. */
  | 'EXECUTIVE'
  /** Mid level. */
  | 'MID_LEVEL'
  /** Senior level. */
  | 'SENIOR_LEVEL';

/** Whether somebody has worked before. */
export type ExperienceType =
  /** Has worked before. */
  | 'EXPERIENCED'
  /** Looks for a first job. */
  | 'FRESHER';

/** As given in the profile. */
export type Gender =
  /** Female. */
  | 'FEMALE'
  /** Male. */
  | 'MALE';

/** What a message is about. */
export type InquiryType =
  /** Money. */
  | 'BILLING'
  /** Praise and blame. */
  | 'FEEDBACK'
  /** Anything. */
  | 'GENERAL'
  /** Working together. */
  | 'PARTNERSHIP'
  /** Something does not work, or is not understood. */
  | 'SUPPORT';

/** Which jobs are wanted; what is left out is not asked for. */
export type JobFilter = {
  /** A category: its id, slug or title. */
  category?: string | null | undefined;
  /** The id of a company. */
  company?: string | null | undefined;
  /** A district as "District, State", or by a name that can only mean one. */
  district?: string | null | undefined;
  /** How experienced one should be. */
  experience?: ExperienceLevel | null | undefined;
  /** True: only featured ones. */
  featured?: boolean | null | undefined;
  /** True: only urgent ones. */
  hot?: boolean | null | undefined;
  /** One of the six industries of the filter (`it`, `non-it` …), or a stored one. */
  industry?: string | null | undefined;
  /** "District, State", a district, a state, an old or short name, or any town. */
  location?: string | null | undefined;
  /** How fresh it should be. */
  postedWithin?: PostedWithin | null | undefined;
  /** True: only those that can be done from anywhere. False asks for nothing. */
  remote?: boolean | null | undefined;
  /** Yearly pay that overlaps this range; only jobs whose pay is certain. */
  salary?: SalaryRange | null | undefined;
  /** Words, as people type them: titles, skills, companies, places, in any spelling. */
  search?: string | null | undefined;
  /** A state, in any of its names. */
  state?: string | null | undefined;
  /** How the job is held. */
  type?: JobType | null | undefined;
};

/** What administrators do to several jobs. */
export type JobModeration =
  /** Everybody may see them. */
  | 'APPROVE'
  /** Nobody may see them. */
  | 'REJECT'
  /** Nobody may see them for now. */
  | 'SUSPEND';

/** The order of a list of jobs. */
export type JobSort =
  /** By the name of the company. */
  | 'COMPANY'
  /** The newest first. */
  | 'DATE'
  /** What fits the words best first; without words, the newest. */
  | 'RELEVANCE'
  /** The best paid first; those without certain pay last. */
  | 'SALARY';

/** What a job is now. */
export type JobStanding =
  /** The employer has ended it. */
  | 'CLOSED'
  /** Its deadline has passed. */
  | 'EXPIRED'
  /** Everybody sees it and may apply. */
  | 'LIVE'
  /** It waits for approval, or its company does. */
  | 'PENDING'
  /** It, or its company, was not approved. */
  | 'REJECTED'
  /** It, or its company, is on hold. */
  | 'SUSPENDED';

/** What the employer has decided about a job, and what its deadline says. */
export type JobStatus =
  /** It is open. */
  | 'ACTIVE'
  /** It was ended. */
  | 'CLOSED'
  /** Its deadline has passed. */
  | 'EXPIRED';

/** How a job is held. */
export type JobType =
  /** On a contract. */
  | 'CONTRACT'
  /** Full time. */
  | 'FULL_TIME'
  /** An internship. */
  | 'INTERN'
  /** Part time. */
  | 'PART_TIME'
  /** For a limited time. */
  | 'TEMPORARY';

/** The languages of the site. */
export type Locale =
  /** English */
  | 'EN'
  /** Spanish */
  | 'ES'
  /** Hindi */
  | 'HI';

/** Address and password, and the code of the second step where it is on. */
export type LoginInput = {
  /** Six digits from the authenticator app, or a recovery code. Where it is needed and missing, the right password is answered with UNAUTHENTICATED and the rule `account.login.second-factor`. */
  code?: string | null | undefined;
  /** The address of the account. */
  email: string;
  /** Its password. */
  password: string;
};

/** What a notification is about. */
export type NotificationKind =
  /** An API key ends soon. */
  | 'API_KEY_EXPIRING'
  /** Somebody has applied for one of your jobs. */
  | 'APPLICATION_RECEIVED'
  /** Your application has arrived. */
  | 'APPLICATION_SENT'
  /** An employer has moved your application on. */
  | 'APPLICATION_STATUS_CHANGED'
  /** An employer has found your profile and writes to you. */
  | 'CANDIDATE_CONTACTED'
  /** A company was approved, rejected or suspended, or waits for that. */
  | 'COMPANY_STATUS_CHANGED'
  /** New jobs fit one of your alerts. */
  | 'JOB_ALERT_MATCHED'
  /** A job of yours closes soon. */
  | 'JOB_EXPIRING'
  /** A job was approved, rejected or suspended, or waits for that. */
  | 'JOB_STATUS_CHANGED'
  /** A webhook was switched off, because its address takes nothing any more. */
  | 'WEBHOOK_DISABLED'
  /** The week in figures. */
  | 'WEEKLY_REPORT';

/** Which of an employer's jobs. */
export type OwnJobsShown =
  /** All of them. */
  | 'ALL'
  /** Those that were ended. */
  | 'CLOSED'
  /** Those whose deadline has passed. */
  | 'EXPIRED'
  /** Those that are put first. */
  | 'FEATURED'
  /** Those that are urgent. */
  | 'HOT'
  /** Those that everybody sees. */
  | 'LIVE'
  /** Those that wait for approval, or whose company does. */
  | 'PENDING';

/** The order of an employer's jobs. */
export type OwnJobsSort =
  /** The newest first. */
  | 'DATE'
  /** By their titles. */
  | 'TITLE';

/** All that a job says. Needed: externalId, title, description, requirements, location, type, category, industry, experience; what else is left out is empty. */
export type PartnerJobInput = {
  /** Until when one may apply: a day, which counts to its end, or a moment, as ISO 8601. */
  applicationDeadline?: string | null | undefined;
  /** What one gets, a sentence a line. */
  benefits?: string | null | undefined;
  /** One of the eight categories: its stored value, slug or title. */
  category?: string | null | undefined;
  /** What the work is, in light Markdown. */
  description?: string | null | undefined;
  /** The least years of experience; 0 means Fresher. */
  experience?: number | null | undefined;
  /** How experienced one should be: an ExperienceLevel; left out, the years say it. */
  experienceLevel?: string | null | undefined;
  /** Your own number for it, 1 to 100 characters; it leads to this job and no other. */
  externalId: string;
  /** The industry: its stored value or its label. */
  industry?: string | null | undefined;
  /** Whether to put it first; left out, that stays as it is. */
  isFeatured?: boolean | null | undefined;
  /** Whether it is urgent; left out, that stays as it is. */
  isHot?: boolean | null | undefined;
  /** Whether it can be done from anywhere. */
  isRemote?: boolean | null | undefined;
  /** Where the work is: "City, State", in any of its names. */
  location?: string | null | undefined;
  /** What one should bring, a sentence a line. */
  requirements?: string | null | undefined;
  /** What there is to do, a sentence a line. */
  responsibilities?: string | null | undefined;
  /** The pay, as free text: 5 - 10 LPA. */
  salary?: string | null | undefined;
  /** The job's title. */
  title?: string | null | undefined;
  /** How the job is held: a JobType in any spelling. */
  type?: string | null | undefined;
};

/** How long ago a job was posted at most. */
export type PostedWithin =
  /** In the last 24 hours. */
  | 'DAYS_1'
  /** In the last 3 days. */
  | 'DAYS_3'
  /** In the last 7 days. */
  | 'DAYS_7'
  /** In the last 14 days. */
  | 'DAYS_14'
  /** In the last 30 days. */
  | 'DAYS_30';

/** Who may find a profile. */
export type ProfileVisibility =
  /** Nobody finds it. */
  | 'PRIVATE'
  /** Employers may find it. */
  | 'PUBLIC';

/** Several jobs, each for itself. */
export type PutJobsInput = {
  /** The jobs, 1 to 100. */
  jobs: Array<PartnerJobInput>;
};

/** What has become of a job that a partner has sent. */
export type PutOutcome =
  /** There was none with this external id; now there is. */
  | 'CREATED'
  /** It stays as it was, or was not made; its errors say why. */
  | 'REFUSED'
  /** It said just that already. */
  | 'UNCHANGED'
  /** It says something else now. */
  | 'UPDATED';

/** The highest degree. */
export type Qualification =
  /** Bachelor. */
  | 'BACHELOR'
  /** Diploma. */
  | 'DIPLOMA'
  /** High school. */
  | 'HIGH_SCHOOL'
  /** Master. */
  | 'MASTER'
  /** Anything else. */
  | 'OTHER'
  /** Doctorate. */
  | 'PHD';

/** What is needed for a new account. */
export type RegisterInput = {
  /** The address to log in with. */
  email: string;
  /** The given name. */
  firstName?: string;
  /** The family name. */
  lastName?: string;
  /** At least `site.passwordMinLength` characters. */
  password: string;
  /** What one is here for. */
  role?: RegistrationRole;
};

/** The roles one can sign up for; administrators are made another way. */
export type RegistrationRole =
  /** I am hiring. */
  | 'EMPLOYER'
  /** I look for work. */
  | 'JOB_SEEKER';

/** Whose password was forgotten. */
export type RequestPasswordResetInput = {
  /** The address of the account. */
  email: string;
};

/** The link from the mail and a new password. */
export type ResetPasswordInput = {
  /** The new password. */
  password: string;
  /** What stands behind `token=` in the link. */
  token: string;
};

/** What makes administrators look twice at a job. */
export type RiskSign =
  /** Its company is not approved, has had jobs taken down, or names neither site nor e-mail. */
  | 'COMPANY'
  /** Its text leads around the site: a number, an address, a messenger. */
  | 'CONTACT'
  /** There is another job like it. */
  | 'DUPLICATE'
  /** It asks applicants for money, or somebody has reported that it does. */
  | 'FEE'
  /** Its pay is out of the ordinary. */
  | 'PAY';

/** Who somebody is on the site. */
export type Role =
  /** Answers for the platform. */
  | 'ADMIN'
  /** Posts jobs for a company and decides on applications. */
  | 'EMPLOYER'
  /** Looks for work and applies. */
  | 'JOB_SEEKER';

/** Yearly pay in rupees. */
export type SalaryRange =
  /** 3 to 5 lakh. */
  | 'LAKH_3_5'
  /** 5 to 8 lakh. */
  | 'LAKH_5_8'
  /** 8 to 12 lakh. */
  | 'LAKH_8_12'
  /** 12 lakh and more. */
  | 'LAKH_12_PLUS';

/** A message to the people behind the site. */
export type SendMessageInput = {
  /** Where to answer to. */
  email: string;
  /** Who should read it. */
  inquiryType?: InquiryType;
  /** At least 10 characters. */
  message: string;
  /** Who writes. */
  name: string;
  /** What it is about. */
  subject: string;
};

/** Which user, why, and for how long. */
export type SuspendUserInput = {
  /** For how many minutes; left out, until somebody lifts it. */
  duration?: number | null | undefined;
  /** The id of the account. */
  id: string;
  /** What the person is told; "Admin action" where nothing is said. */
  reason?: string | null | undefined;
  /** Until when, in the place of `duration`. */
  until?: string | null | undefined;
};

/** What to change; what is left out stays as it is. */
export type SystemSettingsInput = {
  /** Whether one may sign up. */
  allowRegistration?: boolean | null | undefined;
  /** How much one person or address may ask for, from the moment it is saved. From 10 to 100000 (requests per minute). */
  apiRateLimit?: number | null | undefined;
  /** Whether new companies are approved by themselves. */
  autoApproveCompanies?: boolean | null | undefined;
  /** Whether new jobs are approved by themselves. */
  autoApproveJobs?: boolean | null | undefined;
  /** How often a backup is made. */
  backupFrequency?: BackupFrequency | null | undefined;
  /** How long others may keep what is the same for everybody. From 0 to 86400 (seconds). */
  cacheTTL?: number | null | undefined;
  /** Forgets the password for the mail server. */
  clearSmtpPassword?: boolean | null | undefined;
  /** Whether everything is logged, and administrators are told what answers cost. */
  debugMode?: boolean | null | undefined;
  /** What visitors read who have not chosen a language. */
  defaultLanguage?: Locale | null | undefined;
  /** Whether administrators need a second factor. */
  enable2FA?: boolean | null | undefined;
  /** Whether any mail goes out but those about an account itself. */
  enableEmailNotifications?: boolean | null | undefined;
  /** Whether people may let their browser show what the bell tells. */
  enablePushNotifications?: boolean | null | undefined;
  /** Whether every statement to the database is logged. */
  enableQueryLogging?: boolean | null | undefined;
  /** The largest file that is taken. From 1 to 100 (MB). */
  fileUploadLimit?: number | null | undefined;
  /** The address mails come from; empty: no-reply at the address of the site. */
  fromEmail?: string | null | undefined;
  /** How many wrong passwords are let through. From 1 to 20 (attempts). */
  maxLoginAttempts?: number | null | undefined;
  /** Whether applicants are told how their application goes on. */
  notifyApplicationStatus?: boolean | null | undefined;
  /** Whether job alerts are sent. */
  notifyNewJobs?: boolean | null | undefined;
  /** Your own password. Needed when `smtpHost` changes: every mail goes there. */
  password?: string | null | undefined;
  /** The least length of a password, from the moment it is saved. From 6 to 64 (characters). */
  passwordMinLength?: number | null | undefined;
  /** Where the office is. */
  postalAddress?: string | null | undefined;
  /** Whether applying and posting need a confirmed address. */
  requireEmailVerification?: boolean | null | undefined;
  /** How long backups are kept. From 1 to 3650 (days). */
  retentionPeriod?: number | null | undefined;
  /** When an idle session of an administrator ends. From 5 to 1440 (minutes). */
  sessionTimeout?: number | null | undefined;
  /** One sentence about the site. */
  siteDescription?: string | null | undefined;
  /** What the site is called. */
  siteName?: string | null | undefined;
  /** The mail server; empty: the one of the environment. */
  smtpHost?: string | null | undefined;
  /** Our password at the mail server; empty, the one that is known stays. */
  smtpPassword?: string | null | undefined;
  /** The port of the mail server. From 1 to 65535 (port). */
  smtpPort?: number | null | undefined;
  /** Who we are to the mail server; empty: nobody asks. */
  smtpUsername?: string | null | undefined;
  /** Where people write to. */
  supportEmail?: string | null | undefined;
  /** Where people call. */
  supportPhone?: string | null | undefined;
  /** Where days begin at midnight: UTC, Asia/Kolkata or America/New_York. */
  timeZone?: string | null | undefined;
};

/** Which alert, and what becomes of it; what is left out stays. */
export type UpdateAlertInput = {
  /** How often. */
  frequency?: AlertFrequency | null | undefined;
  /** The id of the alert. */
  id: string;
  /** Whether digests are sent. */
  isActive?: boolean | null | undefined;
  /** The type; null for any. */
  jobType?: AlertJobType | null | undefined;
  /** The words to search for. */
  keywords?: string | null | undefined;
  /** The place; null for anywhere. */
  location?: string | null | undefined;
  /** What to call it. */
  name?: string | null | undefined;
  /** The pay; null for any. */
  salaryRange?: SalaryRange | null | undefined;
};

/** Which application goes where. */
export type UpdateApplicationStatusInput = {
  /** What the caller saw it as; when it has moved on meanwhile, that is a conflict. */
  from?: ApplicationStatus | null | undefined;
  /** The id of the application. */
  id: string;
  /** What it becomes. */
  status: ApplicationStatus;
};

/** What to change about the company; what is left out stays as it is. */
export type UpdateCompanyInput = {
  /** Street and number, in any lines. */
  address?: string | null | undefined;
  /** The city of its office. */
  city?: string | null | undefined;
  /** The country of its office; India if empty. */
  country?: string | null | undefined;
  /** What it does. */
  description?: string | null | undefined;
  /** Its address for mail. */
  email?: string | null | undefined;
  /** How many work there, counted; 0 if nobody has. */
  employeeCount?: number | null | undefined;
  /** The year it was founded, from 1800 to this one. */
  foundedYear?: number | null | undefined;
  /** One of the 21 industries, by its name or as it is stored. */
  industry?: string | null | undefined;
  /** A logo of the caller’s: the id or the url that its upload has answered. */
  logo?: string | null | undefined;
  /** Its name. */
  name?: string | null | undefined;
  /** Its telephone. */
  phone?: string | null | undefined;
  /** How many work there, as a band: 11-50, or as it is stored. */
  size?: string | null | undefined;
  /** The state of its office. */
  state?: string | null | undefined;
  /** Its site; `company.example` is enough. */
  website?: string | null | undefined;
};

/** Which company, and what becomes of it. */
export type UpdateCompanyStatusInput = {
  /** What the employer is told of it; left out, there is none. */
  adminNotes?: string | null | undefined;
  /** What the caller saw; if it has moved on meanwhile, that is a conflict. */
  from?: AdminStatus | null | undefined;
  /** The id of the company. */
  id: string;
  /** What becomes of it. */
  status: AdminStatus;
};

/** What to change; what is left out stays as it is. */
export type UpdateEmployerNotificationsInput = {
  /** When an application arrives. */
  applicationAlerts?: boolean | null | undefined;
  /** Mails at all, beside those about the account itself. */
  emailNotifications?: boolean | null | undefined;
  /** Before a job closes. */
  jobExpiryAlerts?: boolean | null | undefined;
  /** A mail a month with new articles. */
  marketingEmails?: boolean | null | undefined;
  /** The figures of the week. */
  weeklyReports?: boolean | null | undefined;
};

/** What to change; what is left out stays as it is. */
export type UpdateEmployerPrivacyInput = {
  /** Whether job seekers may write. */
  allowDirectContact?: boolean | null | undefined;
  /** Whether the name stands in public. */
  profileVisibility?: ProfileVisibility | null | undefined;
  /** Whether phone and e-mail are shown. */
  showContactInfo?: boolean | null | undefined;
};

/** What to change; what is left out stays as it is. */
export type UpdateEmployerProfileInput = {
  /** The name of the caller’s company. */
  companyName?: string | null | undefined;
  /** The given name. */
  firstName?: string | null | undefined;
  /** The family name. */
  lastName?: string | null | undefined;
  /** The own phone number; null clears it. */
  phone?: string | null | undefined;
};

/** Which job, and what becomes of it; what is left out stays. */
export type UpdateJobInput = {
  /** Until when one may apply: a day, which counts to its end, or a moment, as ISO 8601. */
  applicationDeadline?: string | null | undefined;
  /** What one gets, a sentence a line. */
  benefits?: string | null | undefined;
  /** One of the eight categories: its stored value, slug or title. */
  category?: string | null | undefined;
  /** What the work is, in light Markdown. */
  description?: string | null | undefined;
  /** The least years of experience; 0 means Fresher. */
  experience?: number | null | undefined;
  /** How experienced one should be; left out, the years say it. */
  experienceLevel?: ExperienceLevel | null | undefined;
  /** The same as isFeatured. */
  featured?: boolean | null | undefined;
  /** The same as isHot. */
  hot?: boolean | null | undefined;
  /** The id of the job. */
  id: string;
  /** The industry: its stored value or its label. */
  industry?: string | null | undefined;
  /** Whether to put it first. */
  isFeatured?: boolean | null | undefined;
  /** Whether it is urgent. */
  isHot?: boolean | null | undefined;
  /** Whether it can be done from anywhere. */
  isRemote?: boolean | null | undefined;
  /** The same as isHot. */
  isUrgent?: boolean | null | undefined;
  /** Where the work is: "City, State", in any of its names. */
  location?: string | null | undefined;
  /** What one should bring, a sentence a line. */
  requirements?: string | null | undefined;
  /** What there is to do, a sentence a line. */
  responsibilities?: string | null | undefined;
  /** The pay, as free text: 5 - 10 LPA. */
  salary?: string | null | undefined;
  /** The job's title. */
  title?: string | null | undefined;
  /** How the job is held. */
  type?: JobType | null | undefined;
};

/** Which job, and what becomes of it. */
export type UpdateJobStatusInput = {
  /** What the employer is told of it; left out, there is none. */
  adminNotes?: string | null | undefined;
  /** What the caller saw; if it has moved on meanwhile, that is a conflict. */
  from?: AdminStatus | null | undefined;
  /** The id of the job. */
  id: string;
  /** What becomes of it. */
  status: AdminStatus;
};

/** What to change in the profile; what is left out stays as it is. */
export type UpdateProfileInput = {
  /** Certificates held. */
  certifications?: Array<string> | null | undefined;
  /** The pay of today: below 1,000 it is lakhs, otherwise rupees a year. */
  currentCTC?: number | null | undefined;
  /** The employer of today. */
  currentCompany?: string | null | undefined;
  /** The job title of today. */
  currentJobTitle?: string | null | undefined;
  /** Date of birth, YYYY-MM-DD, not in the future. */
  dateOfBirth?: string | null | undefined;
  /** The highest degree. */
  education?: Qualification | null | undefined;
  /** How long one has worked, in words. */
  experience?: string | null | undefined;
  /** Fresher or experienced. */
  experienceType?: ExperienceType | null | undefined;
  /** The given name. */
  firstName?: string | null | undefined;
  /** Functional skills. */
  functionalSkills?: Array<string> | null | undefined;
  /** Male or female. */
  gender?: Gender | null | undefined;
  /** Whether there is a bike. */
  hasBike?: boolean | null | undefined;
  /** Whether there is a driving licence. */
  hasDrivingLicense?: boolean | null | undefined;
  /** One line under the name. */
  headline?: string | null | undefined;
  /** Whether employers may find one. */
  isOpenToWork?: boolean | null | undefined;
  /** The family name. */
  lastName?: string | null | undefined;
  /** Where one lives, "City, State". */
  location?: string | null | undefined;
  /** Whether the onboarding dialog is done with. */
  onboardingComplete?: boolean | null | undefined;
  /** Ten digits, beginning with 6 to 9. */
  phone?: string | null | undefined;
  /** Where one would work, "City, State" each. */
  preferredLocations?: Array<string> | null | undefined;
  /** The pay hoped for: below 1,000 it is lakhs, otherwise rupees a year. */
  salaryExpectation?: number | null | undefined;
  /** All skills together. */
  skills?: Array<string> | null | undefined;
  /** The field of study. */
  specialization?: string | null | undefined;
  /** A few sentences about the work done so far. */
  summary?: string | null | undefined;
  /** Technical skills. */
  technicalSkills?: Array<string> | null | undefined;
  /** The university or board. */
  university?: string | null | undefined;
  /** The year of the degree, 1950 to 2030. */
  yearOfPassing?: number | null | undefined;
};

/** Which user, and what changes. */
export type UpdateUserInput = {
  /** The address to log in with; a new one has to be confirmed anew. Left out, it stays as it is. */
  email?: string | null | undefined;
  /** The given name. Left out, it stays as it is. */
  firstName?: string | null | undefined;
  /** The id of the account. */
  id: string;
  /** Whether the address counts as confirmed. Left out, it stays as it is. */
  isVerified?: boolean | null | undefined;
  /** The family name. Left out, it stays as it is. */
  lastName?: string | null | undefined;
  /** The phone number; null takes it away. */
  phone?: string | null | undefined;
  /** What this person may do, where nothing of the old role is lost. Left out, it stays as it is. */
  role?: Role | null | undefined;
  /** ACTIVE lifts a suspension, INACTIVE switches the account off; a suspension has a call of its own. Left out, it stays as it is. */
  status?: UserStatus | null | undefined;
};

/** Whether somebody may come in. */
export type UserStatus =
  /** Comes and goes. */
  | 'ACTIVE'
  /** Was switched off, and comes in no more. */
  | 'INACTIVE'
  /** Is shut out, for a while or until somebody lifts it. */
  | 'SUSPENDED';

/** The link from the mail sent at sign-up. */
export type VerifyEmailInput = {
  /** What stands behind `token=` in the link. */
  token: string;
};

export type RestAdminActivityQueryVariables = Exact<{
  search?: string | null | undefined;
  action?: string | null | undefined;
  actorId?: string | null | undefined;
  subjectKind?: string | null | undefined;
  subjectId?: string | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
  first: number;
  page: number;
}>;


export type RestAdminActivityQuery = { admin: { activity: { totalCount: number, page: number, limit: number, totalPages: number, data: Array<{ id: string, at: string, action: string, ip: string | null, requestId: string | null, before: unknown, after: unknown, actor: { kind: ActorKind, id: string | null, name: string | null, email: string | null }, subject: { kind: string, id: string, name: string | null } | null }> } } | null };

export type RestBulkUploadFragment = { id: string, fileName: string, status: BulkUploadStatus, total: number, valid: number, successful: number, failed: number, errorCount: number, columns: Array<string>, unknownColumns: Array<string>, createdAt: string, finishedAt: string | null, undoneAt: string | null, undoableUntil: string | null, uploadedBy: { id: string, name: string } | null };

export type RestValidateBulkRowsMutationVariables = Exact<{
  input: BulkRowsInput;
}>;


export type RestValidateBulkRowsMutation = { validateBulkRows: { valid: boolean, total: number, validRows: number, errors: Array<{ row: number, field: string, message: string, hint: string }> } };

export type RestUploadBulkRowsMutationVariables = Exact<{
  input: BulkRowsInput;
}>;


export type RestUploadBulkRowsMutation = { uploadBulkRows: { id: string, successful: number, failed: number, errors: Array<{ row: number, field: string, message: string, hint: string }> } };

export type RestBulkUploadsQueryVariables = Exact<{
  first: number;
  page: number;
}>;


export type RestBulkUploadsQuery = { admin: { bulkUploads: { totalCount: number, page: number, limit: number, totalPages: number, data: Array<{ id: string, fileName: string, status: BulkUploadStatus, total: number, valid: number, successful: number, failed: number, errorCount: number, columns: Array<string>, unknownColumns: Array<string>, createdAt: string, finishedAt: string | null, undoneAt: string | null, undoableUntil: string | null, uploadedBy: { id: string, name: string } | null }> } } | null };

export type RestBulkUploadByIdQueryVariables = Exact<{
  id: string;
}>;


export type RestBulkUploadByIdQuery = { admin: { bulkUpload: { id: string, fileName: string, status: BulkUploadStatus, total: number, valid: number, successful: number, failed: number, errorCount: number, columns: Array<string>, unknownColumns: Array<string>, createdAt: string, finishedAt: string | null, undoneAt: string | null, undoableUntil: string | null, errors: Array<{ row: number, field: string, message: string, hint: string }>, uploadedBy: { id: string, name: string } | null } | null } | null };

export type RestAdminCompanyFragment = { id: string, adminStatus: AdminStatus, adminNotes: string | null, website: string | null, email: string | null, phone: string | null, jobCount: number, createdAt: string, approvedAt: string | null, size: string | null, company: { name: string, slug: string, description: string, city: string | null, state: string | null, industry: string, logo: string | null }, owner: { id: string, firstName: string, lastName: string, email: string } | null };

export type RestAdminPermissionsQueryVariables = Exact<{ [key: string]: never; }>;


export type RestAdminPermissionsQuery = { admin: { permissions: { canBulkUpload: boolean, canManageUsers: boolean, canManageCompanies: boolean, canManageJobs: boolean, canViewAnalytics: boolean, canAccessSettings: boolean } } | null };

export type RestAdminCompaniesQueryVariables = Exact<{
  search?: string | null | undefined;
  status?: AdminStatus | null | undefined;
  first: number;
  page: number;
}>;


export type RestAdminCompaniesQuery = { admin: { companies: { totalCount: number, page: number, limit: number, totalPages: number, data: Array<{ id: string, adminStatus: AdminStatus, adminNotes: string | null, website: string | null, email: string | null, phone: string | null, jobCount: number, createdAt: string, approvedAt: string | null, size: string | null, company: { name: string, slug: string, description: string, city: string | null, state: string | null, industry: string, logo: string | null }, owner: { id: string, firstName: string, lastName: string, email: string } | null }> } } | null };

export type RestAdminCompanyByIdQueryVariables = Exact<{
  id: string;
}>;


export type RestAdminCompanyByIdQuery = { admin: { company: { id: string, adminStatus: AdminStatus, adminNotes: string | null, website: string | null, email: string | null, phone: string | null, jobCount: number, createdAt: string, approvedAt: string | null, size: string | null, company: { name: string, slug: string, description: string, city: string | null, state: string | null, industry: string, logo: string | null }, owner: { id: string, firstName: string, lastName: string, email: string } | null } | null } | null };

export type RestUpdateCompanyStatusMutationVariables = Exact<{
  input: UpdateCompanyStatusInput;
}>;


export type RestUpdateCompanyStatusMutation = { updateCompanyStatus: { company: { id: string, adminStatus: AdminStatus, adminNotes: string | null, website: string | null, email: string | null, phone: string | null, jobCount: number, createdAt: string, approvedAt: string | null, size: string | null, company: { name: string, slug: string, description: string, city: string | null, state: string | null, industry: string, logo: string | null }, owner: { id: string, firstName: string, lastName: string, email: string } | null } } };

export type RestVerifyCompanyMutationVariables = Exact<{
  id: string;
}>;


export type RestVerifyCompanyMutation = { verifyCompany: { company: { id: string, adminStatus: AdminStatus, adminNotes: string | null, website: string | null, email: string | null, phone: string | null, jobCount: number, createdAt: string, approvedAt: string | null, size: string | null, company: { name: string, slug: string, description: string, city: string | null, state: string | null, industry: string, logo: string | null }, owner: { id: string, firstName: string, lastName: string, email: string } | null } } };

export type RestAdminStatsQueryVariables = Exact<{ [key: string]: never; }>;


export type RestAdminStatsQuery = { admin: { stats: { totalUsers: number, totalJobs: number, totalCompanies: number, totalApplications: number, activeJobs: number, pendingApplications: number, newUsersToday: number, newJobsToday: number, pendingCompanies: number, suspendedUsers: number, approvedJobs: number, rejectedJobs: number, countedAt: string, changes: { totalUsers: number | null, totalJobs: number | null, totalCompanies: number | null, totalApplications: number | null, activeJobs: number | null, pendingApplications: number | null, newUsersToday: number | null, newJobsToday: number | null, pendingCompanies: number | null, suspendedUsers: number | null, approvedJobs: number | null, rejectedJobs: number | null } } } | null };

export type RestFigureFragment = { key: string, value: number | null, change: number | null, unit: AnalyticsUnit, definition: string, address: string, changeAddress: string | null };

export type RestFiguresTakenFragment = { from: string, countedAt: string, timeZone: string };

export type RestAdminUserAnalyticsQueryVariables = Exact<{
  period: AnalyticsPeriod;
}>;


export type RestAdminUserAnalyticsQuery = { admin: { analytics: { figures: { from: string, countedAt: string, timeZone: string, users: { totalUsers: number, growthRate: number | null, newUsersToday: number, activeUsers: number, jobSeekers: number, employers: number, avgSessionDuration: number | null, figures: Array<{ key: string, value: number | null, change: number | null, unit: AnalyticsUnit, definition: string, address: string, changeAddress: string | null }> } | null } } } | null };

export type RestAdminJobAnalyticsQueryVariables = Exact<{
  period: AnalyticsPeriod;
}>;


export type RestAdminJobAnalyticsQuery = { admin: { analytics: { figures: { from: string, countedAt: string, timeZone: string, jobs: { totalJobs: number, growthRate: number | null, totalCompanies: number, companyGrowthRate: number | null, newJobsToday: number, activeJobs: number, featuredJobs: number, pendingJobs: number, avgApplicationsPerJob: number | null, avgTimeToFill: number | null, figures: Array<{ key: string, value: number | null, change: number | null, unit: AnalyticsUnit, definition: string, address: string, changeAddress: string | null }> } | null } } } | null };

export type RestAdminApplicationAnalyticsQueryVariables = Exact<{
  period: AnalyticsPeriod;
}>;


export type RestAdminApplicationAnalyticsQuery = { admin: { analytics: { figures: { from: string, countedAt: string, timeZone: string, applications: { totalApplications: number, growthRate: number | null, newApplicationsToday: number, pendingApplications: number, approvedApplications: number, rejectedApplications: number, conversionRate: number | null, figures: Array<{ key: string, value: number | null, change: number | null, unit: AnalyticsUnit, definition: string, address: string, changeAddress: string | null }> } | null } } } | null };

export type RestAdminJobFragment = { id: string, adminStatus: AdminStatus, adminNotes: string | null, companyStatus: AdminStatus, reports: number, riskSigns: Array<RiskSign>, createdAt: string, type: string, job: { title: string, description: string, location: string, industry: string, salary: string, status: JobStatus, postedAt: string, applicationDeadline: string | null, company: { id: string, name: string } } };

export type RestAdminJobsQueryVariables = Exact<{
  search?: string | null | undefined;
  status?: AdminStatus | null | undefined;
  industry?: string | null | undefined;
  first: number;
  page: number;
}>;


export type RestAdminJobsQuery = { admin: { jobs: { totalCount: number, page: number, limit: number, totalPages: number, data: Array<{ id: string, adminStatus: AdminStatus, adminNotes: string | null, companyStatus: AdminStatus, reports: number, riskSigns: Array<RiskSign>, createdAt: string, type: string, job: { title: string, description: string, location: string, industry: string, salary: string, status: JobStatus, postedAt: string, applicationDeadline: string | null, company: { id: string, name: string } } }> } } | null };

export type RestAdminJobByIdQueryVariables = Exact<{
  id: string;
}>;


export type RestAdminJobByIdQuery = { admin: { job: { id: string, adminStatus: AdminStatus, adminNotes: string | null, companyStatus: AdminStatus, reports: number, riskSigns: Array<RiskSign>, createdAt: string, type: string, job: { title: string, description: string, location: string, industry: string, salary: string, status: JobStatus, postedAt: string, applicationDeadline: string | null, company: { id: string, name: string } } } | null } | null };

export type RestUpdateJobStatusMutationVariables = Exact<{
  input: UpdateJobStatusInput;
}>;


export type RestUpdateJobStatusMutation = { updateJobStatus: { job: { id: string, adminStatus: AdminStatus, adminNotes: string | null, companyStatus: AdminStatus, reports: number, riskSigns: Array<RiskSign>, createdAt: string, type: string, job: { title: string, description: string, location: string, industry: string, salary: string, status: JobStatus, postedAt: string, applicationDeadline: string | null, company: { id: string, name: string } } } } };

export type RestChangeJobsStatusMutationVariables = Exact<{
  input: ChangeJobsStatusInput;
}>;


export type RestChangeJobsStatusMutation = { changeJobsStatus: { jobs: Array<{ id: string, adminStatus: AdminStatus, adminNotes: string | null, companyStatus: AdminStatus, reports: number, riskSigns: Array<RiskSign>, createdAt: string, type: string, job: { title: string, description: string, location: string, industry: string, salary: string, status: JobStatus, postedAt: string, applicationDeadline: string | null, company: { id: string, name: string } } }>, refused: Array<{ id: string, message: string, rule: string | null }> } };

export type RestSystemSettingsFragment = { siteName: string, siteDescription: string, defaultLanguage: Locale, timeZone: string, enable2FA: boolean, sessionTimeout: number, maxLoginAttempts: number, passwordMinLength: number, smtpHost: string, smtpPort: number, smtpUsername: string, smtpPasswordSet: boolean, fromEmail: string, enableEmailNotifications: boolean, enablePushNotifications: boolean, notifyNewJobs: boolean, notifyApplicationStatus: boolean, allowRegistration: boolean, requireEmailVerification: boolean, autoApproveCompanies: boolean, autoApproveJobs: boolean, backupFrequency: BackupFrequency, retentionPeriod: number, enableQueryLogging: boolean, apiRateLimit: number, fileUploadLimit: number, cacheTTL: number, debugMode: boolean, supportEmail: string, supportPhone: string, postalAddress: string };

export type RestSystemSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type RestSystemSettingsQuery = { admin: { settings: { siteName: string, siteDescription: string, defaultLanguage: Locale, timeZone: string, enable2FA: boolean, sessionTimeout: number, maxLoginAttempts: number, passwordMinLength: number, smtpHost: string, smtpPort: number, smtpUsername: string, smtpPasswordSet: boolean, fromEmail: string, enableEmailNotifications: boolean, enablePushNotifications: boolean, notifyNewJobs: boolean, notifyApplicationStatus: boolean, allowRegistration: boolean, requireEmailVerification: boolean, autoApproveCompanies: boolean, autoApproveJobs: boolean, backupFrequency: BackupFrequency, retentionPeriod: number, enableQueryLogging: boolean, apiRateLimit: number, fileUploadLimit: number, cacheTTL: number, debugMode: boolean, supportEmail: string, supportPhone: string, postalAddress: string } } | null };

export type RestUpdateSystemSettingsMutationVariables = Exact<{
  input: SystemSettingsInput;
}>;


export type RestUpdateSystemSettingsMutation = { updateSystemSettings: { settings: { siteName: string, siteDescription: string, defaultLanguage: Locale, timeZone: string, enable2FA: boolean, sessionTimeout: number, maxLoginAttempts: number, passwordMinLength: number, smtpHost: string, smtpPort: number, smtpUsername: string, smtpPasswordSet: boolean, fromEmail: string, enableEmailNotifications: boolean, enablePushNotifications: boolean, notifyNewJobs: boolean, notifyApplicationStatus: boolean, allowRegistration: boolean, requireEmailVerification: boolean, autoApproveCompanies: boolean, autoApproveJobs: boolean, backupFrequency: BackupFrequency, retentionPeriod: number, enableQueryLogging: boolean, apiRateLimit: number, fileUploadLimit: number, cacheTTL: number, debugMode: boolean, supportEmail: string, supportPhone: string, postalAddress: string } } };

export type RestAdminUserFragment = { id: string, firstName: string, lastName: string, email: string, phone: string | null, role: Role, status: UserStatus, isVerified: boolean, suspendedUntil: string | null, suspendedReason: string | null, lastLoginAt: string | null, createdAt: string, company: { id: string, name: string } | null };

export type RestAdminUsersQueryVariables = Exact<{
  search?: string | null | undefined;
  role?: Role | null | undefined;
  status?: UserStatus | null | undefined;
  first: number;
  page: number;
}>;


export type RestAdminUsersQuery = { admin: { users: { totalCount: number, page: number, limit: number, totalPages: number, data: Array<{ id: string, firstName: string, lastName: string, email: string, phone: string | null, role: Role, status: UserStatus, isVerified: boolean, suspendedUntil: string | null, suspendedReason: string | null, lastLoginAt: string | null, createdAt: string, company: { id: string, name: string } | null }> } } | null };

export type RestAdminUserByIdQueryVariables = Exact<{
  id: string;
}>;


export type RestAdminUserByIdQuery = { admin: { user: { id: string, firstName: string, lastName: string, email: string, phone: string | null, role: Role, status: UserStatus, isVerified: boolean, suspendedUntil: string | null, suspendedReason: string | null, lastLoginAt: string | null, createdAt: string, company: { id: string, name: string } | null } | null } | null };

export type RestUpdateUserMutationVariables = Exact<{
  input: UpdateUserInput;
}>;


export type RestUpdateUserMutation = { updateUser: { user: { id: string, firstName: string, lastName: string, email: string, phone: string | null, role: Role, status: UserStatus, isVerified: boolean, suspendedUntil: string | null, suspendedReason: string | null, lastLoginAt: string | null, createdAt: string, company: { id: string, name: string } | null } } };

export type RestDeleteUserMutationVariables = Exact<{
  id: string;
}>;


export type RestDeleteUserMutation = { deleteUser: { deletedUserId: string } };

export type RestVerifyUserMutationVariables = Exact<{
  id: string;
}>;


export type RestVerifyUserMutation = { verifyUser: { user: { id: string, firstName: string, lastName: string, email: string, phone: string | null, role: Role, status: UserStatus, isVerified: boolean, suspendedUntil: string | null, suspendedReason: string | null, lastLoginAt: string | null, createdAt: string, company: { id: string, name: string } | null } } };

export type RestSuspendUserMutationVariables = Exact<{
  input: SuspendUserInput;
}>;


export type RestSuspendUserMutation = { suspendUser: { user: { id: string, firstName: string, lastName: string, email: string, phone: string | null, role: Role, status: UserStatus, isVerified: boolean, suspendedUntil: string | null, suspendedReason: string | null, lastLoginAt: string | null, createdAt: string, company: { id: string, name: string } | null } } };

export type RestAlertFragment = { id: string, name: string, keywords: string, location: string | null, jobType: AlertJobType | null, salaryRange: SalaryRange | null, frequency: AlertFrequency, isActive: boolean, lastSent: string, matches: number, createdAt: string };

export type RestAlertsQueryVariables = Exact<{ [key: string]: never; }>;


export type RestAlertsQuery = { viewer: { alerts: Array<{ id: string, name: string, keywords: string, location: string | null, jobType: AlertJobType | null, salaryRange: SalaryRange | null, frequency: AlertFrequency, isActive: boolean, lastSent: string, matches: number, createdAt: string }> } | null };

export type RestCreateAlertMutationVariables = Exact<{
  input: CreateAlertInput;
}>;


export type RestCreateAlertMutation = { createAlert: { alert: { id: string, name: string, keywords: string, location: string | null, jobType: AlertJobType | null, salaryRange: SalaryRange | null, frequency: AlertFrequency, isActive: boolean, lastSent: string, matches: number, createdAt: string } } };

export type RestUpdateAlertMutationVariables = Exact<{
  input: UpdateAlertInput;
}>;


export type RestUpdateAlertMutation = { updateAlert: { alert: { id: string, name: string, keywords: string, location: string | null, jobType: AlertJobType | null, salaryRange: SalaryRange | null, frequency: AlertFrequency, isActive: boolean, lastSent: string, matches: number, createdAt: string } } };

export type RestDeleteAlertMutationVariables = Exact<{
  id: string;
}>;


export type RestDeleteAlertMutation = { deleteAlert: { alert: { id: string } } };

export type RestApplicationFragment = { id: string, status: ApplicationStatus, appliedAt: string, statusChangedAt: string, name: string, email: string, phone: string | null, coverLetter: string, expectedSalary: string | null, resume: string | null, applicant: { firstName: string, lastName: string, email: string }, resumeFile: { fileId: string, fileName: string, fileUrl: string } | null, job: { id: string, title: string, location: string, company: { id: string, name: string } } };

export type RestApplicationsQueryVariables = Exact<{
  jobId?: string | null | undefined;
  statuses?: Array<ApplicationStatus> | ApplicationStatus | null | undefined;
  search?: string | null | undefined;
  appliedFrom?: string | null | undefined;
  appliedTo?: string | null | undefined;
  sort: ApplicationSort;
  first: number;
  page: number;
}>;


export type RestApplicationsQuery = { viewer: { applications: { total: number, applications: Array<{ id: string, status: ApplicationStatus, appliedAt: string, statusChangedAt: string, name: string, email: string, phone: string | null, coverLetter: string, expectedSalary: string | null, resume: string | null, applicant: { firstName: string, lastName: string, email: string }, resumeFile: { fileId: string, fileName: string, fileUrl: string } | null, job: { id: string, title: string, location: string, company: { id: string, name: string } } }> } } | null };

export type RestApplyToJobMutationVariables = Exact<{
  input: ApplyToJobInput;
}>;


export type RestApplyToJobMutation = { applyToJob: { application: { id: string, status: ApplicationStatus, appliedAt: string, statusChangedAt: string, name: string, email: string, phone: string | null, coverLetter: string, expectedSalary: string | null, resume: string | null, applicant: { firstName: string, lastName: string, email: string }, resumeFile: { fileId: string, fileName: string, fileUrl: string } | null, job: { id: string, title: string, location: string, company: { id: string, name: string } } } } };

export type RestUpdateApplicationStatusMutationVariables = Exact<{
  input: UpdateApplicationStatusInput;
}>;


export type RestUpdateApplicationStatusMutation = { updateApplicationStatus: { application: { id: string, status: ApplicationStatus, appliedAt: string, statusChangedAt: string, name: string, email: string, phone: string | null, coverLetter: string, expectedSalary: string | null, resume: string | null, applicant: { firstName: string, lastName: string, email: string }, resumeFile: { fileId: string, fileName: string, fileUrl: string } | null, job: { id: string, title: string, location: string, company: { id: string, name: string } } } } };

export type RestRegisterMutationVariables = Exact<{
  input: RegisterInput;
}>;


export type RestRegisterMutation = { register: { accessToken: string, expiresAt: string, user: { id: string, email: string, firstName: string, lastName: string, role: Role, onboardingComplete: boolean, emailVerified: boolean, createdAt: string, company: { id: string, name: string } | null, profile: { phone: string | null, headline: string | null, summary: string | null, experience: string | null, experienceType: ExperienceType | null, education: Qualification | null, specialization: string | null, university: string | null, yearOfPassing: number | null, skills: Array<string>, technicalSkills: Array<string>, functionalSkills: Array<string>, certifications: Array<string>, location: string | null, preferredLocations: Array<string>, dateOfBirth: string | null, gender: Gender | null, currentCompany: string | null, currentJobTitle: string | null, currentCTC: number | null, salaryExpectation: number | null, hasBike: boolean | null, hasDrivingLicense: boolean | null, isOpenToWork: boolean, resume: string | null } | null } } };

export type RestLoginMutationVariables = Exact<{
  input: LoginInput;
}>;


export type RestLoginMutation = { login: { accessToken: string, expiresAt: string, user: { id: string, email: string, firstName: string, lastName: string, role: Role, onboardingComplete: boolean, emailVerified: boolean, createdAt: string, company: { id: string, name: string } | null, profile: { phone: string | null, headline: string | null, summary: string | null, experience: string | null, experienceType: ExperienceType | null, education: Qualification | null, specialization: string | null, university: string | null, yearOfPassing: number | null, skills: Array<string>, technicalSkills: Array<string>, functionalSkills: Array<string>, certifications: Array<string>, location: string | null, preferredLocations: Array<string>, dateOfBirth: string | null, gender: Gender | null, currentCompany: string | null, currentJobTitle: string | null, currentCTC: number | null, salaryExpectation: number | null, hasBike: boolean | null, hasDrivingLicense: boolean | null, isOpenToWork: boolean, resume: string | null } | null } } };

export type RestRefreshMutationVariables = Exact<{ [key: string]: never; }>;


export type RestRefreshMutation = { refreshSession: { accessToken: string, expiresAt: string, user: { id: string, email: string, firstName: string, lastName: string, role: Role, onboardingComplete: boolean, emailVerified: boolean, createdAt: string, company: { id: string, name: string } | null, profile: { phone: string | null, headline: string | null, summary: string | null, experience: string | null, experienceType: ExperienceType | null, education: Qualification | null, specialization: string | null, university: string | null, yearOfPassing: number | null, skills: Array<string>, technicalSkills: Array<string>, functionalSkills: Array<string>, certifications: Array<string>, location: string | null, preferredLocations: Array<string>, dateOfBirth: string | null, gender: Gender | null, currentCompany: string | null, currentJobTitle: string | null, currentCTC: number | null, salaryExpectation: number | null, hasBike: boolean | null, hasDrivingLicense: boolean | null, isOpenToWork: boolean, resume: string | null } | null } } };

export type RestLogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type RestLogoutMutation = { logout: { message: string } };

export type RestChangePasswordMutationVariables = Exact<{
  input: ChangePasswordInput;
}>;


export type RestChangePasswordMutation = { changePassword: { message: string, accessToken: string, expiresAt: string, user: { id: string, email: string, firstName: string, lastName: string, role: Role, onboardingComplete: boolean, emailVerified: boolean, createdAt: string, company: { id: string, name: string } | null, profile: { phone: string | null, headline: string | null, summary: string | null, experience: string | null, experienceType: ExperienceType | null, education: Qualification | null, specialization: string | null, university: string | null, yearOfPassing: number | null, skills: Array<string>, technicalSkills: Array<string>, functionalSkills: Array<string>, certifications: Array<string>, location: string | null, preferredLocations: Array<string>, dateOfBirth: string | null, gender: Gender | null, currentCompany: string | null, currentJobTitle: string | null, currentCTC: number | null, salaryExpectation: number | null, hasBike: boolean | null, hasDrivingLicense: boolean | null, isOpenToWork: boolean, resume: string | null } | null } } };

export type RestRequestPasswordResetMutationVariables = Exact<{
  input: RequestPasswordResetInput;
}>;


export type RestRequestPasswordResetMutation = { requestPasswordReset: { message: string } };

export type RestResetPasswordMutationVariables = Exact<{
  input: ResetPasswordInput;
}>;


export type RestResetPasswordMutation = { resetPassword: { message: string } };

export type RestVerifyEmailMutationVariables = Exact<{
  input: VerifyEmailInput;
}>;


export type RestVerifyEmailMutation = { verifyEmail: { message: string } };

export type RestResendVerificationMutationVariables = Exact<{ [key: string]: never; }>;


export type RestResendVerificationMutation = { resendVerification: { message: string } };

export type RestCompanyProfileFragment = { id: string, phone: string | null, email: string | null, address: string | null, employeeCount: number, adminStatus: AdminStatus, adminNotes: string | null, approvedAt: string | null, createdAt: string, updatedAt: string, company: { slug: string, name: string, description: string, website: string | null, city: string | null, state: string | null, country: string, foundedYear: number | null, industry: string, size: string | null, logo: string | null } };

export type RestCompanyProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type RestCompanyProfileQuery = { viewer: { companyProfile: { id: string, phone: string | null, email: string | null, address: string | null, employeeCount: number, adminStatus: AdminStatus, adminNotes: string | null, approvedAt: string | null, createdAt: string, updatedAt: string, company: { slug: string, name: string, description: string, website: string | null, city: string | null, state: string | null, country: string, foundedYear: number | null, industry: string, size: string | null, logo: string | null } } | null } | null };

export type RestCreateCompanyMutationVariables = Exact<{
  input: CompanyInput;
}>;


export type RestCreateCompanyMutation = { createCompany: { companyProfile: { id: string, phone: string | null, email: string | null, address: string | null, employeeCount: number, adminStatus: AdminStatus, adminNotes: string | null, approvedAt: string | null, createdAt: string, updatedAt: string, company: { slug: string, name: string, description: string, website: string | null, city: string | null, state: string | null, country: string, foundedYear: number | null, industry: string, size: string | null, logo: string | null } } } };

export type RestUpdateCompanyMutationVariables = Exact<{
  input: UpdateCompanyInput;
}>;


export type RestUpdateCompanyMutation = { updateCompany: { companyProfile: { id: string, phone: string | null, email: string | null, address: string | null, employeeCount: number, adminStatus: AdminStatus, adminNotes: string | null, approvedAt: string | null, createdAt: string, updatedAt: string, company: { slug: string, name: string, description: string, website: string | null, city: string | null, state: string | null, country: string, foundedYear: number | null, industry: string, size: string | null, logo: string | null } } } };

export type RestSendMessageMutationVariables = Exact<{
  input: SendMessageInput;
}>;


export type RestSendMessageMutation = { sendMessage: { message: string, reference: string, confirmationSent: boolean } };

export type RestEmployerSettingsFragment = { firstName: string, lastName: string, phone: string | null, companyName: string | null, notifications: { emailNotifications: boolean, applicationAlerts: boolean, jobExpiryAlerts: boolean, weeklyReports: boolean, marketingEmails: boolean }, privacy: { profileVisibility: ProfileVisibility, showContactInfo: boolean, allowDirectContact: boolean } };

export type RestEmployerSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type RestEmployerSettingsQuery = { viewer: { employerSettings: { firstName: string, lastName: string, phone: string | null, companyName: string | null, notifications: { emailNotifications: boolean, applicationAlerts: boolean, jobExpiryAlerts: boolean, weeklyReports: boolean, marketingEmails: boolean }, privacy: { profileVisibility: ProfileVisibility, showContactInfo: boolean, allowDirectContact: boolean } } | null } | null };

export type RestUpdateEmployerProfileMutationVariables = Exact<{
  input: UpdateEmployerProfileInput;
}>;


export type RestUpdateEmployerProfileMutation = { updateEmployerProfile: { settings: { firstName: string, lastName: string, phone: string | null, companyName: string | null, notifications: { emailNotifications: boolean, applicationAlerts: boolean, jobExpiryAlerts: boolean, weeklyReports: boolean, marketingEmails: boolean }, privacy: { profileVisibility: ProfileVisibility, showContactInfo: boolean, allowDirectContact: boolean } } } };

export type RestUpdateEmployerNotificationsMutationVariables = Exact<{
  input: UpdateEmployerNotificationsInput;
}>;


export type RestUpdateEmployerNotificationsMutation = { updateEmployerNotifications: { settings: { firstName: string, lastName: string, phone: string | null, companyName: string | null, notifications: { emailNotifications: boolean, applicationAlerts: boolean, jobExpiryAlerts: boolean, weeklyReports: boolean, marketingEmails: boolean }, privacy: { profileVisibility: ProfileVisibility, showContactInfo: boolean, allowDirectContact: boolean } } } };

export type RestUpdateEmployerPrivacyMutationVariables = Exact<{
  input: UpdateEmployerPrivacyInput;
}>;


export type RestUpdateEmployerPrivacyMutation = { updateEmployerPrivacy: { settings: { firstName: string, lastName: string, phone: string | null, companyName: string | null, notifications: { emailNotifications: boolean, applicationAlerts: boolean, jobExpiryAlerts: boolean, weeklyReports: boolean, marketingEmails: boolean }, privacy: { profileVisibility: ProfileVisibility, showContactInfo: boolean, allowDirectContact: boolean } } } };

export type RestJobFragment = { id: string, title: string, description: string, descriptionHtml: string, location: string, district: string | null, state: string | null, type: JobType, experienceLevel: ExperienceLevel | null, educationLevel: Qualification | null, salary: string, salaryMin: number | null, salaryMax: number | null, industry: string, skills: Array<string>, isFeatured: boolean, isHot: boolean, isRemote: boolean, postedAt: string, applicationDeadline: string | null, status: JobStatus, adminStatus: AdminStatus, views: number, applicationsCount: number, experience: number | null, category: string | null, featured: boolean, hot: boolean, postedDate: string, createdAt: string, expiry: string | null, responsibilities: string, requirements: string, benefits: string, company: { id: string, slug: string, name: string, industry: string, website: string | null, description: string, logoUrl: string | null, size: string | null, founded: number | null } };

export type RestJobByIdQueryVariables = Exact<{
  id: string;
}>;


export type RestJobByIdQuery = { job: { id: string, title: string, description: string, descriptionHtml: string, location: string, district: string | null, state: string | null, type: JobType, experienceLevel: ExperienceLevel | null, educationLevel: Qualification | null, salary: string, salaryMin: number | null, salaryMax: number | null, industry: string, skills: Array<string>, isFeatured: boolean, isHot: boolean, isRemote: boolean, postedAt: string, applicationDeadline: string | null, status: JobStatus, adminStatus: AdminStatus, views: number, applicationsCount: number, experience: number | null, category: string | null, featured: boolean, hot: boolean, postedDate: string, createdAt: string, expiry: string | null, responsibilities: string, requirements: string, benefits: string, company: { id: string, slug: string, name: string, industry: string, website: string | null, description: string, logoUrl: string | null, size: string | null, founded: number | null } } | null };

export type RestSimilarJobsQueryVariables = Exact<{
  id: string;
}>;


export type RestSimilarJobsQuery = { job: { similar: Array<{ id: string, title: string, description: string, descriptionHtml: string, location: string, district: string | null, state: string | null, type: JobType, experienceLevel: ExperienceLevel | null, educationLevel: Qualification | null, salary: string, salaryMin: number | null, salaryMax: number | null, industry: string, skills: Array<string>, isFeatured: boolean, isHot: boolean, isRemote: boolean, postedAt: string, applicationDeadline: string | null, status: JobStatus, adminStatus: AdminStatus, views: number, applicationsCount: number, experience: number | null, category: string | null, featured: boolean, hot: boolean, postedDate: string, createdAt: string, expiry: string | null, responsibilities: string, requirements: string, benefits: string, company: { id: string, slug: string, name: string, industry: string, website: string | null, description: string, logoUrl: string | null, size: string | null, founded: number | null } }> } | null };

export type RestJobStatsQueryVariables = Exact<{
  id: string;
}>;


export type RestJobStatsQuery = { job: { views: number, applicants: number, applications: number, posted: string, expires: string | null, jobStats: { applicants: number, views: number, posted: string, expires: string | null, shortlisted: number, interviewed: number | null, hired: number, applications: number } } | null };

export type RestJobsQueryVariables = Exact<{
  filter: JobFilter;
  sort: JobSort;
  first: number;
  page: number;
}>;


export type RestJobsQuery = { jobs: { totalPages: number, page: number, total: number, totalIsExact: boolean, jobs: Array<{ id: string, title: string, description: string, descriptionHtml: string, location: string, district: string | null, state: string | null, type: JobType, experienceLevel: ExperienceLevel | null, educationLevel: Qualification | null, salary: string, salaryMin: number | null, salaryMax: number | null, industry: string, skills: Array<string>, isFeatured: boolean, isHot: boolean, isRemote: boolean, postedAt: string, applicationDeadline: string | null, status: JobStatus, adminStatus: AdminStatus, views: number, applicationsCount: number, experience: number | null, category: string | null, featured: boolean, hot: boolean, postedDate: string, createdAt: string, expiry: string | null, responsibilities: string, requirements: string, benefits: string, company: { id: string, slug: string, name: string, industry: string, website: string | null, description: string, logoUrl: string | null, size: string | null, founded: number | null } }> } };

export type RestFeaturedJobsQueryVariables = Exact<{
  first: number;
  page: number;
}>;


export type RestFeaturedJobsQuery = { jobs: { totalPages: number, page: number, total: number, jobs: Array<{ id: string, title: string, description: string, descriptionHtml: string, location: string, district: string | null, state: string | null, type: JobType, experienceLevel: ExperienceLevel | null, educationLevel: Qualification | null, salary: string, salaryMin: number | null, salaryMax: number | null, industry: string, skills: Array<string>, isFeatured: boolean, isHot: boolean, isRemote: boolean, postedAt: string, applicationDeadline: string | null, status: JobStatus, adminStatus: AdminStatus, views: number, applicationsCount: number, experience: number | null, category: string | null, featured: boolean, hot: boolean, postedDate: string, createdAt: string, expiry: string | null, responsibilities: string, requirements: string, benefits: string, company: { id: string, slug: string, name: string, industry: string, website: string | null, description: string, logoUrl: string | null, size: string | null, founded: number | null } }> } };

export type RestHotJobsQueryVariables = Exact<{
  first: number;
  page: number;
}>;


export type RestHotJobsQuery = { jobs: { totalPages: number, page: number, total: number, jobs: Array<{ id: string, title: string, description: string, descriptionHtml: string, location: string, district: string | null, state: string | null, type: JobType, experienceLevel: ExperienceLevel | null, educationLevel: Qualification | null, salary: string, salaryMin: number | null, salaryMax: number | null, industry: string, skills: Array<string>, isFeatured: boolean, isHot: boolean, isRemote: boolean, postedAt: string, applicationDeadline: string | null, status: JobStatus, adminStatus: AdminStatus, views: number, applicationsCount: number, experience: number | null, category: string | null, featured: boolean, hot: boolean, postedDate: string, createdAt: string, expiry: string | null, responsibilities: string, requirements: string, benefits: string, company: { id: string, slug: string, name: string, industry: string, website: string | null, description: string, logoUrl: string | null, size: string | null, founded: number | null } }> } };

export type RestNotificationsQueryVariables = Exact<{
  first: number;
  page: number;
}>;


export type RestNotificationsQuery = { viewer: { notifications: { total: number, notifications: Array<{ id: string, kind: NotificationKind, title: string, body: string, link: string | null, read: boolean, readAt: string | null, createdAt: string }> } } | null };

export type RestMarkNotificationReadMutationVariables = Exact<{
  id: string;
}>;


export type RestMarkNotificationReadMutation = { markNotificationRead: { notification: { id: string, kind: NotificationKind, title: string, body: string, link: string | null, read: boolean, readAt: string | null, createdAt: string } } };

export type RestNotificationFragment = { id: string, kind: NotificationKind, title: string, body: string, link: string | null, read: boolean, readAt: string | null, createdAt: string };

export type RestPartnerJobFragment = { externalId: string | null, standing: JobStanding, adminNotes: string | null, renewableFrom: string | null, id: string, title: string, description: string, descriptionHtml: string, location: string, district: string | null, state: string | null, type: JobType, experienceLevel: ExperienceLevel | null, educationLevel: Qualification | null, salary: string, salaryMin: number | null, salaryMax: number | null, industry: string, skills: Array<string>, isFeatured: boolean, isHot: boolean, isRemote: boolean, postedAt: string, applicationDeadline: string | null, status: JobStatus, adminStatus: AdminStatus, views: number, applicationsCount: number, experience: number | null, category: string | null, featured: boolean, hot: boolean, postedDate: string, createdAt: string, expiry: string | null, responsibilities: string, requirements: string, benefits: string, company: { id: string, slug: string, name: string, industry: string, website: string | null, description: string, logoUrl: string | null, size: string | null, founded: number | null } };

export type RestPutPartnerJobMutationVariables = Exact<{
  input: PartnerJobInput;
}>;


export type RestPutPartnerJobMutation = { putJob: { outcome: PutOutcome, job: { externalId: string | null, standing: JobStanding, adminNotes: string | null, renewableFrom: string | null, id: string, title: string, description: string, descriptionHtml: string, location: string, district: string | null, state: string | null, type: JobType, experienceLevel: ExperienceLevel | null, educationLevel: Qualification | null, salary: string, salaryMin: number | null, salaryMax: number | null, industry: string, skills: Array<string>, isFeatured: boolean, isHot: boolean, isRemote: boolean, postedAt: string, applicationDeadline: string | null, status: JobStatus, adminStatus: AdminStatus, views: number, applicationsCount: number, experience: number | null, category: string | null, featured: boolean, hot: boolean, postedDate: string, createdAt: string, expiry: string | null, responsibilities: string, requirements: string, benefits: string, company: { id: string, slug: string, name: string, industry: string, website: string | null, description: string, logoUrl: string | null, size: string | null, founded: number | null } } } };

export type RestPutPartnerJobsMutationVariables = Exact<{
  input: PutJobsInput;
}>;


export type RestPutPartnerJobsMutation = { putJobs: { results: Array<{ externalId: string, outcome: PutOutcome, job: { externalId: string | null, standing: JobStanding, adminNotes: string | null, renewableFrom: string | null, id: string, title: string, description: string, descriptionHtml: string, location: string, district: string | null, state: string | null, type: JobType, experienceLevel: ExperienceLevel | null, educationLevel: Qualification | null, salary: string, salaryMin: number | null, salaryMax: number | null, industry: string, skills: Array<string>, isFeatured: boolean, isHot: boolean, isRemote: boolean, postedAt: string, applicationDeadline: string | null, status: JobStatus, adminStatus: AdminStatus, views: number, applicationsCount: number, experience: number | null, category: string | null, featured: boolean, hot: boolean, postedDate: string, createdAt: string, expiry: string | null, responsibilities: string, requirements: string, benefits: string, company: { id: string, slug: string, name: string, industry: string, website: string | null, description: string, logoUrl: string | null, size: string | null, founded: number | null } } | null, errors: Array<{ field: string, message: string }> }> } };

export type RestPartnerJobByExternalIdQueryVariables = Exact<{
  externalId: string;
}>;


export type RestPartnerJobByExternalIdQuery = { viewer: { jobByExternalId: { externalId: string | null, standing: JobStanding, adminNotes: string | null, renewableFrom: string | null, id: string, title: string, description: string, descriptionHtml: string, location: string, district: string | null, state: string | null, type: JobType, experienceLevel: ExperienceLevel | null, educationLevel: Qualification | null, salary: string, salaryMin: number | null, salaryMax: number | null, industry: string, skills: Array<string>, isFeatured: boolean, isHot: boolean, isRemote: boolean, postedAt: string, applicationDeadline: string | null, status: JobStatus, adminStatus: AdminStatus, views: number, applicationsCount: number, experience: number | null, category: string | null, featured: boolean, hot: boolean, postedDate: string, createdAt: string, expiry: string | null, responsibilities: string, requirements: string, benefits: string, company: { id: string, slug: string, name: string, industry: string, website: string | null, description: string, logoUrl: string | null, size: string | null, founded: number | null } } | null } | null };

export type RestDeletePartnerJobMutationVariables = Exact<{
  externalId: string;
}>;


export type RestDeletePartnerJobMutation = { deletePartnerJob: { deletedJobId: string } };

export type RestMyJobsQueryVariables = Exact<{
  search?: string | null | undefined;
  show: OwnJobsShown;
  sort: OwnJobsSort;
  first: number;
  page: number;
}>;


export type RestMyJobsQuery = { viewer: { jobs: { total: number, jobs: Array<{ standing: JobStanding, adminNotes: string | null, renewableFrom: string | null, id: string, title: string, description: string, descriptionHtml: string, location: string, district: string | null, state: string | null, type: JobType, experienceLevel: ExperienceLevel | null, educationLevel: Qualification | null, salary: string, salaryMin: number | null, salaryMax: number | null, industry: string, skills: Array<string>, isFeatured: boolean, isHot: boolean, isRemote: boolean, postedAt: string, applicationDeadline: string | null, status: JobStatus, adminStatus: AdminStatus, views: number, applicationsCount: number, experience: number | null, category: string | null, featured: boolean, hot: boolean, postedDate: string, createdAt: string, expiry: string | null, responsibilities: string, requirements: string, benefits: string, company: { id: string, slug: string, name: string, industry: string, website: string | null, description: string, logoUrl: string | null, size: string | null, founded: number | null } }>, figures: { total: number, featured: number, hot: number, applications: number, views: number } } } | null };

export type RestCreateJobMutationVariables = Exact<{
  input: CreateJobInput;
}>;


export type RestCreateJobMutation = { createJob: { job: { standing: JobStanding, id: string, title: string, description: string, descriptionHtml: string, location: string, district: string | null, state: string | null, type: JobType, experienceLevel: ExperienceLevel | null, educationLevel: Qualification | null, salary: string, salaryMin: number | null, salaryMax: number | null, industry: string, skills: Array<string>, isFeatured: boolean, isHot: boolean, isRemote: boolean, postedAt: string, applicationDeadline: string | null, status: JobStatus, adminStatus: AdminStatus, views: number, applicationsCount: number, experience: number | null, category: string | null, featured: boolean, hot: boolean, postedDate: string, createdAt: string, expiry: string | null, responsibilities: string, requirements: string, benefits: string, company: { id: string, slug: string, name: string, industry: string, website: string | null, description: string, logoUrl: string | null, size: string | null, founded: number | null } } } };

export type RestUpdateJobMutationVariables = Exact<{
  input: UpdateJobInput;
}>;


export type RestUpdateJobMutation = { updateJob: { job: { standing: JobStanding, id: string, title: string, description: string, descriptionHtml: string, location: string, district: string | null, state: string | null, type: JobType, experienceLevel: ExperienceLevel | null, educationLevel: Qualification | null, salary: string, salaryMin: number | null, salaryMax: number | null, industry: string, skills: Array<string>, isFeatured: boolean, isHot: boolean, isRemote: boolean, postedAt: string, applicationDeadline: string | null, status: JobStatus, adminStatus: AdminStatus, views: number, applicationsCount: number, experience: number | null, category: string | null, featured: boolean, hot: boolean, postedDate: string, createdAt: string, expiry: string | null, responsibilities: string, requirements: string, benefits: string, company: { id: string, slug: string, name: string, industry: string, website: string | null, description: string, logoUrl: string | null, size: string | null, founded: number | null } } } };

export type RestDeleteJobMutationVariables = Exact<{
  id: string;
}>;


export type RestDeleteJobMutation = { deleteJob: { deletedJobId: string } };

export type RestSavedJobsQueryVariables = Exact<{
  first: number;
  page: number;
}>;


export type RestSavedJobsQuery = { viewer: { savedJobs: { total: number, savedJobs: Array<{ savedAt: string, isOpen: boolean, job: { id: string, title: string, location: string, type: JobType, salary: string, salaryMin: number | null, salaryMax: number | null, isRemote: boolean, postedAt: string, applicationDeadline: string | null, company: { id: string, name: string } } }> } } | null };

export type RestSaveJobMutationVariables = Exact<{
  jobId: string;
}>;


export type RestSaveJobMutation = { saveJob: { viewer: { savedJobIds: Array<string> } } };

export type RestUnsaveJobMutationVariables = Exact<{
  jobId: string;
}>;


export type RestUnsaveJobMutation = { unsaveJob: { viewer: { savedJobIds: Array<string> } } };

export type RestUserFragment = { id: string, email: string, firstName: string, lastName: string, role: Role, onboardingComplete: boolean, emailVerified: boolean, createdAt: string, company: { id: string, name: string } | null, profile: { phone: string | null, headline: string | null, summary: string | null, experience: string | null, experienceType: ExperienceType | null, education: Qualification | null, specialization: string | null, university: string | null, yearOfPassing: number | null, skills: Array<string>, technicalSkills: Array<string>, functionalSkills: Array<string>, certifications: Array<string>, location: string | null, preferredLocations: Array<string>, dateOfBirth: string | null, gender: Gender | null, currentCompany: string | null, currentJobTitle: string | null, currentCTC: number | null, salaryExpectation: number | null, hasBike: boolean | null, hasDrivingLicense: boolean | null, isOpenToWork: boolean, resume: string | null } | null };

export type RestProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type RestProfileQuery = { viewer: { user: { id: string, email: string, firstName: string, lastName: string, role: Role, onboardingComplete: boolean, emailVerified: boolean, createdAt: string, company: { id: string, name: string } | null, profile: { phone: string | null, headline: string | null, summary: string | null, experience: string | null, experienceType: ExperienceType | null, education: Qualification | null, specialization: string | null, university: string | null, yearOfPassing: number | null, skills: Array<string>, technicalSkills: Array<string>, functionalSkills: Array<string>, certifications: Array<string>, location: string | null, preferredLocations: Array<string>, dateOfBirth: string | null, gender: Gender | null, currentCompany: string | null, currentJobTitle: string | null, currentCTC: number | null, salaryExpectation: number | null, hasBike: boolean | null, hasDrivingLicense: boolean | null, isOpenToWork: boolean, resume: string | null } | null } } | null };

export type RestUpdateProfileMutationVariables = Exact<{
  input: UpdateProfileInput;
}>;


export type RestUpdateProfileMutation = { updateProfile: { user: { id: string, email: string, firstName: string, lastName: string, role: Role, onboardingComplete: boolean, emailVerified: boolean, createdAt: string, company: { id: string, name: string } | null, profile: { phone: string | null, headline: string | null, summary: string | null, experience: string | null, experienceType: ExperienceType | null, education: Qualification | null, specialization: string | null, university: string | null, yearOfPassing: number | null, skills: Array<string>, technicalSkills: Array<string>, functionalSkills: Array<string>, certifications: Array<string>, location: string | null, preferredLocations: Array<string>, dateOfBirth: string | null, gender: Gender | null, currentCompany: string | null, currentJobTitle: string | null, currentCTC: number | null, salaryExpectation: number | null, hasBike: boolean | null, hasDrivingLicense: boolean | null, isOpenToWork: boolean, resume: string | null } | null } } };

export type RestCompleteOnboardingMutationVariables = Exact<{
  input: CompleteOnboardingInput;
}>;


export type RestCompleteOnboardingMutation = { completeOnboarding: { user: { id: string, email: string, firstName: string, lastName: string, role: Role, onboardingComplete: boolean, emailVerified: boolean, createdAt: string, company: { id: string, name: string } | null, profile: { phone: string | null, headline: string | null, summary: string | null, experience: string | null, experienceType: ExperienceType | null, education: Qualification | null, specialization: string | null, university: string | null, yearOfPassing: number | null, skills: Array<string>, technicalSkills: Array<string>, functionalSkills: Array<string>, certifications: Array<string>, location: string | null, preferredLocations: Array<string>, dateOfBirth: string | null, gender: Gender | null, currentCompany: string | null, currentJobTitle: string | null, currentCTC: number | null, salaryExpectation: number | null, hasBike: boolean | null, hasDrivingLicense: boolean | null, isOpenToWork: boolean, resume: string | null } | null } } };

export type RestOnboardingStatusQueryVariables = Exact<{ [key: string]: never; }>;


export type RestOnboardingStatusQuery = { viewer: { user: { onboardingComplete: boolean } } | null };

export const RestBulkUploadFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestBulkUpload"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkUpload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"valid"}},{"kind":"Field","name":{"kind":"Name","value":"successful"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"errorCount"}},{"kind":"Field","name":{"kind":"Name","value":"columns"}},{"kind":"Field","name":{"kind":"Name","value":"unknownColumns"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"undoneAt"}},{"kind":"Field","name":{"kind":"Name","value":"undoableUntil"}},{"kind":"Field","name":{"kind":"Name","value":"uploadedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<RestBulkUploadFragment, unknown>;
export const RestAdminCompanyFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestAdminCompany"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminCompany"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","alias":{"kind":"Name","value":"industry"},"name":{"kind":"Name","value":"industryName"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","alias":{"kind":"Name","value":"logo"},"name":{"kind":"Name","value":"logoUrl"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"size"},"name":{"kind":"Name","value":"sizeWord"}},{"kind":"Field","name":{"kind":"Name","value":"adminStatus"}},{"kind":"Field","name":{"kind":"Name","value":"adminNotes"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"jobCount"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"approvedAt"}}]}}]} as unknown as DocumentNode<RestAdminCompanyFragment, unknown>;
export const RestFigureFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestFigure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AnalyticsFigure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"change"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"definition"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"changeAddress"}}]}}]} as unknown as DocumentNode<RestFigureFragment, unknown>;
export const RestFiguresTakenFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestFiguresTaken"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AnalyticsFigures"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"countedAt"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}}]} as unknown as DocumentNode<RestFiguresTakenFragment, unknown>;
export const RestAdminJobFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestAdminJob"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminJob"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"salary"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","name":{"kind":"Name","value":"applicationDeadline"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"type"},"name":{"kind":"Name","value":"typeWord"}},{"kind":"Field","name":{"kind":"Name","value":"adminStatus"}},{"kind":"Field","name":{"kind":"Name","value":"adminNotes"}},{"kind":"Field","name":{"kind":"Name","value":"companyStatus"}},{"kind":"Field","name":{"kind":"Name","value":"reports"}},{"kind":"Field","name":{"kind":"Name","value":"riskSigns"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<RestAdminJobFragment, unknown>;
export const RestSystemSettingsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestSystemSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SystemSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siteName"}},{"kind":"Field","name":{"kind":"Name","value":"siteDescription"}},{"kind":"Field","name":{"kind":"Name","value":"defaultLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"enable2FA"}},{"kind":"Field","name":{"kind":"Name","value":"sessionTimeout"}},{"kind":"Field","name":{"kind":"Name","value":"maxLoginAttempts"}},{"kind":"Field","name":{"kind":"Name","value":"passwordMinLength"}},{"kind":"Field","name":{"kind":"Name","value":"smtpHost"}},{"kind":"Field","name":{"kind":"Name","value":"smtpPort"}},{"kind":"Field","name":{"kind":"Name","value":"smtpUsername"}},{"kind":"Field","name":{"kind":"Name","value":"smtpPasswordSet"}},{"kind":"Field","name":{"kind":"Name","value":"fromEmail"}},{"kind":"Field","name":{"kind":"Name","value":"enableEmailNotifications"}},{"kind":"Field","name":{"kind":"Name","value":"enablePushNotifications"}},{"kind":"Field","name":{"kind":"Name","value":"notifyNewJobs"}},{"kind":"Field","name":{"kind":"Name","value":"notifyApplicationStatus"}},{"kind":"Field","name":{"kind":"Name","value":"allowRegistration"}},{"kind":"Field","name":{"kind":"Name","value":"requireEmailVerification"}},{"kind":"Field","name":{"kind":"Name","value":"autoApproveCompanies"}},{"kind":"Field","name":{"kind":"Name","value":"autoApproveJobs"}},{"kind":"Field","name":{"kind":"Name","value":"backupFrequency"}},{"kind":"Field","name":{"kind":"Name","value":"retentionPeriod"}},{"kind":"Field","name":{"kind":"Name","value":"enableQueryLogging"}},{"kind":"Field","name":{"kind":"Name","value":"apiRateLimit"}},{"kind":"Field","name":{"kind":"Name","value":"fileUploadLimit"}},{"kind":"Field","name":{"kind":"Name","value":"cacheTTL"}},{"kind":"Field","name":{"kind":"Name","value":"debugMode"}},{"kind":"Field","name":{"kind":"Name","value":"supportEmail"}},{"kind":"Field","name":{"kind":"Name","value":"supportPhone"}},{"kind":"Field","name":{"kind":"Name","value":"postalAddress"}}]}}]} as unknown as DocumentNode<RestSystemSettingsFragment, unknown>;
export const RestAdminUserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestAdminUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"suspendedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"suspendedReason"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lastLoginAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<RestAdminUserFragment, unknown>;
export const RestAlertFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestAlert"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Alert"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"keywords"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"jobType"}},{"kind":"Field","name":{"kind":"Name","value":"salaryRange"}},{"kind":"Field","name":{"kind":"Name","value":"frequency"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"lastSent"}},{"kind":"Field","name":{"kind":"Name","value":"matches"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<RestAlertFragment, unknown>;
export const RestApplicationFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestApplication"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Application"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"appliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"statusChangedAt"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"coverLetter"}},{"kind":"Field","name":{"kind":"Name","value":"expectedSalary"}},{"kind":"Field","name":{"kind":"Name","value":"applicant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"resume"},"name":{"kind":"Name","value":"resumeName"}},{"kind":"Field","alias":{"kind":"Name","value":"resumeFile"},"name":{"kind":"Name","value":"resume"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"fileId"},"name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"fileName"},"name":{"kind":"Name","value":"name"}},{"kind":"Field","alias":{"kind":"Name","value":"fileUrl"},"name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<RestApplicationFragment, unknown>;
export const RestCompanyProfileFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestCompanyProfile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyProfile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","alias":{"kind":"Name","value":"industry"},"name":{"kind":"Name","value":"industryName"}},{"kind":"Field","alias":{"kind":"Name","value":"size"},"name":{"kind":"Name","value":"sizeBand"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"foundedYear"}},{"kind":"Field","alias":{"kind":"Name","value":"logo"},"name":{"kind":"Name","value":"logoUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"employeeCount"}},{"kind":"Field","name":{"kind":"Name","value":"adminStatus"}},{"kind":"Field","name":{"kind":"Name","value":"adminNotes"}},{"kind":"Field","name":{"kind":"Name","value":"approvedAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<RestCompanyProfileFragment, unknown>;
export const RestEmployerSettingsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestEmployerSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmployerSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"notifications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emailNotifications"}},{"kind":"Field","name":{"kind":"Name","value":"applicationAlerts"}},{"kind":"Field","name":{"kind":"Name","value":"jobExpiryAlerts"}},{"kind":"Field","name":{"kind":"Name","value":"weeklyReports"}},{"kind":"Field","name":{"kind":"Name","value":"marketingEmails"}}]}},{"kind":"Field","name":{"kind":"Name","value":"privacy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"profileVisibility"}},{"kind":"Field","name":{"kind":"Name","value":"showContactInfo"}},{"kind":"Field","name":{"kind":"Name","value":"allowDirectContact"}}]}}]}}]} as unknown as DocumentNode<RestEmployerSettingsFragment, unknown>;
export const RestNotificationFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestNotification"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"read"}},{"kind":"Field","name":{"kind":"Name","value":"readAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<RestNotificationFragment, unknown>;
export const RestJobFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestJob"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","alias":{"kind":"Name","value":"size"},"name":{"kind":"Name","value":"sizeBand"}},{"kind":"Field","alias":{"kind":"Name","value":"founded"},"name":{"kind":"Name","value":"foundedYear"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"descriptionHtml"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"experienceLevel"}},{"kind":"Field","alias":{"kind":"Name","value":"experience"},"name":{"kind":"Name","value":"experienceYears"}},{"kind":"Field","name":{"kind":"Name","value":"educationLevel"}},{"kind":"Field","name":{"kind":"Name","value":"salary"}},{"kind":"Field","name":{"kind":"Name","value":"salaryMin"}},{"kind":"Field","name":{"kind":"Name","value":"salaryMax"}},{"kind":"Field","alias":{"kind":"Name","value":"category"},"name":{"kind":"Name","value":"categoryTitle"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"isFeatured"}},{"kind":"Field","alias":{"kind":"Name","value":"featured"},"name":{"kind":"Name","value":"isFeatured"}},{"kind":"Field","name":{"kind":"Name","value":"isHot"}},{"kind":"Field","alias":{"kind":"Name","value":"hot"},"name":{"kind":"Name","value":"isHot"}},{"kind":"Field","name":{"kind":"Name","value":"isRemote"}},{"kind":"Field","name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","alias":{"kind":"Name","value":"postedDate"},"name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","alias":{"kind":"Name","value":"createdAt"},"name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","name":{"kind":"Name","value":"applicationDeadline"}},{"kind":"Field","alias":{"kind":"Name","value":"expiry"},"name":{"kind":"Name","value":"applicationDeadline"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"adminStatus"}},{"kind":"Field","name":{"kind":"Name","value":"views"}},{"kind":"Field","name":{"kind":"Name","value":"applicationsCount"}},{"kind":"Field","alias":{"kind":"Name","value":"responsibilities"},"name":{"kind":"Name","value":"responsibilitiesText"}},{"kind":"Field","alias":{"kind":"Name","value":"requirements"},"name":{"kind":"Name","value":"requirementsText"}},{"kind":"Field","alias":{"kind":"Name","value":"benefits"},"name":{"kind":"Name","value":"benefitsText"}}]}}]} as unknown as DocumentNode<RestJobFragment, unknown>;
export const RestPartnerJobFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestPartnerJob"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"externalId"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestJob"}},{"kind":"Field","name":{"kind":"Name","value":"standing"}},{"kind":"Field","name":{"kind":"Name","value":"adminNotes"}},{"kind":"Field","name":{"kind":"Name","value":"renewableFrom"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestJob"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","alias":{"kind":"Name","value":"size"},"name":{"kind":"Name","value":"sizeBand"}},{"kind":"Field","alias":{"kind":"Name","value":"founded"},"name":{"kind":"Name","value":"foundedYear"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"descriptionHtml"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"experienceLevel"}},{"kind":"Field","alias":{"kind":"Name","value":"experience"},"name":{"kind":"Name","value":"experienceYears"}},{"kind":"Field","name":{"kind":"Name","value":"educationLevel"}},{"kind":"Field","name":{"kind":"Name","value":"salary"}},{"kind":"Field","name":{"kind":"Name","value":"salaryMin"}},{"kind":"Field","name":{"kind":"Name","value":"salaryMax"}},{"kind":"Field","alias":{"kind":"Name","value":"category"},"name":{"kind":"Name","value":"categoryTitle"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"isFeatured"}},{"kind":"Field","alias":{"kind":"Name","value":"featured"},"name":{"kind":"Name","value":"isFeatured"}},{"kind":"Field","name":{"kind":"Name","value":"isHot"}},{"kind":"Field","alias":{"kind":"Name","value":"hot"},"name":{"kind":"Name","value":"isHot"}},{"kind":"Field","name":{"kind":"Name","value":"isRemote"}},{"kind":"Field","name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","alias":{"kind":"Name","value":"postedDate"},"name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","alias":{"kind":"Name","value":"createdAt"},"name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","name":{"kind":"Name","value":"applicationDeadline"}},{"kind":"Field","alias":{"kind":"Name","value":"expiry"},"name":{"kind":"Name","value":"applicationDeadline"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"adminStatus"}},{"kind":"Field","name":{"kind":"Name","value":"views"}},{"kind":"Field","name":{"kind":"Name","value":"applicationsCount"}},{"kind":"Field","alias":{"kind":"Name","value":"responsibilities"},"name":{"kind":"Name","value":"responsibilitiesText"}},{"kind":"Field","alias":{"kind":"Name","value":"requirements"},"name":{"kind":"Name","value":"requirementsText"}},{"kind":"Field","alias":{"kind":"Name","value":"benefits"},"name":{"kind":"Name","value":"benefitsText"}}]}}]} as unknown as DocumentNode<RestPartnerJobFragment, unknown>;
export const RestUserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"onboardingComplete"}},{"kind":"Field","name":{"kind":"Name","value":"emailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"headline"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"experience"}},{"kind":"Field","name":{"kind":"Name","value":"experienceType"}},{"kind":"Field","name":{"kind":"Name","value":"education"}},{"kind":"Field","name":{"kind":"Name","value":"specialization"}},{"kind":"Field","name":{"kind":"Name","value":"university"}},{"kind":"Field","name":{"kind":"Name","value":"yearOfPassing"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"technicalSkills"}},{"kind":"Field","name":{"kind":"Name","value":"functionalSkills"}},{"kind":"Field","name":{"kind":"Name","value":"certifications"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"preferredLocations"}},{"kind":"Field","name":{"kind":"Name","value":"dateOfBirth"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"currentCompany"}},{"kind":"Field","name":{"kind":"Name","value":"currentJobTitle"}},{"kind":"Field","name":{"kind":"Name","value":"currentCTC"}},{"kind":"Field","name":{"kind":"Name","value":"salaryExpectation"}},{"kind":"Field","name":{"kind":"Name","value":"hasBike"}},{"kind":"Field","name":{"kind":"Name","value":"hasDrivingLicense"}},{"kind":"Field","name":{"kind":"Name","value":"isOpenToWork"}},{"kind":"Field","name":{"kind":"Name","value":"resume"}}]}}]}}]} as unknown as DocumentNode<RestUserFragment, unknown>;
export const RestAdminActivityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestAdminActivity"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"action"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"actorId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"subjectKind"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"subjectId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"admin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"action"},"value":{"kind":"Variable","name":{"kind":"Name","value":"action"}}},{"kind":"Argument","name":{"kind":"Name","value":"actorId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"actorId"}}},{"kind":"Argument","name":{"kind":"Name","value":"subjectKind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"subjectKind"}}},{"kind":"Argument","name":{"kind":"Name","value":"subjectId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"subjectId"}}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"data"},"name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"actor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"subject"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ip"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]}}]}}]} as unknown as DocumentNode<RestAdminActivityQuery, RestAdminActivityQueryVariables>;
export const RestValidateBulkRowsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestValidateBulkRows"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BulkRowsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"validateBulkRows"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"valid"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"validRows"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}}]}}]}}]}}]} as unknown as DocumentNode<RestValidateBulkRowsMutation, RestValidateBulkRowsMutationVariables>;
export const RestUploadBulkRowsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestUploadBulkRows"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BulkRowsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uploadBulkRows"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"successful"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}}]}}]}}]}}]} as unknown as DocumentNode<RestUploadBulkRowsMutation, RestUploadBulkRowsMutationVariables>;
export const RestBulkUploadsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestBulkUploads"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"admin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bulkUploads"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"data"},"name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestBulkUpload"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestBulkUpload"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkUpload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"valid"}},{"kind":"Field","name":{"kind":"Name","value":"successful"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"errorCount"}},{"kind":"Field","name":{"kind":"Name","value":"columns"}},{"kind":"Field","name":{"kind":"Name","value":"unknownColumns"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"undoneAt"}},{"kind":"Field","name":{"kind":"Name","value":"undoableUntil"}},{"kind":"Field","name":{"kind":"Name","value":"uploadedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<RestBulkUploadsQuery, RestBulkUploadsQueryVariables>;
export const RestBulkUploadByIdDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestBulkUploadById"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"admin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bulkUpload"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestBulkUpload"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestBulkUpload"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkUpload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"valid"}},{"kind":"Field","name":{"kind":"Name","value":"successful"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"errorCount"}},{"kind":"Field","name":{"kind":"Name","value":"columns"}},{"kind":"Field","name":{"kind":"Name","value":"unknownColumns"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"undoneAt"}},{"kind":"Field","name":{"kind":"Name","value":"undoableUntil"}},{"kind":"Field","name":{"kind":"Name","value":"uploadedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<RestBulkUploadByIdQuery, RestBulkUploadByIdQueryVariables>;
export const RestAdminPermissionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestAdminPermissions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"admin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"permissions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"canBulkUpload"}},{"kind":"Field","name":{"kind":"Name","value":"canManageUsers"}},{"kind":"Field","name":{"kind":"Name","value":"canManageCompanies"}},{"kind":"Field","name":{"kind":"Name","value":"canManageJobs"}},{"kind":"Field","name":{"kind":"Name","value":"canViewAnalytics"}},{"kind":"Field","name":{"kind":"Name","value":"canAccessSettings"}}]}}]}}]}}]} as unknown as DocumentNode<RestAdminPermissionsQuery, RestAdminPermissionsQueryVariables>;
export const RestAdminCompaniesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestAdminCompanies"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AdminStatus"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"admin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companies"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"data"},"name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestAdminCompany"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestAdminCompany"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminCompany"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","alias":{"kind":"Name","value":"industry"},"name":{"kind":"Name","value":"industryName"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","alias":{"kind":"Name","value":"logo"},"name":{"kind":"Name","value":"logoUrl"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"size"},"name":{"kind":"Name","value":"sizeWord"}},{"kind":"Field","name":{"kind":"Name","value":"adminStatus"}},{"kind":"Field","name":{"kind":"Name","value":"adminNotes"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"jobCount"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"approvedAt"}}]}}]} as unknown as DocumentNode<RestAdminCompaniesQuery, RestAdminCompaniesQueryVariables>;
export const RestAdminCompanyByIdDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestAdminCompanyById"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"admin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestAdminCompany"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestAdminCompany"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminCompany"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","alias":{"kind":"Name","value":"industry"},"name":{"kind":"Name","value":"industryName"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","alias":{"kind":"Name","value":"logo"},"name":{"kind":"Name","value":"logoUrl"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"size"},"name":{"kind":"Name","value":"sizeWord"}},{"kind":"Field","name":{"kind":"Name","value":"adminStatus"}},{"kind":"Field","name":{"kind":"Name","value":"adminNotes"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"jobCount"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"approvedAt"}}]}}]} as unknown as DocumentNode<RestAdminCompanyByIdQuery, RestAdminCompanyByIdQueryVariables>;
export const RestUpdateCompanyStatusDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestUpdateCompanyStatus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateCompanyStatusInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCompanyStatus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestAdminCompany"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestAdminCompany"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminCompany"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","alias":{"kind":"Name","value":"industry"},"name":{"kind":"Name","value":"industryName"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","alias":{"kind":"Name","value":"logo"},"name":{"kind":"Name","value":"logoUrl"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"size"},"name":{"kind":"Name","value":"sizeWord"}},{"kind":"Field","name":{"kind":"Name","value":"adminStatus"}},{"kind":"Field","name":{"kind":"Name","value":"adminNotes"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"jobCount"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"approvedAt"}}]}}]} as unknown as DocumentNode<RestUpdateCompanyStatusMutation, RestUpdateCompanyStatusMutationVariables>;
export const RestVerifyCompanyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestVerifyCompany"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifyCompany"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestAdminCompany"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestAdminCompany"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminCompany"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","alias":{"kind":"Name","value":"industry"},"name":{"kind":"Name","value":"industryName"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","alias":{"kind":"Name","value":"logo"},"name":{"kind":"Name","value":"logoUrl"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"size"},"name":{"kind":"Name","value":"sizeWord"}},{"kind":"Field","name":{"kind":"Name","value":"adminStatus"}},{"kind":"Field","name":{"kind":"Name","value":"adminNotes"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"jobCount"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"approvedAt"}}]}}]} as unknown as DocumentNode<RestVerifyCompanyMutation, RestVerifyCompanyMutationVariables>;
export const RestAdminStatsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestAdminStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"admin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalUsers"}},{"kind":"Field","name":{"kind":"Name","value":"totalJobs"}},{"kind":"Field","name":{"kind":"Name","value":"totalCompanies"}},{"kind":"Field","name":{"kind":"Name","value":"totalApplications"}},{"kind":"Field","name":{"kind":"Name","value":"activeJobs"}},{"kind":"Field","name":{"kind":"Name","value":"pendingApplications"}},{"kind":"Field","name":{"kind":"Name","value":"newUsersToday"}},{"kind":"Field","name":{"kind":"Name","value":"newJobsToday"}},{"kind":"Field","name":{"kind":"Name","value":"pendingCompanies"}},{"kind":"Field","name":{"kind":"Name","value":"suspendedUsers"}},{"kind":"Field","name":{"kind":"Name","value":"approvedJobs"}},{"kind":"Field","name":{"kind":"Name","value":"rejectedJobs"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalUsers"}},{"kind":"Field","name":{"kind":"Name","value":"totalJobs"}},{"kind":"Field","name":{"kind":"Name","value":"totalCompanies"}},{"kind":"Field","name":{"kind":"Name","value":"totalApplications"}},{"kind":"Field","name":{"kind":"Name","value":"activeJobs"}},{"kind":"Field","name":{"kind":"Name","value":"pendingApplications"}},{"kind":"Field","name":{"kind":"Name","value":"newUsersToday"}},{"kind":"Field","name":{"kind":"Name","value":"newJobsToday"}},{"kind":"Field","name":{"kind":"Name","value":"pendingCompanies"}},{"kind":"Field","name":{"kind":"Name","value":"suspendedUsers"}},{"kind":"Field","name":{"kind":"Name","value":"approvedJobs"}},{"kind":"Field","name":{"kind":"Name","value":"rejectedJobs"}}]}},{"kind":"Field","name":{"kind":"Name","value":"countedAt"}}]}}]}}]}}]} as unknown as DocumentNode<RestAdminStatsQuery, RestAdminStatsQueryVariables>;
export const RestAdminUserAnalyticsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestAdminUserAnalytics"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"period"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AnalyticsPeriod"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"admin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"analytics"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"figures"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"period"},"value":{"kind":"Variable","name":{"kind":"Name","value":"period"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"users"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalUsers"}},{"kind":"Field","name":{"kind":"Name","value":"growthRate"}},{"kind":"Field","name":{"kind":"Name","value":"newUsersToday"}},{"kind":"Field","name":{"kind":"Name","value":"activeUsers"}},{"kind":"Field","name":{"kind":"Name","value":"jobSeekers"}},{"kind":"Field","name":{"kind":"Name","value":"employers"}},{"kind":"Field","name":{"kind":"Name","value":"avgSessionDuration"}},{"kind":"Field","name":{"kind":"Name","value":"figures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestFigure"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestFiguresTaken"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestFigure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AnalyticsFigure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"change"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"definition"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"changeAddress"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestFiguresTaken"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AnalyticsFigures"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"countedAt"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}}]} as unknown as DocumentNode<RestAdminUserAnalyticsQuery, RestAdminUserAnalyticsQueryVariables>;
export const RestAdminJobAnalyticsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestAdminJobAnalytics"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"period"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AnalyticsPeriod"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"admin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"analytics"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"figures"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"period"},"value":{"kind":"Variable","name":{"kind":"Name","value":"period"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalJobs"}},{"kind":"Field","name":{"kind":"Name","value":"growthRate"}},{"kind":"Field","name":{"kind":"Name","value":"totalCompanies"}},{"kind":"Field","name":{"kind":"Name","value":"companyGrowthRate"}},{"kind":"Field","name":{"kind":"Name","value":"newJobsToday"}},{"kind":"Field","name":{"kind":"Name","value":"activeJobs"}},{"kind":"Field","name":{"kind":"Name","value":"featuredJobs"}},{"kind":"Field","name":{"kind":"Name","value":"pendingJobs"}},{"kind":"Field","name":{"kind":"Name","value":"avgApplicationsPerJob"}},{"kind":"Field","name":{"kind":"Name","value":"avgTimeToFill"}},{"kind":"Field","name":{"kind":"Name","value":"figures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestFigure"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestFiguresTaken"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestFigure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AnalyticsFigure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"change"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"definition"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"changeAddress"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestFiguresTaken"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AnalyticsFigures"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"countedAt"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}}]} as unknown as DocumentNode<RestAdminJobAnalyticsQuery, RestAdminJobAnalyticsQueryVariables>;
export const RestAdminApplicationAnalyticsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestAdminApplicationAnalytics"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"period"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AnalyticsPeriod"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"admin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"analytics"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"figures"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"period"},"value":{"kind":"Variable","name":{"kind":"Name","value":"period"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalApplications"}},{"kind":"Field","name":{"kind":"Name","value":"growthRate"}},{"kind":"Field","name":{"kind":"Name","value":"newApplicationsToday"}},{"kind":"Field","name":{"kind":"Name","value":"pendingApplications"}},{"kind":"Field","name":{"kind":"Name","value":"approvedApplications"}},{"kind":"Field","name":{"kind":"Name","value":"rejectedApplications"}},{"kind":"Field","name":{"kind":"Name","value":"conversionRate"}},{"kind":"Field","name":{"kind":"Name","value":"figures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestFigure"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestFiguresTaken"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestFigure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AnalyticsFigure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"change"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"definition"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"changeAddress"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestFiguresTaken"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AnalyticsFigures"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"countedAt"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}}]} as unknown as DocumentNode<RestAdminApplicationAnalyticsQuery, RestAdminApplicationAnalyticsQueryVariables>;
export const RestAdminJobsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestAdminJobs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AdminStatus"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"industry"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"admin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"industry"},"value":{"kind":"Variable","name":{"kind":"Name","value":"industry"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"data"},"name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestAdminJob"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestAdminJob"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminJob"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"salary"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","name":{"kind":"Name","value":"applicationDeadline"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"type"},"name":{"kind":"Name","value":"typeWord"}},{"kind":"Field","name":{"kind":"Name","value":"adminStatus"}},{"kind":"Field","name":{"kind":"Name","value":"adminNotes"}},{"kind":"Field","name":{"kind":"Name","value":"companyStatus"}},{"kind":"Field","name":{"kind":"Name","value":"reports"}},{"kind":"Field","name":{"kind":"Name","value":"riskSigns"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<RestAdminJobsQuery, RestAdminJobsQueryVariables>;
export const RestAdminJobByIdDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestAdminJobById"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"admin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestAdminJob"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestAdminJob"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminJob"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"salary"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","name":{"kind":"Name","value":"applicationDeadline"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"type"},"name":{"kind":"Name","value":"typeWord"}},{"kind":"Field","name":{"kind":"Name","value":"adminStatus"}},{"kind":"Field","name":{"kind":"Name","value":"adminNotes"}},{"kind":"Field","name":{"kind":"Name","value":"companyStatus"}},{"kind":"Field","name":{"kind":"Name","value":"reports"}},{"kind":"Field","name":{"kind":"Name","value":"riskSigns"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<RestAdminJobByIdQuery, RestAdminJobByIdQueryVariables>;
export const RestUpdateJobStatusDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestUpdateJobStatus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateJobStatusInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateJobStatus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestAdminJob"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestAdminJob"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminJob"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"salary"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","name":{"kind":"Name","value":"applicationDeadline"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"type"},"name":{"kind":"Name","value":"typeWord"}},{"kind":"Field","name":{"kind":"Name","value":"adminStatus"}},{"kind":"Field","name":{"kind":"Name","value":"adminNotes"}},{"kind":"Field","name":{"kind":"Name","value":"companyStatus"}},{"kind":"Field","name":{"kind":"Name","value":"reports"}},{"kind":"Field","name":{"kind":"Name","value":"riskSigns"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<RestUpdateJobStatusMutation, RestUpdateJobStatusMutationVariables>;
export const RestChangeJobsStatusDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestChangeJobsStatus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeJobsStatusInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeJobsStatus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestAdminJob"}}]}},{"kind":"Field","name":{"kind":"Name","value":"refused"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestAdminJob"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminJob"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"salary"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","name":{"kind":"Name","value":"applicationDeadline"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"type"},"name":{"kind":"Name","value":"typeWord"}},{"kind":"Field","name":{"kind":"Name","value":"adminStatus"}},{"kind":"Field","name":{"kind":"Name","value":"adminNotes"}},{"kind":"Field","name":{"kind":"Name","value":"companyStatus"}},{"kind":"Field","name":{"kind":"Name","value":"reports"}},{"kind":"Field","name":{"kind":"Name","value":"riskSigns"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<RestChangeJobsStatusMutation, RestChangeJobsStatusMutationVariables>;
export const RestSystemSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestSystemSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"admin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestSystemSettings"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestSystemSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SystemSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siteName"}},{"kind":"Field","name":{"kind":"Name","value":"siteDescription"}},{"kind":"Field","name":{"kind":"Name","value":"defaultLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"enable2FA"}},{"kind":"Field","name":{"kind":"Name","value":"sessionTimeout"}},{"kind":"Field","name":{"kind":"Name","value":"maxLoginAttempts"}},{"kind":"Field","name":{"kind":"Name","value":"passwordMinLength"}},{"kind":"Field","name":{"kind":"Name","value":"smtpHost"}},{"kind":"Field","name":{"kind":"Name","value":"smtpPort"}},{"kind":"Field","name":{"kind":"Name","value":"smtpUsername"}},{"kind":"Field","name":{"kind":"Name","value":"smtpPasswordSet"}},{"kind":"Field","name":{"kind":"Name","value":"fromEmail"}},{"kind":"Field","name":{"kind":"Name","value":"enableEmailNotifications"}},{"kind":"Field","name":{"kind":"Name","value":"enablePushNotifications"}},{"kind":"Field","name":{"kind":"Name","value":"notifyNewJobs"}},{"kind":"Field","name":{"kind":"Name","value":"notifyApplicationStatus"}},{"kind":"Field","name":{"kind":"Name","value":"allowRegistration"}},{"kind":"Field","name":{"kind":"Name","value":"requireEmailVerification"}},{"kind":"Field","name":{"kind":"Name","value":"autoApproveCompanies"}},{"kind":"Field","name":{"kind":"Name","value":"autoApproveJobs"}},{"kind":"Field","name":{"kind":"Name","value":"backupFrequency"}},{"kind":"Field","name":{"kind":"Name","value":"retentionPeriod"}},{"kind":"Field","name":{"kind":"Name","value":"enableQueryLogging"}},{"kind":"Field","name":{"kind":"Name","value":"apiRateLimit"}},{"kind":"Field","name":{"kind":"Name","value":"fileUploadLimit"}},{"kind":"Field","name":{"kind":"Name","value":"cacheTTL"}},{"kind":"Field","name":{"kind":"Name","value":"debugMode"}},{"kind":"Field","name":{"kind":"Name","value":"supportEmail"}},{"kind":"Field","name":{"kind":"Name","value":"supportPhone"}},{"kind":"Field","name":{"kind":"Name","value":"postalAddress"}}]}}]} as unknown as DocumentNode<RestSystemSettingsQuery, RestSystemSettingsQueryVariables>;
export const RestUpdateSystemSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestUpdateSystemSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SystemSettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateSystemSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestSystemSettings"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestSystemSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SystemSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siteName"}},{"kind":"Field","name":{"kind":"Name","value":"siteDescription"}},{"kind":"Field","name":{"kind":"Name","value":"defaultLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"enable2FA"}},{"kind":"Field","name":{"kind":"Name","value":"sessionTimeout"}},{"kind":"Field","name":{"kind":"Name","value":"maxLoginAttempts"}},{"kind":"Field","name":{"kind":"Name","value":"passwordMinLength"}},{"kind":"Field","name":{"kind":"Name","value":"smtpHost"}},{"kind":"Field","name":{"kind":"Name","value":"smtpPort"}},{"kind":"Field","name":{"kind":"Name","value":"smtpUsername"}},{"kind":"Field","name":{"kind":"Name","value":"smtpPasswordSet"}},{"kind":"Field","name":{"kind":"Name","value":"fromEmail"}},{"kind":"Field","name":{"kind":"Name","value":"enableEmailNotifications"}},{"kind":"Field","name":{"kind":"Name","value":"enablePushNotifications"}},{"kind":"Field","name":{"kind":"Name","value":"notifyNewJobs"}},{"kind":"Field","name":{"kind":"Name","value":"notifyApplicationStatus"}},{"kind":"Field","name":{"kind":"Name","value":"allowRegistration"}},{"kind":"Field","name":{"kind":"Name","value":"requireEmailVerification"}},{"kind":"Field","name":{"kind":"Name","value":"autoApproveCompanies"}},{"kind":"Field","name":{"kind":"Name","value":"autoApproveJobs"}},{"kind":"Field","name":{"kind":"Name","value":"backupFrequency"}},{"kind":"Field","name":{"kind":"Name","value":"retentionPeriod"}},{"kind":"Field","name":{"kind":"Name","value":"enableQueryLogging"}},{"kind":"Field","name":{"kind":"Name","value":"apiRateLimit"}},{"kind":"Field","name":{"kind":"Name","value":"fileUploadLimit"}},{"kind":"Field","name":{"kind":"Name","value":"cacheTTL"}},{"kind":"Field","name":{"kind":"Name","value":"debugMode"}},{"kind":"Field","name":{"kind":"Name","value":"supportEmail"}},{"kind":"Field","name":{"kind":"Name","value":"supportPhone"}},{"kind":"Field","name":{"kind":"Name","value":"postalAddress"}}]}}]} as unknown as DocumentNode<RestUpdateSystemSettingsMutation, RestUpdateSystemSettingsMutationVariables>;
export const RestAdminUsersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestAdminUsers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"role"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Role"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"UserStatus"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"admin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"users"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"role"},"value":{"kind":"Variable","name":{"kind":"Name","value":"role"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"data"},"name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestAdminUser"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestAdminUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"suspendedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"suspendedReason"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lastLoginAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<RestAdminUsersQuery, RestAdminUsersQueryVariables>;
export const RestAdminUserByIdDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestAdminUserById"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"admin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestAdminUser"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestAdminUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"suspendedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"suspendedReason"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lastLoginAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<RestAdminUserByIdQuery, RestAdminUserByIdQueryVariables>;
export const RestUpdateUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestUpdateUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateUserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestAdminUser"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestAdminUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"suspendedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"suspendedReason"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lastLoginAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<RestUpdateUserMutation, RestUpdateUserMutationVariables>;
export const RestDeleteUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestDeleteUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedUserId"}}]}}]}}]} as unknown as DocumentNode<RestDeleteUserMutation, RestDeleteUserMutationVariables>;
export const RestVerifyUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestVerifyUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifyUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestAdminUser"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestAdminUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"suspendedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"suspendedReason"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lastLoginAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<RestVerifyUserMutation, RestVerifyUserMutationVariables>;
export const RestSuspendUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestSuspendUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SuspendUserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"suspendUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestAdminUser"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestAdminUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"suspendedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"suspendedReason"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lastLoginAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<RestSuspendUserMutation, RestSuspendUserMutationVariables>;
export const RestAlertsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestAlerts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alerts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestAlert"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestAlert"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Alert"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"keywords"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"jobType"}},{"kind":"Field","name":{"kind":"Name","value":"salaryRange"}},{"kind":"Field","name":{"kind":"Name","value":"frequency"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"lastSent"}},{"kind":"Field","name":{"kind":"Name","value":"matches"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<RestAlertsQuery, RestAlertsQueryVariables>;
export const RestCreateAlertDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestCreateAlert"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateAlertInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createAlert"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alert"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestAlert"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestAlert"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Alert"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"keywords"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"jobType"}},{"kind":"Field","name":{"kind":"Name","value":"salaryRange"}},{"kind":"Field","name":{"kind":"Name","value":"frequency"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"lastSent"}},{"kind":"Field","name":{"kind":"Name","value":"matches"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<RestCreateAlertMutation, RestCreateAlertMutationVariables>;
export const RestUpdateAlertDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestUpdateAlert"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateAlertInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateAlert"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alert"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestAlert"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestAlert"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Alert"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"keywords"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"jobType"}},{"kind":"Field","name":{"kind":"Name","value":"salaryRange"}},{"kind":"Field","name":{"kind":"Name","value":"frequency"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"lastSent"}},{"kind":"Field","name":{"kind":"Name","value":"matches"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<RestUpdateAlertMutation, RestUpdateAlertMutationVariables>;
export const RestDeleteAlertDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestDeleteAlert"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteAlert"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alert"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<RestDeleteAlertMutation, RestDeleteAlertMutationVariables>;
export const RestApplicationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestApplications"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"statuses"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ApplicationStatus"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"appliedFrom"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"appliedTo"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ApplicationSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"jobId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}}},{"kind":"Argument","name":{"kind":"Name","value":"statuses"},"value":{"kind":"Variable","name":{"kind":"Name","value":"statuses"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"appliedFrom"},"value":{"kind":"Variable","name":{"kind":"Name","value":"appliedFrom"}}},{"kind":"Argument","name":{"kind":"Name","value":"appliedTo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"appliedTo"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"applications"},"name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestApplication"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"total"},"name":{"kind":"Name","value":"totalCount"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestApplication"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Application"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"appliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"statusChangedAt"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"coverLetter"}},{"kind":"Field","name":{"kind":"Name","value":"expectedSalary"}},{"kind":"Field","name":{"kind":"Name","value":"applicant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"resume"},"name":{"kind":"Name","value":"resumeName"}},{"kind":"Field","alias":{"kind":"Name","value":"resumeFile"},"name":{"kind":"Name","value":"resume"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"fileId"},"name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"fileName"},"name":{"kind":"Name","value":"name"}},{"kind":"Field","alias":{"kind":"Name","value":"fileUrl"},"name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<RestApplicationsQuery, RestApplicationsQueryVariables>;
export const RestApplyToJobDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestApplyToJob"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ApplyToJobInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applyToJob"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"application"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestApplication"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestApplication"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Application"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"appliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"statusChangedAt"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"coverLetter"}},{"kind":"Field","name":{"kind":"Name","value":"expectedSalary"}},{"kind":"Field","name":{"kind":"Name","value":"applicant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"resume"},"name":{"kind":"Name","value":"resumeName"}},{"kind":"Field","alias":{"kind":"Name","value":"resumeFile"},"name":{"kind":"Name","value":"resume"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"fileId"},"name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"fileName"},"name":{"kind":"Name","value":"name"}},{"kind":"Field","alias":{"kind":"Name","value":"fileUrl"},"name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<RestApplyToJobMutation, RestApplyToJobMutationVariables>;
export const RestUpdateApplicationStatusDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestUpdateApplicationStatus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateApplicationStatusInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateApplicationStatus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"application"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestApplication"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestApplication"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Application"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"appliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"statusChangedAt"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"coverLetter"}},{"kind":"Field","name":{"kind":"Name","value":"expectedSalary"}},{"kind":"Field","name":{"kind":"Name","value":"applicant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"resume"},"name":{"kind":"Name","value":"resumeName"}},{"kind":"Field","alias":{"kind":"Name","value":"resumeFile"},"name":{"kind":"Name","value":"resume"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"fileId"},"name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"fileName"},"name":{"kind":"Name","value":"name"}},{"kind":"Field","alias":{"kind":"Name","value":"fileUrl"},"name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<RestUpdateApplicationStatusMutation, RestUpdateApplicationStatusMutationVariables>;
export const RestRegisterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestRegister"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RegisterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"register"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accessToken"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestUser"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"onboardingComplete"}},{"kind":"Field","name":{"kind":"Name","value":"emailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"headline"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"experience"}},{"kind":"Field","name":{"kind":"Name","value":"experienceType"}},{"kind":"Field","name":{"kind":"Name","value":"education"}},{"kind":"Field","name":{"kind":"Name","value":"specialization"}},{"kind":"Field","name":{"kind":"Name","value":"university"}},{"kind":"Field","name":{"kind":"Name","value":"yearOfPassing"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"technicalSkills"}},{"kind":"Field","name":{"kind":"Name","value":"functionalSkills"}},{"kind":"Field","name":{"kind":"Name","value":"certifications"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"preferredLocations"}},{"kind":"Field","name":{"kind":"Name","value":"dateOfBirth"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"currentCompany"}},{"kind":"Field","name":{"kind":"Name","value":"currentJobTitle"}},{"kind":"Field","name":{"kind":"Name","value":"currentCTC"}},{"kind":"Field","name":{"kind":"Name","value":"salaryExpectation"}},{"kind":"Field","name":{"kind":"Name","value":"hasBike"}},{"kind":"Field","name":{"kind":"Name","value":"hasDrivingLicense"}},{"kind":"Field","name":{"kind":"Name","value":"isOpenToWork"}},{"kind":"Field","name":{"kind":"Name","value":"resume"}}]}}]}}]} as unknown as DocumentNode<RestRegisterMutation, RestRegisterMutationVariables>;
export const RestLoginDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestLogin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LoginInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"login"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accessToken"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestUser"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"onboardingComplete"}},{"kind":"Field","name":{"kind":"Name","value":"emailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"headline"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"experience"}},{"kind":"Field","name":{"kind":"Name","value":"experienceType"}},{"kind":"Field","name":{"kind":"Name","value":"education"}},{"kind":"Field","name":{"kind":"Name","value":"specialization"}},{"kind":"Field","name":{"kind":"Name","value":"university"}},{"kind":"Field","name":{"kind":"Name","value":"yearOfPassing"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"technicalSkills"}},{"kind":"Field","name":{"kind":"Name","value":"functionalSkills"}},{"kind":"Field","name":{"kind":"Name","value":"certifications"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"preferredLocations"}},{"kind":"Field","name":{"kind":"Name","value":"dateOfBirth"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"currentCompany"}},{"kind":"Field","name":{"kind":"Name","value":"currentJobTitle"}},{"kind":"Field","name":{"kind":"Name","value":"currentCTC"}},{"kind":"Field","name":{"kind":"Name","value":"salaryExpectation"}},{"kind":"Field","name":{"kind":"Name","value":"hasBike"}},{"kind":"Field","name":{"kind":"Name","value":"hasDrivingLicense"}},{"kind":"Field","name":{"kind":"Name","value":"isOpenToWork"}},{"kind":"Field","name":{"kind":"Name","value":"resume"}}]}}]}}]} as unknown as DocumentNode<RestLoginMutation, RestLoginMutationVariables>;
export const RestRefreshDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestRefresh"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refreshSession"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accessToken"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestUser"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"onboardingComplete"}},{"kind":"Field","name":{"kind":"Name","value":"emailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"headline"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"experience"}},{"kind":"Field","name":{"kind":"Name","value":"experienceType"}},{"kind":"Field","name":{"kind":"Name","value":"education"}},{"kind":"Field","name":{"kind":"Name","value":"specialization"}},{"kind":"Field","name":{"kind":"Name","value":"university"}},{"kind":"Field","name":{"kind":"Name","value":"yearOfPassing"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"technicalSkills"}},{"kind":"Field","name":{"kind":"Name","value":"functionalSkills"}},{"kind":"Field","name":{"kind":"Name","value":"certifications"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"preferredLocations"}},{"kind":"Field","name":{"kind":"Name","value":"dateOfBirth"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"currentCompany"}},{"kind":"Field","name":{"kind":"Name","value":"currentJobTitle"}},{"kind":"Field","name":{"kind":"Name","value":"currentCTC"}},{"kind":"Field","name":{"kind":"Name","value":"salaryExpectation"}},{"kind":"Field","name":{"kind":"Name","value":"hasBike"}},{"kind":"Field","name":{"kind":"Name","value":"hasDrivingLicense"}},{"kind":"Field","name":{"kind":"Name","value":"isOpenToWork"}},{"kind":"Field","name":{"kind":"Name","value":"resume"}}]}}]}}]} as unknown as DocumentNode<RestRefreshMutation, RestRefreshMutationVariables>;
export const RestLogoutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestLogout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<RestLogoutMutation, RestLogoutMutationVariables>;
export const RestChangePasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestChangePassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangePasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changePassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"accessToken"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestUser"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"onboardingComplete"}},{"kind":"Field","name":{"kind":"Name","value":"emailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"headline"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"experience"}},{"kind":"Field","name":{"kind":"Name","value":"experienceType"}},{"kind":"Field","name":{"kind":"Name","value":"education"}},{"kind":"Field","name":{"kind":"Name","value":"specialization"}},{"kind":"Field","name":{"kind":"Name","value":"university"}},{"kind":"Field","name":{"kind":"Name","value":"yearOfPassing"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"technicalSkills"}},{"kind":"Field","name":{"kind":"Name","value":"functionalSkills"}},{"kind":"Field","name":{"kind":"Name","value":"certifications"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"preferredLocations"}},{"kind":"Field","name":{"kind":"Name","value":"dateOfBirth"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"currentCompany"}},{"kind":"Field","name":{"kind":"Name","value":"currentJobTitle"}},{"kind":"Field","name":{"kind":"Name","value":"currentCTC"}},{"kind":"Field","name":{"kind":"Name","value":"salaryExpectation"}},{"kind":"Field","name":{"kind":"Name","value":"hasBike"}},{"kind":"Field","name":{"kind":"Name","value":"hasDrivingLicense"}},{"kind":"Field","name":{"kind":"Name","value":"isOpenToWork"}},{"kind":"Field","name":{"kind":"Name","value":"resume"}}]}}]}}]} as unknown as DocumentNode<RestChangePasswordMutation, RestChangePasswordMutationVariables>;
export const RestRequestPasswordResetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestRequestPasswordReset"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestPasswordResetInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestPasswordReset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<RestRequestPasswordResetMutation, RestRequestPasswordResetMutationVariables>;
export const RestResetPasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestResetPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ResetPasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<RestResetPasswordMutation, RestResetPasswordMutationVariables>;
export const RestVerifyEmailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestVerifyEmail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VerifyEmailInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifyEmail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<RestVerifyEmailMutation, RestVerifyEmailMutationVariables>;
export const RestResendVerificationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestResendVerification"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendVerification"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<RestResendVerificationMutation, RestResendVerificationMutationVariables>;
export const RestCompanyProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestCompanyProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestCompanyProfile"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestCompanyProfile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyProfile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","alias":{"kind":"Name","value":"industry"},"name":{"kind":"Name","value":"industryName"}},{"kind":"Field","alias":{"kind":"Name","value":"size"},"name":{"kind":"Name","value":"sizeBand"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"foundedYear"}},{"kind":"Field","alias":{"kind":"Name","value":"logo"},"name":{"kind":"Name","value":"logoUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"employeeCount"}},{"kind":"Field","name":{"kind":"Name","value":"adminStatus"}},{"kind":"Field","name":{"kind":"Name","value":"adminNotes"}},{"kind":"Field","name":{"kind":"Name","value":"approvedAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<RestCompanyProfileQuery, RestCompanyProfileQueryVariables>;
export const RestCreateCompanyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestCreateCompany"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createCompany"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestCompanyProfile"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestCompanyProfile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyProfile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","alias":{"kind":"Name","value":"industry"},"name":{"kind":"Name","value":"industryName"}},{"kind":"Field","alias":{"kind":"Name","value":"size"},"name":{"kind":"Name","value":"sizeBand"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"foundedYear"}},{"kind":"Field","alias":{"kind":"Name","value":"logo"},"name":{"kind":"Name","value":"logoUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"employeeCount"}},{"kind":"Field","name":{"kind":"Name","value":"adminStatus"}},{"kind":"Field","name":{"kind":"Name","value":"adminNotes"}},{"kind":"Field","name":{"kind":"Name","value":"approvedAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<RestCreateCompanyMutation, RestCreateCompanyMutationVariables>;
export const RestUpdateCompanyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestUpdateCompany"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateCompanyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCompany"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestCompanyProfile"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestCompanyProfile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyProfile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","alias":{"kind":"Name","value":"industry"},"name":{"kind":"Name","value":"industryName"}},{"kind":"Field","alias":{"kind":"Name","value":"size"},"name":{"kind":"Name","value":"sizeBand"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"foundedYear"}},{"kind":"Field","alias":{"kind":"Name","value":"logo"},"name":{"kind":"Name","value":"logoUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"employeeCount"}},{"kind":"Field","name":{"kind":"Name","value":"adminStatus"}},{"kind":"Field","name":{"kind":"Name","value":"adminNotes"}},{"kind":"Field","name":{"kind":"Name","value":"approvedAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<RestUpdateCompanyMutation, RestUpdateCompanyMutationVariables>;
export const RestSendMessageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestSendMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendMessageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"confirmationSent"}}]}}]}}]} as unknown as DocumentNode<RestSendMessageMutation, RestSendMessageMutationVariables>;
export const RestEmployerSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestEmployerSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"employerSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestEmployerSettings"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestEmployerSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmployerSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"notifications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emailNotifications"}},{"kind":"Field","name":{"kind":"Name","value":"applicationAlerts"}},{"kind":"Field","name":{"kind":"Name","value":"jobExpiryAlerts"}},{"kind":"Field","name":{"kind":"Name","value":"weeklyReports"}},{"kind":"Field","name":{"kind":"Name","value":"marketingEmails"}}]}},{"kind":"Field","name":{"kind":"Name","value":"privacy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"profileVisibility"}},{"kind":"Field","name":{"kind":"Name","value":"showContactInfo"}},{"kind":"Field","name":{"kind":"Name","value":"allowDirectContact"}}]}}]}}]} as unknown as DocumentNode<RestEmployerSettingsQuery, RestEmployerSettingsQueryVariables>;
export const RestUpdateEmployerProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestUpdateEmployerProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateEmployerProfileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateEmployerProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestEmployerSettings"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestEmployerSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmployerSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"notifications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emailNotifications"}},{"kind":"Field","name":{"kind":"Name","value":"applicationAlerts"}},{"kind":"Field","name":{"kind":"Name","value":"jobExpiryAlerts"}},{"kind":"Field","name":{"kind":"Name","value":"weeklyReports"}},{"kind":"Field","name":{"kind":"Name","value":"marketingEmails"}}]}},{"kind":"Field","name":{"kind":"Name","value":"privacy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"profileVisibility"}},{"kind":"Field","name":{"kind":"Name","value":"showContactInfo"}},{"kind":"Field","name":{"kind":"Name","value":"allowDirectContact"}}]}}]}}]} as unknown as DocumentNode<RestUpdateEmployerProfileMutation, RestUpdateEmployerProfileMutationVariables>;
export const RestUpdateEmployerNotificationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestUpdateEmployerNotifications"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateEmployerNotificationsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateEmployerNotifications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestEmployerSettings"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestEmployerSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmployerSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"notifications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emailNotifications"}},{"kind":"Field","name":{"kind":"Name","value":"applicationAlerts"}},{"kind":"Field","name":{"kind":"Name","value":"jobExpiryAlerts"}},{"kind":"Field","name":{"kind":"Name","value":"weeklyReports"}},{"kind":"Field","name":{"kind":"Name","value":"marketingEmails"}}]}},{"kind":"Field","name":{"kind":"Name","value":"privacy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"profileVisibility"}},{"kind":"Field","name":{"kind":"Name","value":"showContactInfo"}},{"kind":"Field","name":{"kind":"Name","value":"allowDirectContact"}}]}}]}}]} as unknown as DocumentNode<RestUpdateEmployerNotificationsMutation, RestUpdateEmployerNotificationsMutationVariables>;
export const RestUpdateEmployerPrivacyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestUpdateEmployerPrivacy"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateEmployerPrivacyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateEmployerPrivacy"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestEmployerSettings"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestEmployerSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmployerSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"notifications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emailNotifications"}},{"kind":"Field","name":{"kind":"Name","value":"applicationAlerts"}},{"kind":"Field","name":{"kind":"Name","value":"jobExpiryAlerts"}},{"kind":"Field","name":{"kind":"Name","value":"weeklyReports"}},{"kind":"Field","name":{"kind":"Name","value":"marketingEmails"}}]}},{"kind":"Field","name":{"kind":"Name","value":"privacy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"profileVisibility"}},{"kind":"Field","name":{"kind":"Name","value":"showContactInfo"}},{"kind":"Field","name":{"kind":"Name","value":"allowDirectContact"}}]}}]}}]} as unknown as DocumentNode<RestUpdateEmployerPrivacyMutation, RestUpdateEmployerPrivacyMutationVariables>;
export const RestJobByIdDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestJobById"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestJob"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestJob"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","alias":{"kind":"Name","value":"size"},"name":{"kind":"Name","value":"sizeBand"}},{"kind":"Field","alias":{"kind":"Name","value":"founded"},"name":{"kind":"Name","value":"foundedYear"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"descriptionHtml"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"experienceLevel"}},{"kind":"Field","alias":{"kind":"Name","value":"experience"},"name":{"kind":"Name","value":"experienceYears"}},{"kind":"Field","name":{"kind":"Name","value":"educationLevel"}},{"kind":"Field","name":{"kind":"Name","value":"salary"}},{"kind":"Field","name":{"kind":"Name","value":"salaryMin"}},{"kind":"Field","name":{"kind":"Name","value":"salaryMax"}},{"kind":"Field","alias":{"kind":"Name","value":"category"},"name":{"kind":"Name","value":"categoryTitle"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"isFeatured"}},{"kind":"Field","alias":{"kind":"Name","value":"featured"},"name":{"kind":"Name","value":"isFeatured"}},{"kind":"Field","name":{"kind":"Name","value":"isHot"}},{"kind":"Field","alias":{"kind":"Name","value":"hot"},"name":{"kind":"Name","value":"isHot"}},{"kind":"Field","name":{"kind":"Name","value":"isRemote"}},{"kind":"Field","name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","alias":{"kind":"Name","value":"postedDate"},"name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","alias":{"kind":"Name","value":"createdAt"},"name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","name":{"kind":"Name","value":"applicationDeadline"}},{"kind":"Field","alias":{"kind":"Name","value":"expiry"},"name":{"kind":"Name","value":"applicationDeadline"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"adminStatus"}},{"kind":"Field","name":{"kind":"Name","value":"views"}},{"kind":"Field","name":{"kind":"Name","value":"applicationsCount"}},{"kind":"Field","alias":{"kind":"Name","value":"responsibilities"},"name":{"kind":"Name","value":"responsibilitiesText"}},{"kind":"Field","alias":{"kind":"Name","value":"requirements"},"name":{"kind":"Name","value":"requirementsText"}},{"kind":"Field","alias":{"kind":"Name","value":"benefits"},"name":{"kind":"Name","value":"benefitsText"}}]}}]} as unknown as DocumentNode<RestJobByIdQuery, RestJobByIdQueryVariables>;
export const RestSimilarJobsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestSimilarJobs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"similar"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestJob"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestJob"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","alias":{"kind":"Name","value":"size"},"name":{"kind":"Name","value":"sizeBand"}},{"kind":"Field","alias":{"kind":"Name","value":"founded"},"name":{"kind":"Name","value":"foundedYear"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"descriptionHtml"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"experienceLevel"}},{"kind":"Field","alias":{"kind":"Name","value":"experience"},"name":{"kind":"Name","value":"experienceYears"}},{"kind":"Field","name":{"kind":"Name","value":"educationLevel"}},{"kind":"Field","name":{"kind":"Name","value":"salary"}},{"kind":"Field","name":{"kind":"Name","value":"salaryMin"}},{"kind":"Field","name":{"kind":"Name","value":"salaryMax"}},{"kind":"Field","alias":{"kind":"Name","value":"category"},"name":{"kind":"Name","value":"categoryTitle"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"isFeatured"}},{"kind":"Field","alias":{"kind":"Name","value":"featured"},"name":{"kind":"Name","value":"isFeatured"}},{"kind":"Field","name":{"kind":"Name","value":"isHot"}},{"kind":"Field","alias":{"kind":"Name","value":"hot"},"name":{"kind":"Name","value":"isHot"}},{"kind":"Field","name":{"kind":"Name","value":"isRemote"}},{"kind":"Field","name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","alias":{"kind":"Name","value":"postedDate"},"name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","alias":{"kind":"Name","value":"createdAt"},"name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","name":{"kind":"Name","value":"applicationDeadline"}},{"kind":"Field","alias":{"kind":"Name","value":"expiry"},"name":{"kind":"Name","value":"applicationDeadline"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"adminStatus"}},{"kind":"Field","name":{"kind":"Name","value":"views"}},{"kind":"Field","name":{"kind":"Name","value":"applicationsCount"}},{"kind":"Field","alias":{"kind":"Name","value":"responsibilities"},"name":{"kind":"Name","value":"responsibilitiesText"}},{"kind":"Field","alias":{"kind":"Name","value":"requirements"},"name":{"kind":"Name","value":"requirementsText"}},{"kind":"Field","alias":{"kind":"Name","value":"benefits"},"name":{"kind":"Name","value":"benefitsText"}}]}}]} as unknown as DocumentNode<RestSimilarJobsQuery, RestSimilarJobsQueryVariables>;
export const RestJobStatsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestJobStats"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"jobStats"},"name":{"kind":"Name","value":"stats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applicants"}},{"kind":"Field","alias":{"kind":"Name","value":"applications"},"name":{"kind":"Name","value":"applicants"}},{"kind":"Field","name":{"kind":"Name","value":"views"}},{"kind":"Field","name":{"kind":"Name","value":"posted"}},{"kind":"Field","name":{"kind":"Name","value":"expires"}},{"kind":"Field","name":{"kind":"Name","value":"shortlisted"}},{"kind":"Field","name":{"kind":"Name","value":"interviewed"}},{"kind":"Field","name":{"kind":"Name","value":"hired"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"applicants"},"name":{"kind":"Name","value":"applicationsCount"}},{"kind":"Field","alias":{"kind":"Name","value":"applications"},"name":{"kind":"Name","value":"applicationsCount"}},{"kind":"Field","name":{"kind":"Name","value":"views"}},{"kind":"Field","alias":{"kind":"Name","value":"posted"},"name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","alias":{"kind":"Name","value":"expires"},"name":{"kind":"Name","value":"applicationDeadline"}}]}}]}}]} as unknown as DocumentNode<RestJobStatsQuery, RestJobStatsQueryVariables>;
export const RestJobsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestJobs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JobFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JobSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"jobs"},"name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestJob"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"total"},"name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","alias":{"kind":"Name","value":"totalIsExact"},"name":{"kind":"Name","value":"totalCountIsExact"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"page"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestJob"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","alias":{"kind":"Name","value":"size"},"name":{"kind":"Name","value":"sizeBand"}},{"kind":"Field","alias":{"kind":"Name","value":"founded"},"name":{"kind":"Name","value":"foundedYear"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"descriptionHtml"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"experienceLevel"}},{"kind":"Field","alias":{"kind":"Name","value":"experience"},"name":{"kind":"Name","value":"experienceYears"}},{"kind":"Field","name":{"kind":"Name","value":"educationLevel"}},{"kind":"Field","name":{"kind":"Name","value":"salary"}},{"kind":"Field","name":{"kind":"Name","value":"salaryMin"}},{"kind":"Field","name":{"kind":"Name","value":"salaryMax"}},{"kind":"Field","alias":{"kind":"Name","value":"category"},"name":{"kind":"Name","value":"categoryTitle"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"isFeatured"}},{"kind":"Field","alias":{"kind":"Name","value":"featured"},"name":{"kind":"Name","value":"isFeatured"}},{"kind":"Field","name":{"kind":"Name","value":"isHot"}},{"kind":"Field","alias":{"kind":"Name","value":"hot"},"name":{"kind":"Name","value":"isHot"}},{"kind":"Field","name":{"kind":"Name","value":"isRemote"}},{"kind":"Field","name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","alias":{"kind":"Name","value":"postedDate"},"name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","alias":{"kind":"Name","value":"createdAt"},"name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","name":{"kind":"Name","value":"applicationDeadline"}},{"kind":"Field","alias":{"kind":"Name","value":"expiry"},"name":{"kind":"Name","value":"applicationDeadline"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"adminStatus"}},{"kind":"Field","name":{"kind":"Name","value":"views"}},{"kind":"Field","name":{"kind":"Name","value":"applicationsCount"}},{"kind":"Field","alias":{"kind":"Name","value":"responsibilities"},"name":{"kind":"Name","value":"responsibilitiesText"}},{"kind":"Field","alias":{"kind":"Name","value":"requirements"},"name":{"kind":"Name","value":"requirementsText"}},{"kind":"Field","alias":{"kind":"Name","value":"benefits"},"name":{"kind":"Name","value":"benefitsText"}}]}}]} as unknown as DocumentNode<RestJobsQuery, RestJobsQueryVariables>;
export const RestFeaturedJobsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestFeaturedJobs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"featured"},"value":{"kind":"BooleanValue","value":true}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"jobs"},"name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestJob"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"total"},"name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"page"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestJob"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","alias":{"kind":"Name","value":"size"},"name":{"kind":"Name","value":"sizeBand"}},{"kind":"Field","alias":{"kind":"Name","value":"founded"},"name":{"kind":"Name","value":"foundedYear"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"descriptionHtml"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"experienceLevel"}},{"kind":"Field","alias":{"kind":"Name","value":"experience"},"name":{"kind":"Name","value":"experienceYears"}},{"kind":"Field","name":{"kind":"Name","value":"educationLevel"}},{"kind":"Field","name":{"kind":"Name","value":"salary"}},{"kind":"Field","name":{"kind":"Name","value":"salaryMin"}},{"kind":"Field","name":{"kind":"Name","value":"salaryMax"}},{"kind":"Field","alias":{"kind":"Name","value":"category"},"name":{"kind":"Name","value":"categoryTitle"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"isFeatured"}},{"kind":"Field","alias":{"kind":"Name","value":"featured"},"name":{"kind":"Name","value":"isFeatured"}},{"kind":"Field","name":{"kind":"Name","value":"isHot"}},{"kind":"Field","alias":{"kind":"Name","value":"hot"},"name":{"kind":"Name","value":"isHot"}},{"kind":"Field","name":{"kind":"Name","value":"isRemote"}},{"kind":"Field","name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","alias":{"kind":"Name","value":"postedDate"},"name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","alias":{"kind":"Name","value":"createdAt"},"name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","name":{"kind":"Name","value":"applicationDeadline"}},{"kind":"Field","alias":{"kind":"Name","value":"expiry"},"name":{"kind":"Name","value":"applicationDeadline"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"adminStatus"}},{"kind":"Field","name":{"kind":"Name","value":"views"}},{"kind":"Field","name":{"kind":"Name","value":"applicationsCount"}},{"kind":"Field","alias":{"kind":"Name","value":"responsibilities"},"name":{"kind":"Name","value":"responsibilitiesText"}},{"kind":"Field","alias":{"kind":"Name","value":"requirements"},"name":{"kind":"Name","value":"requirementsText"}},{"kind":"Field","alias":{"kind":"Name","value":"benefits"},"name":{"kind":"Name","value":"benefitsText"}}]}}]} as unknown as DocumentNode<RestFeaturedJobsQuery, RestFeaturedJobsQueryVariables>;
export const RestHotJobsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestHotJobs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"hot"},"value":{"kind":"BooleanValue","value":true}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"jobs"},"name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestJob"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"total"},"name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"page"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestJob"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","alias":{"kind":"Name","value":"size"},"name":{"kind":"Name","value":"sizeBand"}},{"kind":"Field","alias":{"kind":"Name","value":"founded"},"name":{"kind":"Name","value":"foundedYear"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"descriptionHtml"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"experienceLevel"}},{"kind":"Field","alias":{"kind":"Name","value":"experience"},"name":{"kind":"Name","value":"experienceYears"}},{"kind":"Field","name":{"kind":"Name","value":"educationLevel"}},{"kind":"Field","name":{"kind":"Name","value":"salary"}},{"kind":"Field","name":{"kind":"Name","value":"salaryMin"}},{"kind":"Field","name":{"kind":"Name","value":"salaryMax"}},{"kind":"Field","alias":{"kind":"Name","value":"category"},"name":{"kind":"Name","value":"categoryTitle"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"isFeatured"}},{"kind":"Field","alias":{"kind":"Name","value":"featured"},"name":{"kind":"Name","value":"isFeatured"}},{"kind":"Field","name":{"kind":"Name","value":"isHot"}},{"kind":"Field","alias":{"kind":"Name","value":"hot"},"name":{"kind":"Name","value":"isHot"}},{"kind":"Field","name":{"kind":"Name","value":"isRemote"}},{"kind":"Field","name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","alias":{"kind":"Name","value":"postedDate"},"name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","alias":{"kind":"Name","value":"createdAt"},"name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","name":{"kind":"Name","value":"applicationDeadline"}},{"kind":"Field","alias":{"kind":"Name","value":"expiry"},"name":{"kind":"Name","value":"applicationDeadline"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"adminStatus"}},{"kind":"Field","name":{"kind":"Name","value":"views"}},{"kind":"Field","name":{"kind":"Name","value":"applicationsCount"}},{"kind":"Field","alias":{"kind":"Name","value":"responsibilities"},"name":{"kind":"Name","value":"responsibilitiesText"}},{"kind":"Field","alias":{"kind":"Name","value":"requirements"},"name":{"kind":"Name","value":"requirementsText"}},{"kind":"Field","alias":{"kind":"Name","value":"benefits"},"name":{"kind":"Name","value":"benefitsText"}}]}}]} as unknown as DocumentNode<RestHotJobsQuery, RestHotJobsQueryVariables>;
export const RestNotificationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestNotifications"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notifications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"notifications"},"name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestNotification"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"total"},"name":{"kind":"Name","value":"totalCount"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestNotification"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"read"}},{"kind":"Field","name":{"kind":"Name","value":"readAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<RestNotificationsQuery, RestNotificationsQueryVariables>;
export const RestMarkNotificationReadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestMarkNotificationRead"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markNotificationRead"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notification"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestNotification"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestNotification"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"read"}},{"kind":"Field","name":{"kind":"Name","value":"readAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<RestMarkNotificationReadMutation, RestMarkNotificationReadMutationVariables>;
export const RestPutPartnerJobDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestPutPartnerJob"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PartnerJobInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"putJob"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestPartnerJob"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestJob"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","alias":{"kind":"Name","value":"size"},"name":{"kind":"Name","value":"sizeBand"}},{"kind":"Field","alias":{"kind":"Name","value":"founded"},"name":{"kind":"Name","value":"foundedYear"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"descriptionHtml"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"experienceLevel"}},{"kind":"Field","alias":{"kind":"Name","value":"experience"},"name":{"kind":"Name","value":"experienceYears"}},{"kind":"Field","name":{"kind":"Name","value":"educationLevel"}},{"kind":"Field","name":{"kind":"Name","value":"salary"}},{"kind":"Field","name":{"kind":"Name","value":"salaryMin"}},{"kind":"Field","name":{"kind":"Name","value":"salaryMax"}},{"kind":"Field","alias":{"kind":"Name","value":"category"},"name":{"kind":"Name","value":"categoryTitle"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"isFeatured"}},{"kind":"Field","alias":{"kind":"Name","value":"featured"},"name":{"kind":"Name","value":"isFeatured"}},{"kind":"Field","name":{"kind":"Name","value":"isHot"}},{"kind":"Field","alias":{"kind":"Name","value":"hot"},"name":{"kind":"Name","value":"isHot"}},{"kind":"Field","name":{"kind":"Name","value":"isRemote"}},{"kind":"Field","name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","alias":{"kind":"Name","value":"postedDate"},"name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","alias":{"kind":"Name","value":"createdAt"},"name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","name":{"kind":"Name","value":"applicationDeadline"}},{"kind":"Field","alias":{"kind":"Name","value":"expiry"},"name":{"kind":"Name","value":"applicationDeadline"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"adminStatus"}},{"kind":"Field","name":{"kind":"Name","value":"views"}},{"kind":"Field","name":{"kind":"Name","value":"applicationsCount"}},{"kind":"Field","alias":{"kind":"Name","value":"responsibilities"},"name":{"kind":"Name","value":"responsibilitiesText"}},{"kind":"Field","alias":{"kind":"Name","value":"requirements"},"name":{"kind":"Name","value":"requirementsText"}},{"kind":"Field","alias":{"kind":"Name","value":"benefits"},"name":{"kind":"Name","value":"benefitsText"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestPartnerJob"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"externalId"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestJob"}},{"kind":"Field","name":{"kind":"Name","value":"standing"}},{"kind":"Field","name":{"kind":"Name","value":"adminNotes"}},{"kind":"Field","name":{"kind":"Name","value":"renewableFrom"}}]}}]} as unknown as DocumentNode<RestPutPartnerJobMutation, RestPutPartnerJobMutationVariables>;
export const RestPutPartnerJobsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestPutPartnerJobs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PutJobsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"putJobs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"externalId"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestPartnerJob"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestJob"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","alias":{"kind":"Name","value":"size"},"name":{"kind":"Name","value":"sizeBand"}},{"kind":"Field","alias":{"kind":"Name","value":"founded"},"name":{"kind":"Name","value":"foundedYear"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"descriptionHtml"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"experienceLevel"}},{"kind":"Field","alias":{"kind":"Name","value":"experience"},"name":{"kind":"Name","value":"experienceYears"}},{"kind":"Field","name":{"kind":"Name","value":"educationLevel"}},{"kind":"Field","name":{"kind":"Name","value":"salary"}},{"kind":"Field","name":{"kind":"Name","value":"salaryMin"}},{"kind":"Field","name":{"kind":"Name","value":"salaryMax"}},{"kind":"Field","alias":{"kind":"Name","value":"category"},"name":{"kind":"Name","value":"categoryTitle"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"isFeatured"}},{"kind":"Field","alias":{"kind":"Name","value":"featured"},"name":{"kind":"Name","value":"isFeatured"}},{"kind":"Field","name":{"kind":"Name","value":"isHot"}},{"kind":"Field","alias":{"kind":"Name","value":"hot"},"name":{"kind":"Name","value":"isHot"}},{"kind":"Field","name":{"kind":"Name","value":"isRemote"}},{"kind":"Field","name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","alias":{"kind":"Name","value":"postedDate"},"name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","alias":{"kind":"Name","value":"createdAt"},"name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","name":{"kind":"Name","value":"applicationDeadline"}},{"kind":"Field","alias":{"kind":"Name","value":"expiry"},"name":{"kind":"Name","value":"applicationDeadline"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"adminStatus"}},{"kind":"Field","name":{"kind":"Name","value":"views"}},{"kind":"Field","name":{"kind":"Name","value":"applicationsCount"}},{"kind":"Field","alias":{"kind":"Name","value":"responsibilities"},"name":{"kind":"Name","value":"responsibilitiesText"}},{"kind":"Field","alias":{"kind":"Name","value":"requirements"},"name":{"kind":"Name","value":"requirementsText"}},{"kind":"Field","alias":{"kind":"Name","value":"benefits"},"name":{"kind":"Name","value":"benefitsText"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestPartnerJob"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"externalId"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestJob"}},{"kind":"Field","name":{"kind":"Name","value":"standing"}},{"kind":"Field","name":{"kind":"Name","value":"adminNotes"}},{"kind":"Field","name":{"kind":"Name","value":"renewableFrom"}}]}}]} as unknown as DocumentNode<RestPutPartnerJobsMutation, RestPutPartnerJobsMutationVariables>;
export const RestPartnerJobByExternalIdDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestPartnerJobByExternalId"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"externalId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobByExternalId"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"externalId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"externalId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestPartnerJob"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestJob"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","alias":{"kind":"Name","value":"size"},"name":{"kind":"Name","value":"sizeBand"}},{"kind":"Field","alias":{"kind":"Name","value":"founded"},"name":{"kind":"Name","value":"foundedYear"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"descriptionHtml"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"experienceLevel"}},{"kind":"Field","alias":{"kind":"Name","value":"experience"},"name":{"kind":"Name","value":"experienceYears"}},{"kind":"Field","name":{"kind":"Name","value":"educationLevel"}},{"kind":"Field","name":{"kind":"Name","value":"salary"}},{"kind":"Field","name":{"kind":"Name","value":"salaryMin"}},{"kind":"Field","name":{"kind":"Name","value":"salaryMax"}},{"kind":"Field","alias":{"kind":"Name","value":"category"},"name":{"kind":"Name","value":"categoryTitle"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"isFeatured"}},{"kind":"Field","alias":{"kind":"Name","value":"featured"},"name":{"kind":"Name","value":"isFeatured"}},{"kind":"Field","name":{"kind":"Name","value":"isHot"}},{"kind":"Field","alias":{"kind":"Name","value":"hot"},"name":{"kind":"Name","value":"isHot"}},{"kind":"Field","name":{"kind":"Name","value":"isRemote"}},{"kind":"Field","name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","alias":{"kind":"Name","value":"postedDate"},"name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","alias":{"kind":"Name","value":"createdAt"},"name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","name":{"kind":"Name","value":"applicationDeadline"}},{"kind":"Field","alias":{"kind":"Name","value":"expiry"},"name":{"kind":"Name","value":"applicationDeadline"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"adminStatus"}},{"kind":"Field","name":{"kind":"Name","value":"views"}},{"kind":"Field","name":{"kind":"Name","value":"applicationsCount"}},{"kind":"Field","alias":{"kind":"Name","value":"responsibilities"},"name":{"kind":"Name","value":"responsibilitiesText"}},{"kind":"Field","alias":{"kind":"Name","value":"requirements"},"name":{"kind":"Name","value":"requirementsText"}},{"kind":"Field","alias":{"kind":"Name","value":"benefits"},"name":{"kind":"Name","value":"benefitsText"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestPartnerJob"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"externalId"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestJob"}},{"kind":"Field","name":{"kind":"Name","value":"standing"}},{"kind":"Field","name":{"kind":"Name","value":"adminNotes"}},{"kind":"Field","name":{"kind":"Name","value":"renewableFrom"}}]}}]} as unknown as DocumentNode<RestPartnerJobByExternalIdQuery, RestPartnerJobByExternalIdQueryVariables>;
export const RestDeletePartnerJobDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestDeletePartnerJob"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"externalId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletePartnerJob"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"externalId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"externalId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedJobId"}}]}}]}}]} as unknown as DocumentNode<RestDeletePartnerJobMutation, RestDeletePartnerJobMutationVariables>;
export const RestMyJobsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestMyJobs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"show"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OwnJobsShown"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OwnJobsSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"show"},"value":{"kind":"Variable","name":{"kind":"Name","value":"show"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"jobs"},"name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestJob"}},{"kind":"Field","name":{"kind":"Name","value":"standing"}},{"kind":"Field","name":{"kind":"Name","value":"adminNotes"}},{"kind":"Field","name":{"kind":"Name","value":"renewableFrom"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"total"},"name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"figures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"hot"}},{"kind":"Field","name":{"kind":"Name","value":"applications"}},{"kind":"Field","name":{"kind":"Name","value":"views"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestJob"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","alias":{"kind":"Name","value":"size"},"name":{"kind":"Name","value":"sizeBand"}},{"kind":"Field","alias":{"kind":"Name","value":"founded"},"name":{"kind":"Name","value":"foundedYear"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"descriptionHtml"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"experienceLevel"}},{"kind":"Field","alias":{"kind":"Name","value":"experience"},"name":{"kind":"Name","value":"experienceYears"}},{"kind":"Field","name":{"kind":"Name","value":"educationLevel"}},{"kind":"Field","name":{"kind":"Name","value":"salary"}},{"kind":"Field","name":{"kind":"Name","value":"salaryMin"}},{"kind":"Field","name":{"kind":"Name","value":"salaryMax"}},{"kind":"Field","alias":{"kind":"Name","value":"category"},"name":{"kind":"Name","value":"categoryTitle"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"isFeatured"}},{"kind":"Field","alias":{"kind":"Name","value":"featured"},"name":{"kind":"Name","value":"isFeatured"}},{"kind":"Field","name":{"kind":"Name","value":"isHot"}},{"kind":"Field","alias":{"kind":"Name","value":"hot"},"name":{"kind":"Name","value":"isHot"}},{"kind":"Field","name":{"kind":"Name","value":"isRemote"}},{"kind":"Field","name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","alias":{"kind":"Name","value":"postedDate"},"name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","alias":{"kind":"Name","value":"createdAt"},"name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","name":{"kind":"Name","value":"applicationDeadline"}},{"kind":"Field","alias":{"kind":"Name","value":"expiry"},"name":{"kind":"Name","value":"applicationDeadline"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"adminStatus"}},{"kind":"Field","name":{"kind":"Name","value":"views"}},{"kind":"Field","name":{"kind":"Name","value":"applicationsCount"}},{"kind":"Field","alias":{"kind":"Name","value":"responsibilities"},"name":{"kind":"Name","value":"responsibilitiesText"}},{"kind":"Field","alias":{"kind":"Name","value":"requirements"},"name":{"kind":"Name","value":"requirementsText"}},{"kind":"Field","alias":{"kind":"Name","value":"benefits"},"name":{"kind":"Name","value":"benefitsText"}}]}}]} as unknown as DocumentNode<RestMyJobsQuery, RestMyJobsQueryVariables>;
export const RestCreateJobDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestCreateJob"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateJobInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createJob"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestJob"}},{"kind":"Field","name":{"kind":"Name","value":"standing"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestJob"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","alias":{"kind":"Name","value":"size"},"name":{"kind":"Name","value":"sizeBand"}},{"kind":"Field","alias":{"kind":"Name","value":"founded"},"name":{"kind":"Name","value":"foundedYear"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"descriptionHtml"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"experienceLevel"}},{"kind":"Field","alias":{"kind":"Name","value":"experience"},"name":{"kind":"Name","value":"experienceYears"}},{"kind":"Field","name":{"kind":"Name","value":"educationLevel"}},{"kind":"Field","name":{"kind":"Name","value":"salary"}},{"kind":"Field","name":{"kind":"Name","value":"salaryMin"}},{"kind":"Field","name":{"kind":"Name","value":"salaryMax"}},{"kind":"Field","alias":{"kind":"Name","value":"category"},"name":{"kind":"Name","value":"categoryTitle"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"isFeatured"}},{"kind":"Field","alias":{"kind":"Name","value":"featured"},"name":{"kind":"Name","value":"isFeatured"}},{"kind":"Field","name":{"kind":"Name","value":"isHot"}},{"kind":"Field","alias":{"kind":"Name","value":"hot"},"name":{"kind":"Name","value":"isHot"}},{"kind":"Field","name":{"kind":"Name","value":"isRemote"}},{"kind":"Field","name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","alias":{"kind":"Name","value":"postedDate"},"name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","alias":{"kind":"Name","value":"createdAt"},"name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","name":{"kind":"Name","value":"applicationDeadline"}},{"kind":"Field","alias":{"kind":"Name","value":"expiry"},"name":{"kind":"Name","value":"applicationDeadline"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"adminStatus"}},{"kind":"Field","name":{"kind":"Name","value":"views"}},{"kind":"Field","name":{"kind":"Name","value":"applicationsCount"}},{"kind":"Field","alias":{"kind":"Name","value":"responsibilities"},"name":{"kind":"Name","value":"responsibilitiesText"}},{"kind":"Field","alias":{"kind":"Name","value":"requirements"},"name":{"kind":"Name","value":"requirementsText"}},{"kind":"Field","alias":{"kind":"Name","value":"benefits"},"name":{"kind":"Name","value":"benefitsText"}}]}}]} as unknown as DocumentNode<RestCreateJobMutation, RestCreateJobMutationVariables>;
export const RestUpdateJobDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestUpdateJob"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateJobInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateJob"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestJob"}},{"kind":"Field","name":{"kind":"Name","value":"standing"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestJob"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","alias":{"kind":"Name","value":"size"},"name":{"kind":"Name","value":"sizeBand"}},{"kind":"Field","alias":{"kind":"Name","value":"founded"},"name":{"kind":"Name","value":"foundedYear"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"descriptionHtml"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"experienceLevel"}},{"kind":"Field","alias":{"kind":"Name","value":"experience"},"name":{"kind":"Name","value":"experienceYears"}},{"kind":"Field","name":{"kind":"Name","value":"educationLevel"}},{"kind":"Field","name":{"kind":"Name","value":"salary"}},{"kind":"Field","name":{"kind":"Name","value":"salaryMin"}},{"kind":"Field","name":{"kind":"Name","value":"salaryMax"}},{"kind":"Field","alias":{"kind":"Name","value":"category"},"name":{"kind":"Name","value":"categoryTitle"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"isFeatured"}},{"kind":"Field","alias":{"kind":"Name","value":"featured"},"name":{"kind":"Name","value":"isFeatured"}},{"kind":"Field","name":{"kind":"Name","value":"isHot"}},{"kind":"Field","alias":{"kind":"Name","value":"hot"},"name":{"kind":"Name","value":"isHot"}},{"kind":"Field","name":{"kind":"Name","value":"isRemote"}},{"kind":"Field","name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","alias":{"kind":"Name","value":"postedDate"},"name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","alias":{"kind":"Name","value":"createdAt"},"name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","name":{"kind":"Name","value":"applicationDeadline"}},{"kind":"Field","alias":{"kind":"Name","value":"expiry"},"name":{"kind":"Name","value":"applicationDeadline"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"adminStatus"}},{"kind":"Field","name":{"kind":"Name","value":"views"}},{"kind":"Field","name":{"kind":"Name","value":"applicationsCount"}},{"kind":"Field","alias":{"kind":"Name","value":"responsibilities"},"name":{"kind":"Name","value":"responsibilitiesText"}},{"kind":"Field","alias":{"kind":"Name","value":"requirements"},"name":{"kind":"Name","value":"requirementsText"}},{"kind":"Field","alias":{"kind":"Name","value":"benefits"},"name":{"kind":"Name","value":"benefitsText"}}]}}]} as unknown as DocumentNode<RestUpdateJobMutation, RestUpdateJobMutationVariables>;
export const RestDeleteJobDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestDeleteJob"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteJob"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedJobId"}}]}}]}}]} as unknown as DocumentNode<RestDeleteJobMutation, RestDeleteJobMutationVariables>;
export const RestSavedJobsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestSavedJobs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedJobs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"savedJobs"},"name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isOpen"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"salary"}},{"kind":"Field","name":{"kind":"Name","value":"salaryMin"}},{"kind":"Field","name":{"kind":"Name","value":"salaryMax"}},{"kind":"Field","name":{"kind":"Name","value":"isRemote"}},{"kind":"Field","name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","name":{"kind":"Name","value":"applicationDeadline"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"total"},"name":{"kind":"Name","value":"totalCount"}}]}}]}}]}}]} as unknown as DocumentNode<RestSavedJobsQuery, RestSavedJobsQueryVariables>;
export const RestSaveJobDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestSaveJob"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveJob"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"jobId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedJobIds"}}]}}]}}]}}]} as unknown as DocumentNode<RestSaveJobMutation, RestSaveJobMutationVariables>;
export const RestUnsaveJobDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestUnsaveJob"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unsaveJob"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"jobId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedJobIds"}}]}}]}}]}}]} as unknown as DocumentNode<RestUnsaveJobMutation, RestUnsaveJobMutationVariables>;
export const RestProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestUser"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"onboardingComplete"}},{"kind":"Field","name":{"kind":"Name","value":"emailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"headline"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"experience"}},{"kind":"Field","name":{"kind":"Name","value":"experienceType"}},{"kind":"Field","name":{"kind":"Name","value":"education"}},{"kind":"Field","name":{"kind":"Name","value":"specialization"}},{"kind":"Field","name":{"kind":"Name","value":"university"}},{"kind":"Field","name":{"kind":"Name","value":"yearOfPassing"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"technicalSkills"}},{"kind":"Field","name":{"kind":"Name","value":"functionalSkills"}},{"kind":"Field","name":{"kind":"Name","value":"certifications"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"preferredLocations"}},{"kind":"Field","name":{"kind":"Name","value":"dateOfBirth"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"currentCompany"}},{"kind":"Field","name":{"kind":"Name","value":"currentJobTitle"}},{"kind":"Field","name":{"kind":"Name","value":"currentCTC"}},{"kind":"Field","name":{"kind":"Name","value":"salaryExpectation"}},{"kind":"Field","name":{"kind":"Name","value":"hasBike"}},{"kind":"Field","name":{"kind":"Name","value":"hasDrivingLicense"}},{"kind":"Field","name":{"kind":"Name","value":"isOpenToWork"}},{"kind":"Field","name":{"kind":"Name","value":"resume"}}]}}]}}]} as unknown as DocumentNode<RestProfileQuery, RestProfileQueryVariables>;
export const RestUpdateProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestUpdateProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateProfileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestUser"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"onboardingComplete"}},{"kind":"Field","name":{"kind":"Name","value":"emailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"headline"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"experience"}},{"kind":"Field","name":{"kind":"Name","value":"experienceType"}},{"kind":"Field","name":{"kind":"Name","value":"education"}},{"kind":"Field","name":{"kind":"Name","value":"specialization"}},{"kind":"Field","name":{"kind":"Name","value":"university"}},{"kind":"Field","name":{"kind":"Name","value":"yearOfPassing"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"technicalSkills"}},{"kind":"Field","name":{"kind":"Name","value":"functionalSkills"}},{"kind":"Field","name":{"kind":"Name","value":"certifications"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"preferredLocations"}},{"kind":"Field","name":{"kind":"Name","value":"dateOfBirth"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"currentCompany"}},{"kind":"Field","name":{"kind":"Name","value":"currentJobTitle"}},{"kind":"Field","name":{"kind":"Name","value":"currentCTC"}},{"kind":"Field","name":{"kind":"Name","value":"salaryExpectation"}},{"kind":"Field","name":{"kind":"Name","value":"hasBike"}},{"kind":"Field","name":{"kind":"Name","value":"hasDrivingLicense"}},{"kind":"Field","name":{"kind":"Name","value":"isOpenToWork"}},{"kind":"Field","name":{"kind":"Name","value":"resume"}}]}}]}}]} as unknown as DocumentNode<RestUpdateProfileMutation, RestUpdateProfileMutationVariables>;
export const RestCompleteOnboardingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestCompleteOnboarding"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CompleteOnboardingInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"completeOnboarding"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestUser"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"onboardingComplete"}},{"kind":"Field","name":{"kind":"Name","value":"emailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"headline"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"experience"}},{"kind":"Field","name":{"kind":"Name","value":"experienceType"}},{"kind":"Field","name":{"kind":"Name","value":"education"}},{"kind":"Field","name":{"kind":"Name","value":"specialization"}},{"kind":"Field","name":{"kind":"Name","value":"university"}},{"kind":"Field","name":{"kind":"Name","value":"yearOfPassing"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"technicalSkills"}},{"kind":"Field","name":{"kind":"Name","value":"functionalSkills"}},{"kind":"Field","name":{"kind":"Name","value":"certifications"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"preferredLocations"}},{"kind":"Field","name":{"kind":"Name","value":"dateOfBirth"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"currentCompany"}},{"kind":"Field","name":{"kind":"Name","value":"currentJobTitle"}},{"kind":"Field","name":{"kind":"Name","value":"currentCTC"}},{"kind":"Field","name":{"kind":"Name","value":"salaryExpectation"}},{"kind":"Field","name":{"kind":"Name","value":"hasBike"}},{"kind":"Field","name":{"kind":"Name","value":"hasDrivingLicense"}},{"kind":"Field","name":{"kind":"Name","value":"isOpenToWork"}},{"kind":"Field","name":{"kind":"Name","value":"resume"}}]}}]}}]} as unknown as DocumentNode<RestCompleteOnboardingMutation, RestCompleteOnboardingMutationVariables>;
export const RestOnboardingStatusDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestOnboardingStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"onboardingComplete"}}]}}]}}]}}]} as unknown as DocumentNode<RestOnboardingStatusQuery, RestOnboardingStatusQueryVariables>;