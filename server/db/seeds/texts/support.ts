import type { LineOfWork } from './lineOfWork.ts';

// oxfmt-ignore
export const SUPPORT: readonly LineOfWork[] = [
  {
    key: 'it-support', field: 'it_support', setting: 'office',
    types: { full_time: 88, contract: 9, intern: 3 },
    roles: [
      { title: 'Desktop Support Engineer', pay: [2, 4.5], years: [0, 5], education: 'diploma', skills: ['Networking', 'Problem Solving', 'Customer Service'], does: 'You set up, repair and exchange laptops and printers for four hundred colleagues.' },
      { title: 'IT Support Engineer', pay: [2.4, 6], years: [0, 6], education: 'bachelor', skills: ['Networking', 'Microsoft Azure', 'Problem Solving'], does: 'You are the second line: what the help desk cannot solve comes to you.' },
      { title: 'Network Engineer', pay: [2.8, 8], years: [0, 7], education: 'bachelor', skills: ['Networking', 'Cyber Security', 'Linux'], does: 'You plan, cable and configure switches, firewalls and wireless networks.' },
      { title: 'System Administrator', pay: [3, 8.5], years: [1, 8], education: 'bachelor', skills: ['Linux', 'Microsoft Azure', 'Networking'], does: 'You run servers, accounts and backups, on Windows and on Linux.' },
      { title: 'Technical Support Executive', pay: [2, 4.2], years: [0, 4], education: 'bachelor', skills: ['Customer Service', 'Communication', 'Problem Solving'], does: 'You help customers on phone and chat to get our product working again.' },
      { title: 'Technical Support Engineer', pay: [2.8, 7.5], years: [0, 6], education: 'bachelor', skills: ['Linux', 'SQL', 'Customer Service', 'Problem Solving'], does: 'You read logs, reproduce faults and tell developers precisely what breaks.' },
      { title: 'Computer Hardware Technician', pay: [1.6, 3.4], years: [0, 5], education: 'diploma', skills: ['Networking', 'Problem Solving'], does: 'You assemble, upgrade and repair computers, printers and biometric devices.' },
      { title: 'Computer Operator', pay: [1.5, 2.8], years: [0, 4], education: 'high_school', skills: ['Data Entry', 'Microsoft Excel'], does: 'You enter bills, print labels and keep the daily files in order.' },
      { title: 'IT Manager', pay: [9, 20], years: [8, 15], education: 'bachelor', skills: ['Team Management', 'Networking', 'Cyber Security', 'Project Management'], does: 'You lead the IT of five sites: people, vendors, budget and security.' },
    ],
    work: [
      'Tickets have a clear owner and a time within which an answer is due.',
      'Two colleagues share every system, so that leave is really leave.',
      'Once a month you visit a branch and fix what nobody reported.',
      'The knowledge base is ours to keep; a problem solved twice gets an article.',
    ],
    duties: [
      'Answer tickets by phone, mail and in person within the agreed time',
      'Install, configure and patch systems',
      'Create and remove accounts on the day they are due',
      'Keep an inventory that matches the shelves',
      'Check backups daily and restore one every month',
      'Explain to people, without jargon, what happened',
    ],
    demands: [
      'Diploma or degree in computers or electronics, or a known certificate',
      'Knows operating systems, TCP/IP and common office software',
      'Patient with people in a hurry',
      'Ready for a rotating evening shift, about one week in four',
      'Writes short, exact notes',
    ],
  },
];
