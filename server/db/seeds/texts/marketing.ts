import type { LineOfWork } from './lineOfWork.ts';

// oxfmt-ignore
export const MARKETING: readonly LineOfWork[] = [
  {
    key: 'marketing', field: 'marketing', setting: 'office', canBeRemote: true,
    types: { full_time: 78, intern: 12, part_time: 4, contract: 6 },
    roles: [
      { title: 'Digital Marketing Executive', pay: [2.2, 5], years: [0, 4], education: 'bachelor', skills: ['Digital Marketing', 'Data Analysis', 'Communication'], does: 'You run search and social campaigns with small budgets and exact records.' },
      { title: 'SEO Executive', pay: [2, 4.5], years: [0, 4], education: 'bachelor', skills: ['Digital Marketing', 'HTML & CSS', 'Data Analysis'], does: 'You help people find our pages by making the pages worth finding.' },
      { title: 'Social Media Executive', pay: [2, 4.2], years: [0, 3], education: 'bachelor', skills: ['Digital Marketing', 'Adobe Photoshop', 'Communication'], does: 'You plan, write and post in Hindi and English, and answer everyone who writes back.' },
      { title: 'Content Writer', pay: [2.2, 5.5], years: [0, 5], education: 'bachelor', skills: ['Communication', 'Digital Marketing', 'Time Management'], does: 'You write pages, mails and guides in short, true sentences.' },
      { title: 'Marketing Executive', pay: [2.2, 4.8], years: [0, 4], education: 'bachelor', skills: ['Digital Marketing', 'Communication', 'Lead Generation'], does: 'You organise campaigns, fairs and leaflets and count what they bring.' },
      { title: 'Marketing Manager', pay: [7, 16], years: [5, 12], education: 'master', skills: ['Digital Marketing', 'Leadership', 'Project Management', 'Decision Making'], does: 'You lead a team of five and a budget that you defend with numbers.' },
      { title: 'Performance Marketing Manager', pay: [8, 20], years: [4, 10], education: 'bachelor', skills: ['Digital Marketing', 'Data Analysis', 'Decision Making'], does: 'You decide each morning where the next rupee of advertising goes.' },
      { title: 'Market Research Analyst', pay: [3, 7.5], years: [0, 5], education: 'master', skills: ['Data Analysis', 'Microsoft Excel', 'Presentation'], does: 'You ask customers, read the market and say what it means for us.' },
      { title: 'Event Coordinator', pay: [2.2, 4.8], years: [0, 5], education: 'bachelor', skills: ['Project Management', 'Negotiation', 'Time Management'], does: 'You plan dealer meets, launches and camps down to the last chair.' },
      { title: 'Brand Manager', pay: [9, 22], years: [5, 12], education: 'master', skills: ['Leadership', 'Digital Marketing', 'Presentation', 'Decision Making'], does: 'You keep what we say, show and sell in one voice.' },
    ],
    work: [
      'The team plans by the month and talks every morning for ten minutes.',
      'What did not work is shown in the same meeting as what did.',
      'We write in the languages our customers speak at home.',
      'You get a budget of your own within the first half year.',
    ],
    duties: [
      'Plan and run campaigns across search, social, mail and print',
      'Write and edit texts and brief designers',
      'Measure results weekly and shift money to what works',
      'Keep the calendar of posts, mails and events',
      'Work with sales on what customers ask and object to',
      'Take care that every claim we make is true',
    ],
    demands: [
      'Writes well in English and one Indian language',
      'Comfortable with analytics and spreadsheets',
      'A portfolio or examples of your own work',
      'Curious about what makes people decide',
      'Organised: three things at a time, none forgotten',
    ],
  },
  {
    key: 'creative', field: 'freelance', setting: 'office', canBeRemote: true,
    types: { full_time: 40, contract: 40, part_time: 14, intern: 6 },
    roles: [
      { title: 'Graphic Designer', pay: [2.2, 5.5], years: [0, 5], education: 'bachelor', skills: ['Adobe Photoshop', 'Communication'], does: 'You design posts, packs and brochures that people understand in three seconds.' },
      { title: 'Video Editor', pay: [2.4, 6.5], years: [0, 5], education: 'bachelor', skills: ['Adobe Photoshop', 'Time Management'], does: 'You cut short films for phones and longer ones for launches: rhythm, sound, subtitles.' },
      { title: 'Freelance Content Writer', pay: [1.8, 4.5], years: [0, 6], education: 'bachelor', skills: ['Communication', 'Digital Marketing'], does: 'You write articles and product texts, in English or in Hindi, with an agreed number a month.' },
      { title: 'Freelance Graphic Designer', pay: [1.8, 5], years: [0, 6], education: 'diploma', skills: ['Adobe Photoshop', 'Time Management'], does: 'You take on design jobs from our list: labels, banners, presentations.' },
      { title: 'Freelance Translator', pay: [1.8, 4.2], years: [0, 8], education: 'bachelor', skills: ['Communication', 'Time Management'], does: 'You translate from English into your mother tongue, so that it reads as if written there.' },
      { title: 'Freelance Video Editor', pay: [2, 5.5], years: [0, 6], education: 'diploma', skills: ['Adobe Photoshop', 'Time Management'], does: 'You edit four to six short films a month from footage that we send.' },
      { title: 'Freelance Web Developer', pay: [2.4, 7], years: [0, 6], education: 'diploma', skills: ['HTML & CSS', 'JavaScript', 'WordPress'], does: 'You build small sites to a fixed brief and a fixed price.' },
    ],
    work: [
      'A brief is one page long and comes with examples of what we like and what we do not.',
      'Two rounds of corrections are usual; a third is paid extra.',
      'Your name is printed where names are printed.',
    ],
    duties: [
      'Read the brief and ask before you begin',
      'Deliver drafts on the agreed day',
      'Take corrections with good humour and your own opinion',
      'Prepare files for print, web and phone',
      'Use only pictures, fonts and music that we may use',
      'Keep sources in order and hand them over',
    ],
    demands: [
      'A portfolio of work that is really yours',
      'Sure command of the usual tools of the trade',
      'Reliable with dates',
      'Own computer for remote work',
    ],
  },
];
