import type { MessageSide } from '#schema/options/messages.ts';

type Line = readonly [side: MessageSide, text: string];

/** What companies and applicants write to each other; the fields are those of a template. */
export const DIALOGUES: readonly (readonly Line[])[] = [
  [
    [
      'company',
      'Dear {name}, thank you for applying for {job}. Are you free for a call this week?',
    ],
    ['applicant', 'Thank you. I am free on any day after 4 in the afternoon.'],
    ['company', 'Good. I will call you on Thursday at half past four.\n\n{sender}, {company}'],
    ['applicant', 'Thursday is fine. I look forward to it.'],
  ],
  [
    ['applicant', 'Hello, is the job at your main office or at the branch?'],
    ['company', 'At the main office. Two days a week you can work from home.'],
    ['applicant', 'That suits me well, thank you.'],
  ],
  [
    [
      'company',
      'Hello {name}, your resume does not mention a notice period. When could you start?',
    ],
    ['applicant', 'My notice period is 30 days, and my manager knows that I am looking.'],
  ],
  [['company', 'Dear {name}, please send us your last certificate as a PDF before the next step.']],
  [['applicant', 'Good morning, may I ask when you will decide about {job}?']],
  [
    ['applicant', 'Is the pay for {job} negotiable for someone with my experience?'],
    ['company', 'A little. Let us talk about it once we have met.\n\n{sender}'],
  ],
];

export const TEMPLATES: readonly { name: string; body: string }[] = [
  {
    name: 'Invitation to a call',
    body: 'Dear {name},\n\nthank you for applying for {job}. Are you free for a short call this week? Please suggest a time.\n\n{sender}, {company}',
  },
  {
    name: 'Documents needed',
    body: 'Dear {name},\n\nplease send us your last certificate as a PDF, so that we can continue with your application for {job}.\n\n{sender}, {company}',
  },
  {
    name: 'Still deciding',
    body: 'Dear {name},\n\nmany people applied for {job}, and we need another week to decide. You will hear from us in any case.\n\n{sender}, {company}',
  },
];
