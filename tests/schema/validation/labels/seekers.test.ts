import { describe, test } from 'vitest';
import { contactSchema } from '#schema/validation/contact.ts';
import * as alerts from '#schema/validation/seekers/alert.ts';
import { applicationSchema } from '#schema/validation/seekers/application.ts';
import { companyLetterSchema } from '#schema/validation/seekers/companyLetter.ts';
import * as onboarding from '#schema/validation/seekers/onboarding.ts';
import { profileSchema } from '#schema/validation/seekers/profile.ts';
import { userSettingsSchema } from '#schema/validation/settings/userSettings.ts';
import { TODAY } from '../sentences.ts';
import { answer, list, number, text, expectOwnNames, type Form } from './unreadable.ts';

const FORMS: Form[] = [
  [
    'a profile',
    profileSchema(TODAY),
    {
      ...text({
        firstName: 'First name',
        lastName: 'Last name',
        headline: 'Headline',
        summary: 'Summary',
        phone: 'Phone',
        location: 'Location',
        dateOfBirth: 'Date of birth',
        gender: 'Gender',
        currentCompany: 'Current company',
        currentJobTitle: 'Current job title',
        experience: 'Experience',
        experienceType: 'Experience level',
        education: 'Education',
        specialization: 'Specialization',
        university: 'University',
      }),
      ...number({
        currentCTC: 'Current CTC',
        salaryExpectation: 'Salary expectation',
        yearOfPassing: 'Year of passing',
      }),
      ...list({
        preferredLocations: 'Preferred locations',
        skills: 'Skills',
        technicalSkills: 'Technical skills',
        functionalSkills: 'Functional skills',
        certifications: 'Certifications',
      }),
      ...answer({
        hasBike: 'Bike',
        hasDrivingLicense: 'Driving licence',
        isOpenToWork: 'Open to work',
        onboardingComplete: 'Onboarding',
      }),
    },
  ],
  [
    'the first step of onboarding',
    onboarding.personalStep(TODAY),
    text({
      dateOfBirth: 'Date of birth',
      gender: 'Gender',
      contactNumber: 'Contact number',
      currentLocation: 'Current location',
    }),
  ],
  [
    'the step about education',
    onboarding.educationStep,
    {
      ...text({
        highestQualification: 'Highest qualification',
        specialization: 'Specialization',
        university: 'University',
      }),
      ...number({ yearOfPassing: 'Year of passing' }),
    },
  ],
  [
    'the step about skills',
    onboarding.skillsStep,
    list({
      technicalSkills: 'Technical skills',
      functionalSkills: 'Functional skills',
      certifications: 'Certifications',
    }),
  ],
  [
    'the step about vehicles',
    onboarding.assetsStep,
    answer({ hasBike: 'Bike', hasDrivingLicense: 'Driving licence' }),
  ],
  [
    'the step about the level',
    onboarding.experienceTypeStep,
    text({ experienceType: 'Experience level' }),
  ],
  [
    'an application',
    applicationSchema,
    {
      jobId: 'No job selected',
      ...text({
        resume: 'Resume',
        name: 'Name',
        email: 'Email',
        phone: 'Phone',
        coverLetter: 'Cover letter',
        expectedSalary: 'Expected salary',
      }),
    },
  ],
  [
    'an alert',
    alerts.updateAlertSchema,
    {
      ...text({
        name: 'Alert name',
        keywords: 'Keywords',
        location: 'Location',
        jobType: 'Job type',
        salaryRange: 'Salary range',
        frequency: 'Frequency',
      }),
      ...answer({ isActive: 'Active' }),
    },
  ],
  [
    'a letter to a company',
    companyLetterSchema,
    {
      ...text({ companyId: 'Company', message: 'Message' }),
      ...answer({ shareEmail: 'Share email' }),
    },
  ],
  [
    'a letter to the site',
    contactSchema,
    text({
      name: 'Name',
      email: 'Email',
      subject: 'Subject',
      message: 'Message',
      inquiryType: 'Inquiry type',
    }),
  ],
  [
    'the settings of a user',
    userSettingsSchema,
    {
      ...text({ profileVisibility: 'Profile visibility' }),
      ...answer({
        emailNotifications: 'Email notifications',
        applicationAlerts: 'Application alerts',
        jobAlerts: 'Job alerts',
        jobRecommendations: 'Recommended jobs',
        jobExpiryAlerts: 'Job expiry alerts',
        weeklyReports: 'Weekly reports',
        marketingEmails: 'Marketing emails',
        showContactInfo: 'Show contact info',
        allowDirectContact: 'Allow direct contact',
      }),
    },
  ],
];

describe('an unreadable field is reported by its own name to job seekers', () => {
  test.each(FORMS)('in %s', (...form) => expectOwnNames(form));
});
