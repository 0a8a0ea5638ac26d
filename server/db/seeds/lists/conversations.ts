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
  [
    [
      'applicant',
      'Hello, my phone number has changed since I applied. The new one is in my profile.',
    ],
    ['company', 'Thank you for telling us. I have noted it.'],
  ],
  [
    ['company', 'Hi {name}, are you open to alternate Saturdays? The rest of the team works them.'],
    ['applicant', 'Yes, alternate Saturdays are not a problem for me.'],
    ['company', 'Good to know. We will get back to you by Wednesday.'],
  ],
  [
    ['applicant', 'Do you provide a cab for the evening shift?'],
    ['company', 'Yes, both ways within 25 km, for everyone who leaves after eight.'],
    ['applicant', 'Perfect, then the timing works for me.'],
  ],
  [
    [
      'company',
      'Dear {name}, how far do you live from our office, and how would you come to work?',
    ],
    ['applicant', 'About 12 km, and there is a direct bus.'],
  ],
  [
    ['applicant', 'I have a family function next week. Could we speak after the 10th, please?'],
    ['company', 'Of course. Write to me when you are back.\n\n{sender}'],
  ],
  [
    ['company', 'Hello {name}, who could we call at your last company for a reference?'],
    [
      'applicant',
      'My former team leader is happy to talk to you. I will share the number on the call.',
    ],
  ],
  [
    ['applicant', 'Is there a training period before the work begins?'],
    ['company', 'Two weeks with full pay, at the place where you will work.'],
  ],
  [
    [
      'company',
      'Hi {name}, your application for {job} looks good. I have passed it to the team lead.',
    ],
    ['applicant', 'That is good news, thank you!'],
  ],
  [['applicant', 'Good evening, I forgot to mention that I can join immediately.']],
  [
    ['company', 'Dear {name}, could you send us two or three examples of your recent work?'],
    ['applicant', 'Sure, I will put them together by tomorrow evening.'],
  ],
];

export const TEMPLATES: readonly { name: string; body: string }[] = [
  {
    name: 'Invitation to a call',
    body: 'Dear {name},\n\nThank you for applying for {job}. Are you free for a short call this week? Please suggest a time.\n\n{sender}, {company}',
  },
  {
    name: 'Documents needed',
    body: 'Dear {name},\n\nPlease send us your last certificate as a PDF, so that we can continue with your application for {job}.\n\n{sender}, {company}',
  },
  {
    name: 'Still deciding',
    body: 'Dear {name},\n\nMany people have applied for {job}, and we need another week to decide. We will let you know either way.\n\n{sender}, {company}',
  },
];
