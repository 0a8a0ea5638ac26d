import type { LineOfWork } from './lineOfWork.ts';

// oxfmt-ignore
export const OFFICES: readonly LineOfWork[] = [
  {
    key: 'legal', field: 'legal', setting: 'office',
    types: { full_time: 90, intern: 6, contract: 4 },
    roles: [
      { title: 'Legal Executive', pay: [2.6, 6], years: [0, 5], education: 'bachelor', skills: ['Communication', 'Time Management'], does: 'You draft and review contracts and keep the calendar of hearings.' },
      { title: 'Legal Advisor', pay: [5, 14], years: [4, 12], education: 'bachelor', skills: ['Negotiation', 'Decision Making', 'Communication'], does: 'You advise managers before they sign, in sentences that they understand.' },
      { title: 'Company Secretary', pay: [5, 14], years: [1, 10], education: 'other', skills: ['Communication', 'Time Management', 'Decision Making'], does: 'You look after boards, filings and minutes.' },
      { title: 'Compliance Officer', pay: [4.5, 12], years: [2, 10], education: 'bachelor', skills: ['Decision Making', 'Communication', 'Data Analysis'], does: 'You know which rule applies and see that it is followed.' },
      { title: 'Paralegal', pay: [2, 4], years: [0, 4], education: 'bachelor', skills: ['Data Entry', 'Communication'], does: 'You search titles, prepare bundles and follow files through offices.' },
    ],
    work: [
      'Matters are small and many, and each has an owner and a date.',
      'You write for people who are not lawyers.',
      'Registers and filings are on one calendar that nobody may ignore.',
    ],
    duties: [
      'Draft, review and file agreements',
      'Track due dates of filings, licences and hearings',
      'Answer questions from departments in writing',
      'Work with outside counsel and government offices',
      'Keep registers and evidence in order',
    ],
    demands: [
      'Law degree or professional membership for the post',
      'Writes short and exact English',
      'Discreet and independent',
      'Careful with dates',
    ],
  },
  {
    key: 'administration', field: 'administration', setting: 'office',
    types: { full_time: 84, part_time: 8, temporary: 5, contract: 3 },
    roles: [
      { title: 'Data Entry Operator', pay: [1.4, 2.5], years: [0, 3], education: 'high_school', skills: ['Data Entry', 'Microsoft Excel'], does: 'You type forms and bills into the system and check what you typed.' },
      { title: 'Receptionist', pay: [1.5, 2.8], years: [0, 4], education: 'high_school', skills: ['Communication', 'Customer Service'], does: 'You receive visitors and calls, and know who is where.' },
      { title: 'Admin Executive', pay: [2, 3.8], years: [0, 5], education: 'bachelor', skills: ['Communication', 'Microsoft Excel', 'Time Management'], does: 'You look after vendors, travel, stationery and everything that nobody else does.' },
      { title: 'Office Assistant', pay: [1.4, 2.4], years: [0, 5], education: 'high_school', skills: ['Time Management', 'Data Entry'], does: 'You copy, file, carry and help wherever a hand is missing.' },
      { title: 'Office Boy', pay: [1.2, 1.9], years: [0, 5], education: null, skills: ['Time Management'], does: 'You make tea, carry papers and keep the rooms tidy.' },
      { title: 'Executive Assistant', pay: [3.5, 8], years: [2, 9], education: 'bachelor', skills: ['Communication', 'Time Management', 'Presentation'], does: 'You run the calendar of two directors and prepare what they present.' },
      { title: 'Document Controller', pay: [2, 4], years: [0, 6], education: 'bachelor', skills: ['Data Entry', 'Microsoft Excel'], does: 'You number, issue and recall documents, so that nobody works from an old one.' },
      { title: 'Operations Executive', pay: [2.2, 4.2], years: [0, 4], education: 'bachelor', skills: ['Operations Management', 'Microsoft Excel', 'Communication'], does: 'You see that today’s orders are done today.' },
      { title: 'Operations Manager', pay: [6, 14], years: [6, 14], education: 'bachelor', skills: ['Operations Management', 'Leadership', 'Team Management'], does: 'You lead the daily work of fifty people and improve it every month.' },
    ],
    work: [
      'The office is small enough that everyone knows your name in a week.',
      'You meet all departments in the course of a day.',
      'Much is routine, and the rest is surprises.',
    ],
    duties: [
      'Keep records and files correct and easy to find',
      'Answer calls, mails and visitors politely',
      'Arrange meetings, travel and supplies',
      'Prepare simple reports in Excel',
      'Follow up what was promised',
      'Help colleagues when the queue is long',
    ],
    demands: [
      'Organised and friendly',
      'Basic computer skills; typing 30 words a minute for desk posts',
      'Reads and writes English, speaks the local language',
      'Honest with keys, cash and papers',
    ],
  },
  {
    key: 'people', field: 'hr', setting: 'office', canBeRemote: true,
    types: { full_time: 84, intern: 12, contract: 4 },
    roles: [
      { title: 'HR Executive', pay: [2.2, 4.5], years: [0, 4], education: 'bachelor', skills: ['Recruitment', 'Communication', 'Microsoft Excel'], does: 'You look after joining, attendance, leave and the many small questions of the day.' },
      { title: 'HR Recruiter', pay: [2.2, 5], years: [0, 4], education: 'bachelor', skills: ['Recruitment', 'Telecalling', 'Communication'], does: 'You fill twelve to fifteen posts a month and tell every candidate how it ended.' },
      { title: 'IT Recruiter', pay: [2.6, 6.5], years: [0, 5], education: 'bachelor', skills: ['Recruitment', 'Communication', 'Negotiation'], does: 'You find engineers who fit, and can tell Java from JavaScript.' },
      { title: 'Talent Acquisition Specialist', pay: [4, 10], years: [2, 7], education: 'master', skills: ['Recruitment', 'Relationship Management', 'Negotiation'], does: 'You hire for posts that are hard to fill and keep a network for the next one.' },
      { title: 'Payroll Executive', pay: [2.4, 5], years: [0, 5], education: 'bachelor', skills: ['Accounting', 'Microsoft Excel', 'Time Management'], does: 'You run the payroll of eight hundred people, with PF, ESI and TDS, and pay on the last working day.' },
      { title: 'HR Assistant', pay: [1.8, 3], years: [0, 2], education: 'bachelor', skills: ['Data Entry', 'Communication', 'Microsoft Excel'], does: 'You keep files and letters in order and help with interviews and inductions.' },
      { title: 'HR Manager', pay: [6, 14], years: [6, 14], education: 'master', skills: ['Leadership', 'Recruitment', 'Training & Development', 'Decision Making'], does: 'You lead a team of four and sit at the table where decisions about people are made.' },
      { title: 'HR Business Partner', pay: [8, 18], years: [5, 12], education: 'master', skills: ['Relationship Management', 'Decision Making', 'Training & Development'], does: 'You advise three department heads on their teams and say what they may not like to hear.' },
    ],
    work: [
      'Interviews are arranged within a week, and answers follow within three days.',
      'The handbook is written in plain language, and you may rewrite it.',
      'People come to you with what troubles them, and it stays with you.',
    ],
    duties: [
      'Post vacancies, screen applications and arrange interviews',
      'Write offers and welcome new colleagues on their first day',
      'Keep attendance, leave and personnel files up to date',
      'Answer questions on pay, PF and ESI',
      'Organise trainings and small celebrations',
      'Handle grievances in confidence and by the rule',
    ],
    demands: [
      'Degree in any subject; MBA or MSW in HR for senior posts',
      'Listens more than you speak',
      'Knows the basics of labour law',
      'Good with spreadsheets and an HR system',
      'Discreet, fair and organised',
    ],
  },
];
