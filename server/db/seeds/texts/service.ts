import type { LineOfWork } from './lineOfWork.ts';

// oxfmt-ignore
export const SERVICE: readonly LineOfWork[] = [
  {
    key: 'contact-centre', field: 'customer_service', setting: 'office', canBeRemote: true,
    types: { full_time: 86, part_time: 8, temporary: 4, contract: 2 },
    roles: [
      { title: 'Telecaller', pay: [1.5, 2.8], years: [0, 3], education: 'high_school', skills: ['Telecalling', 'Communication'], does: 'You call customers about renewals and appointments, from a list that they agreed to be on.' },
      { title: 'BPO Executive', pay: [1.8, 3.2], years: [0, 3], education: 'high_school', skills: ['Customer Service', 'Communication', 'Data Entry'], does: 'You handle orders, returns and account changes for an online shop.' },
      { title: 'Call Center Executive', pay: [1.8, 3.2], years: [0, 3], education: 'high_school', skills: ['Customer Service', 'Telecalling', 'Communication'], does: 'You answer incoming calls in Hindi and one more language.' },
      { title: 'Customer Care Executive', pay: [1.8, 3.4], years: [0, 4], education: 'bachelor', skills: ['Customer Service', 'Communication', 'Problem Solving'], does: 'You take complaints by phone and mail and stay with them until they are closed.' },
      { title: 'Customer Support Executive', pay: [2, 3.8], years: [0, 4], education: 'bachelor', skills: ['Customer Service', 'Communication', 'Problem Solving'], does: 'You help customers with orders, payments and deliveries.' },
      { title: 'Chat Support Executive', pay: [2, 3.6], years: [0, 3], education: 'bachelor', skills: ['Customer Service', 'Communication', 'Data Entry'], does: 'You answer up to three chats at a time, politely and without copied phrases.' },
      { title: 'International Voice Process Executive', pay: [2.6, 5], years: [0, 4], education: 'bachelor', skills: ['Customer Service', 'Communication'], does: 'You speak with callers in Britain and Australia about bookings and bills.' },
      { title: 'Back Office Executive', pay: [1.7, 3.2], years: [0, 4], education: 'bachelor', skills: ['Data Entry', 'Microsoft Excel', 'Time Management'], does: 'You check forms, update records and clear the queue before evening.' },
    ],
    work: [
      'Training takes three weeks, is paid in full, and ends with calls made beside a colleague.',
      'Callers are often upset before they reach you; most are friendly when they leave.',
      'Quality is heard on five calls a month, and you hear them too.',
      'Breaks are fixed, and nobody is asked to skip them.',
    ],
    duties: [
      'Answer calls, chats and mails within the agreed time',
      'Find out the real request and solve it at once where possible',
      'Note every contact in the system, so that nobody has to repeat it',
      'Pass on what you cannot solve, with all facts',
      'Call back when you said you would',
      'Tell the team leader when many people ask the same thing',
    ],
    demands: [
      'Speaks clearly and listens well, in Hindi or the local language and in English',
      'Types 25 words a minute or more',
      'Stays polite when others are not',
      'Ready to change shifts in busy weeks; late hours come with transport',
      'Freshers are welcome',
    ],
  },
  {
    key: 'service-leads', field: 'customer_service', setting: 'office',
    roles: [
      { title: 'Telecaller Team Leader', pay: [2.8, 4.8], years: [2, 6], education: 'bachelor', skills: ['Team Management', 'Telecalling', 'Training & Development'], does: 'You lead fifteen callers: roster, coaching and a good mood at five in the evening.' },
      { title: 'Customer Relationship Executive', pay: [2, 3.8], years: [0, 4], education: 'bachelor', skills: ['Relationship Management', 'Customer Service', 'Communication'], does: 'You greet customers, keep in touch after the sale and hear first when something is wrong.' },
      { title: 'Customer Service Manager', pay: [5, 10], years: [5, 12], education: 'bachelor', skills: ['Team Management', 'Customer Service', 'Operations Management'], does: 'You answer for a floor of sixty people and for what callers think of us.' },
      { title: 'Customer Success Manager', pay: [6, 15], years: [3, 9], education: 'bachelor', skills: ['Relationship Management', 'Presentation', 'Problem Solving'], does: 'You help forty business customers to get what they paid for, and see trouble before they do.' },
    ],
    work: [
      'You know the figures of the week, and the story behind each of them.',
      'Complaints that reach the director are answered by you, personally.',
      'The team is young; many have their first job with us, and you shape how they see work.',
    ],
    duties: [
      'Plan shifts and leave so that calls are answered and people rest',
      'Coach each member of the team every week',
      'Settle difficult cases and learn from them',
      'Report service levels, satisfaction and reasons for contact',
      'Work with product and operations to remove the causes of complaints',
      'Hire and train new colleagues',
    ],
    demands: [
      'Experience in customer service, and joy in it',
      'Fair and clear with people',
      'At home with spreadsheets and a help-desk system',
      'Good Hindi and English; a third language is a plus',
    ],
  },
];
