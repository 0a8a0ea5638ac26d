import type activity from '#schema/words/en/activity.json';
import type admin from '#schema/words/en/admin.json';
import type adminUsers from '#schema/words/en/adminUsers.json';
import type analytics from '#schema/words/en/analytics.json';
import type addJob from '#schema/words/en/addJob.json';
import type manageJobs from '#schema/words/en/manageJobs.json';
import type apiKeys from '#schema/words/en/apiKeys.json';
import type apiDocs from '#schema/words/en/apiDocs.json';
import type alerts from '#schema/words/en/alerts.json';
import type account from '#schema/words/en/account.json';
import type dashboard from '#schema/words/en/dashboard.json';
import type onboarding from '#schema/words/en/onboarding.json';
import type profile from '#schema/words/en/profile.json';
import type applications from '#schema/words/en/applications.json';
import type manageApplications from '#schema/words/en/manageApplications.json';
import type files from '#schema/words/en/files.json';
import type resumes from '#schema/words/en/resumes.json';
import type career from '#schema/words/en/career.json';
import type backups from '#schema/words/en/backups.json';
import type browse from '#schema/words/en/browse.json';
import type commands from '#schema/words/en/commands.json';
import type companyProfile from '#schema/words/en/companyProfile.json';
import type compare from '#schema/words/en/compare.json';
import type company from '#schema/words/en/company.json';
import type postFacts from '#schema/words/en/postFacts.json';
import type blog from '#schema/words/en/blog.json';
import type subscribe from '#schema/words/en/subscribe.json';
import type about from '#schema/words/en/about.json';
import type faq from '#schema/words/en/faq.json';
import type contact from '#schema/words/en/contact.json';
import type database from '#schema/words/en/database.json';
import type bulkUpload from '#schema/words/en/bulkUpload.json';
import type candidates from '#schema/words/en/candidates.json';
import type privacy from '#schema/words/en/privacy.json';
import type home from '#schema/words/en/home.json';
import type jobFacts from '#schema/words/en/jobFacts.json';
import type pay from '#schema/words/en/pay.json';
import type recommendation from '#schema/words/en/recommendation.json';
import type saved from '#schema/words/en/saved.json';
import type jobs from '#schema/words/en/jobs.json';
import type notifications from '#schema/words/en/notifications.json';
import type settings from '#schema/words/en/settings.json';
import type systemSettings from '#schema/words/en/systemSettings.json';
import type shell from '#schema/words/en/shell.json';
import type twoFactor from '#schema/words/en/twoFactor.json';
import type webhooks from '#schema/words/en/webhooks.json';
import type validation from '#schema/words/en/validation.json';

/** The catalogues of schema/words, one line per area. English is complete, so its keys are the type. */
export interface WordAreas {
  activity: typeof activity;
  admin: typeof admin;
  adminUsers: typeof adminUsers;
  analytics: typeof analytics;
  addJob: typeof addJob;
  manageJobs: typeof manageJobs;
  account: typeof account;
  alerts: typeof alerts;
  apiDocs: typeof apiDocs;
  apiKeys: typeof apiKeys;
  resumes: typeof resumes;
  files: typeof files;
  applications: typeof applications;
  manageApplications: typeof manageApplications;
  dashboard: typeof dashboard;
  onboarding: typeof onboarding;
  profile: typeof profile;
  career: typeof career;
  backups: typeof backups;
  browse: typeof browse;
  commands: typeof commands;
  company: typeof company;
  compare: typeof compare;
  companyProfile: typeof companyProfile;
  postFacts: typeof postFacts;
  blog: typeof blog;
  subscribe: typeof subscribe;
  about: typeof about;
  faq: typeof faq;
  contact: typeof contact;
  database: typeof database;
  bulkUpload: typeof bulkUpload;
  candidates: typeof candidates;
  privacy: typeof privacy;
  home: typeof home;
  jobFacts: typeof jobFacts;
  pay: typeof pay;
  recommendation: typeof recommendation;
  saved: typeof saved;
  jobs: typeof jobs;
  notifications: typeof notifications;
  settings: typeof settings;
  systemSettings: typeof systemSettings;
  shell: typeof shell;
  twoFactor: typeof twoFactor;
  validation: typeof validation;
  webhooks: typeof webhooks;
}

export type WordArea = keyof WordAreas;

declare module 'use-intl' {
  interface AppConfig {
    Messages: WordAreas;
  }
}
