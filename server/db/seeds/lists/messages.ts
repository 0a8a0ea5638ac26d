import type { InquiryType } from '#schema/options/contact.ts';

export const MESSAGES: readonly {
  readonly type: InquiryType;
  readonly subject: string;
  readonly message: string;
}[] = [
  { type: 'support', subject: 'Cannot change my phone number', message: 'I have a new number. When I save it in my profile the old one comes back after I log in again.' },
  { type: 'support', subject: 'Verification email', message: 'The email with the link has not reached me since yesterday. I have looked in the spam folder too.' },
  { type: 'general', subject: 'Jobs in small towns', message: 'Do you also have jobs outside the big cities? I live in a district town and would like to stay here.' },
  { type: 'feedback', subject: 'The status helps', message: 'It is good to see that the employer has looked at my application. Other sites never tell you.' },
  { type: 'billing', subject: 'Is posting free?', message: 'We are a workshop with six people. Does it cost anything to post one job for a mechanic?' },
  { type: 'partnership', subject: 'College placement cell', message: 'Our college has 900 final-year students. We would like to know how they could register together.' },
  { type: 'support', subject: 'A caller asked for money', message: 'Someone who said he was from a company listed here asked for a registration fee of 1,500 rupees. I did not pay. Please check.' },
  { type: 'general', subject: 'Hindi', message: 'Can I write my profile in Hindi? My English is simple, but I have worked for eight years.' },
  { type: 'feedback', subject: 'Salary filter', message: 'Please let me see pay by the month. I do not think in lakhs per annum.' },
  { type: 'partnership', subject: 'Training centre for electricians', message: 'We train forty electricians every year and look for employers who want to meet them.' },
  { type: 'billing', subject: 'Invoice for a featured job', message: 'Our accounts department needs to know whether featured jobs are billed, and by whom.' },
  { type: 'support', subject: 'Delete my account', message: 'I have found a job and no longer need the account. Where can I delete it?' },
]; // oxfmt-ignore
