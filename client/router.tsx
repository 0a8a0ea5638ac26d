import type { ApolloClient } from '@apollo/client';
import type { SiteLocale } from './lib/locale.ts';
import type { PageLine } from './lib/page.ts';
import type { RouteObject } from './lib/routing.ts';
import { DialogHost } from './pages/account/DialogHost.tsx';
import { createRoutes } from './pages/frame/route/createRoutes.tsx';

/** Every page of the site, in the order a visitor meets them. A page is a file of client/pages and a chunk of its own. */
// prettier-ignore
export const PAGES: readonly PageLine[] = [
  { path: '/', page: 'home/HomePage', words: ['home', 'jobFacts'], access: 'public' },
  { path: '/home', page: 'home/HomePage', words: ['home', 'jobFacts'], access: 'public', canonical: '/' },
  { path: '/login', page: 'home/HomePage', words: ['home', 'jobFacts'], access: 'public', canonical: '/', noindex: true, opens: 'login' },

  { path: '/browse-jobs', page: 'frame/LaterPage', name: 'browseJobs', access: 'public' },
  { path: '/browse-categories', page: 'frame/LaterPage', name: 'browseCategories', access: 'public' },
  { path: '/job-details/:jobId', page: 'frame/LaterPage', name: 'jobDetails', access: 'public' },
  { path: '/companies/:slug', page: 'frame/LaterPage', name: 'company', access: 'public' },

  { path: '/saved-jobs', page: 'frame/LaterPage', name: 'savedJobs', access: 'login' },
  { path: '/job-alerts', page: 'frame/LaterPage', name: 'jobAlerts', access: 'login' },
  { path: '/my-applications', page: 'frame/LaterPage', name: 'myApplications', access: 'job_seeker' },
  { path: '/profile', page: 'frame/PlaceholderPage', name: 'profile', access: 'job_seeker' },
  { path: '/resume', page: 'frame/PlaceholderPage', name: 'resume', access: 'public' },
  { path: '/settings', page: 'account/SettingsPage', access: 'login', words: ['account', 'validation'], instead: { ADMIN: '/admin/settings' } },
  { path: '/signup', page: 'frame/PlaceholderPage', name: 'signup', access: 'public' },
  { path: '/candidates', page: 'frame/PlaceholderPage', name: 'candidates', access: 'public' },

  { path: '/browse-database', page: 'frame/LaterPage', name: 'browseDatabase', access: 'public' },
  { path: '/add-job', page: 'frame/LaterPage', name: 'addJob', access: 'employer' },
  { path: '/manage-jobs', page: 'frame/LaterPage', name: 'manageJobs', access: 'employer' },
  { path: '/manage-applications', page: 'frame/LaterPage', name: 'manageApplications', access: 'employer' },
  { path: '/company-profile', page: 'frame/LaterPage', name: 'companyProfile', access: 'employer' },

  { path: '/blog', page: 'frame/LaterPage', name: 'blog', access: 'public' },
  { path: '/blog/:slug', page: 'frame/LaterPage', name: 'post', access: 'public' },
  { path: '/about', page: 'frame/LaterPage', name: 'about', access: 'public' },
  { path: '/privacy', page: 'frame/LaterPage', name: 'privacy', access: 'public' },
  { path: '/faq', page: 'frame/LaterPage', name: 'faq', access: 'public' },
  { path: '/contact', page: 'frame/LaterPage', name: 'contact', access: 'public' },

  { path: '/reset-password', page: 'account/ResetPasswordPage', access: 'public', words: ['account', 'validation'], noindex: true },
  { path: '/verify-email', page: 'account/VerifyEmailPage', access: 'public', words: ['account'], noindex: true },
  { path: '/unsubscribe', page: 'frame/LaterPage', name: 'unsubscribe', access: 'public', noindex: true },

  { path: '/admin/login', page: 'frame/LaterPage', name: 'adminLogin', access: 'public', noindex: true },
  { path: '/admin', page: 'frame/LaterPage', name: 'admin', access: 'admin' },
  { path: '/admin/users', page: 'frame/LaterPage', name: 'adminUsers', access: 'admin' },
  { path: '/admin/companies', page: 'frame/LaterPage', name: 'adminCompanies', access: 'admin' },
  { path: '/admin/jobs', page: 'frame/LaterPage', name: 'adminJobs', access: 'admin' },
  { path: '/admin/bulk-upload', page: 'frame/LaterPage', name: 'adminBulkUpload', access: 'admin' },
  { path: '/admin/analytics', page: 'frame/LaterPage', name: 'adminAnalytics', access: 'admin' },
  { path: '/admin/activity', page: 'frame/LaterPage', name: 'adminActivity', access: 'admin' },
  { path: '/admin/settings', page: 'account/SettingsPage', access: 'admin', words: ['account', 'validation'] },

  { path: '/docs/api', page: 'frame/LaterPage', name: 'apiDocs', access: 'public' },
];

const NOT_FOUND: PageLine = {
  path: '*',
  page: 'frame/NotFoundPage',
  access: 'public',
  status: 404,
};
const UI_SAMPLES: PageLine = {
  path: '/dev/ui',
  page: 'dev/UiPage',
  access: 'public',
  noindex: true,
};

export interface RouterOptions {
  client: ApolloClient;
  locale: SiteLocale;
  /** Outside production: the page with every part of client/ui. */
  devTools: boolean;
  onServer?: boolean;
}

export function pageLines(devTools: boolean): readonly PageLine[] {
  return devTools ? [...PAGES, UI_SAMPLES, NOT_FOUND] : [...PAGES, NOT_FOUND];
}

export function siteRoutes(options: RouterOptions): RouteObject[] {
  const { devTools, onServer = false, ...around } = options;
  return createRoutes(pageLines(devTools), { ...around, onServer, dialogs: <DialogHost /> });
}
