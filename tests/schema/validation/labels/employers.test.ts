import { describe, test } from 'vitest';
import { bulkUploadSchema } from '#schema/validation/bulkRow.ts';
import * as settings from '#schema/validation/employerSettings.ts';
import * as candidates from '#schema/validation/employers/candidate.ts';
import { companySchema } from '#schema/validation/employers/company.ts';
import * as decisions from '#schema/validation/employers/decision.ts';
import { updateJobSchema } from '#schema/validation/employers/job.ts';
import { jobDraftSchema } from '#schema/validation/employers/jobDraft.ts';
import { ownJobsSchema } from '#schema/validation/employers/ownJobs.ts';
import { partnerJobSchema } from '#schema/validation/employers/partnerJob.ts';
import { TODAY } from '../sentences.ts';
import { answer, list, number, text, expectOwnNames, type Form } from './unreadable.ts';

const JOB = {
  ...text({
    title: 'Job title',
    description: 'Description',
    requirements: 'Requirements',
    responsibilities: 'Responsibilities',
    benefits: 'Benefits',
    location: 'Location',
    type: 'Job type',
    category: 'Category',
    industry: 'Industry',
    salary: 'Salary',
    experienceLevel: 'Experience level',
    applicationDeadline: 'Application deadline',
  }),
  ...number({ experience: 'Experience' }),
};

const FORMS: Form[] = [
  [
    'a change of a job',
    updateJobSchema,
    {
      ...JOB,
      ...answer({
        isRemote: 'Remote',
        isFeatured: 'Featured',
        featured: 'Featured',
        isHot: 'Hot',
        hot: 'Hot',
        isUrgent: 'Urgent',
      }),
    },
  ],
  [
    'a draft of a job',
    jobDraftSchema,
    { ...JOB, ...answer({ isRemote: 'Remote', isFeatured: 'Featured', isUrgent: 'Urgent' }) },
  ],
  [
    'a job of a partner',
    partnerJobSchema,
    {
      ...text({ externalId: 'External ID' }),
      ...JOB,
      ...answer({ isRemote: 'Remote', isFeatured: 'Featured', isHot: 'Hot' }),
    },
  ],
  [
    'a company',
    companySchema(TODAY),
    {
      ...text({
        name: 'Company name',
        description: 'Description',
        industry: 'Industry',
        size: 'Company size',
        website: 'Website',
        phone: 'Phone',
        email: 'Email',
        address: 'Address',
        city: 'City',
        state: 'State',
        country: 'Country',
        logo: 'Logo',
      }),
      ...number({ foundedYear: 'Founded year', employeeCount: 'Number of employees' }),
    },
  ],
  [
    'a search for candidates',
    candidates.candidateFilterSchema,
    {
      ...text({ search: 'Search', location: 'Location' }),
      ...list({ skills: 'Skills' }),
      ...number({
        experienceFrom: 'Experience',
        experienceTo: 'Experience',
        salaryFrom: 'Salary',
        salaryTo: 'Salary',
      }),
    },
  ],
  [
    'a letter to a candidate',
    candidates.contactCandidateSchema,
    text({ candidateId: 'Candidate', jobId: 'Job', message: 'Message' }),
  ],
  [
    'a list of own jobs',
    ownJobsSchema,
    {
      ...text({ search: 'Search', show: 'Status', sort: 'Sort' }),
      ...number({ page: 'Page', limit: 'Limit' }),
    },
  ],
  [
    'a decision',
    decisions.decisionSchema,
    text({ id: 'Application', status: 'Status', from: 'Status' }),
  ],
  [
    'many decisions',
    decisions.bulkDecisionSchema,
    { ...list({ ids: 'Applications' }), ...text({ status: 'Status' }) },
  ],
  [
    'decisions by a filter',
    decisions.matchingDecisionSchema,
    {
      ...text({ jobId: 'Job', search: 'Search', appliedFrom: 'Start date', appliedTo: 'End date' }),
      ...text({ status: 'Status' }),
      until: 'Please check this value',
      ...list({ statuses: 'Status' }),
      ...list({ except: 'Applications', extends: 'Applications' }),
    },
  ],
  [
    'undoing decisions',
    decisions.undoSchema,
    { ...text({ batchId: 'Application' }), ...list({ also: 'Applications' }) },
  ],
  ['a note', decisions.noteSchema, text({ applicationId: 'Application', body: 'Note' })],
  [
    'a status mail',
    decisions.statusMailSchema,
    text({ status: 'Status', subject: 'Subject', body: 'Message' }),
  ],
  [
    'an upload of jobs',
    bulkUploadSchema,
    { ...list({ data: 'Rows' }), type: 'Job type: please choose one of the options' },
  ],
  [
    'the name of an employer',
    settings.employerProfileSchema,
    text({
      firstName: 'First name',
      lastName: 'Last name',
      phone: 'Phone',
      companyName: 'Company name',
    }),
  ],
  [
    'the notifications of an employer',
    settings.employerNotificationsSchema,
    answer({
      emailNotifications: 'Email notifications',
      applicationAlerts: 'Application alerts',
      jobExpiryAlerts: 'Job expiry alerts',
      weeklyReports: 'Weekly reports',
      marketingEmails: 'Marketing emails',
    }),
  ],
  [
    'the privacy of an employer',
    settings.employerPrivacySchema,
    {
      ...text({ profileVisibility: 'Profile visibility' }),
      ...answer({
        showContactInfo: 'Show contact info',
        allowDirectContact: 'Allow direct contact',
      }),
    },
  ],
];

describe('an unreadable field is reported by its own name to employers and partners', () => {
  test.each(FORMS)('in %s', (...form) => expectOwnNames(form));
});
