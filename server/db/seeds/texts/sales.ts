import type { LineOfWork } from './lineOfWork.ts';

// oxfmt-ignore
export const SALES: readonly LineOfWork[] = [
  {
    key: 'field-sales', field: 'sales', setting: 'field',
    roles: [
      { title: 'Field Sales Executive', pay: [2, 3.8], years: [0, 4], education: 'high_school', skills: ['Sales', 'Communication', 'Negotiation'], does: 'You open new shops and offices on a route that is yours alone.' },
      { title: 'Direct Sales Executive', pay: [1.9, 3.4], years: [0, 3], education: 'high_school', skills: ['Sales', 'Communication'], does: 'You meet people at home, at camps and at markets and tell them honestly what the product does.' },
      { title: 'Sales Officer', pay: [2.6, 5], years: [1, 6], education: 'bachelor', skills: ['Sales', 'Relationship Management', 'Negotiation'], does: 'You look after distributors and some two hundred outlets.' },
      { title: 'FMCG Sales Officer', pay: [2.6, 5.2], years: [1, 6], education: 'bachelor', skills: ['Sales', 'Relationship Management', 'Inventory Management'], does: 'You see that our packs stand on the shelf at eye level, fresh and at the right price.' },
      { title: 'Branch Sales Officer', pay: [2.4, 4.5], years: [0, 5], education: 'bachelor', skills: ['Sales', 'Relationship Management', 'Customer Service'], does: 'You bring new accounts to the branch from the shops and offices around it.' },
      { title: 'Counter Sales Executive', pay: [1.6, 2.8], years: [0, 3], education: 'high_school', skills: ['Sales', 'Customer Service'], does: 'You serve at the counter, bill, and keep the display full.' },
      { title: 'Sales Executive', pay: [2, 4], years: [0, 4], education: 'bachelor', skills: ['Sales', 'Communication', 'Lead Generation'], does: 'You turn enquiries into orders and orders into regular buyers.' },
    ],
    work: [
      'Mornings begin with a short meeting; by ten you are on the road.',
      'Orders go into a phone app, which shows stock and your own earnings at any hour.',
      'Incentives are paid with the salary of the following month, on collections and not on promises.',
      'For the first four weeks you travel with an experienced colleague.',
    ],
    duties: [
      'Visit 15 to 20 customers a day on the agreed route',
      'Explain products and prices and take orders in the app',
      'Collect payments and deposit them the same day',
      'Find new customers every week',
      'Watch what competitors offer and tell the area manager',
      'Settle complaints about damage, delay and billing',
    ],
    demands: [
      'Likes to be outdoors and to talk to strangers',
      'Speaks the local language well, and some Hindi or English',
      'Two-wheeler with licence and papers',
      'A smartphone; the data plan is paid by us',
      'Freshers who are willing to learn are welcome to apply',
    ],
  },
  {
    key: 'inside-sales', field: 'sales', setting: 'office', canBeRemote: true,
    types: { full_time: 84, intern: 10, contract: 3, part_time: 3 },
    roles: [
      { title: 'Business Development Executive (BDE)', pay: [2.4, 6], years: [0, 4], education: 'bachelor', skills: ['Business Development', 'Lead Generation', 'Communication', 'Negotiation'], does: 'You find companies that could use what we make and bring them to a first meeting.' },
      { title: 'Inside Sales Executive', pay: [2.6, 5.5], years: [0, 4], education: 'bachelor', skills: ['Sales', 'Telecalling', 'Lead Generation'], does: 'You answer online enquiries within the hour, show the product on screen and follow up to the order.' },
      { title: 'Telesales Executive', pay: [1.8, 3.2], years: [0, 3], education: 'high_school', skills: ['Telecalling', 'Sales', 'Communication'], does: 'You call people who have asked to be called and sell over the phone.' },
      { title: 'Corporate Sales Executive', pay: [3, 7], years: [1, 6], education: 'bachelor', skills: ['Sales', 'Presentation', 'Negotiation', 'Relationship Management'], does: 'You sell to purchase and HR departments, from the first call to the signed contract.' },
      { title: 'Sales Coordinator', pay: [2, 3.8], years: [0, 5], education: 'bachelor', skills: ['Microsoft Excel', 'Communication', 'Time Management'], does: 'You hold the strings together: quotations, orders, dispatch, collections.' },
      { title: 'Pre-Sales Consultant', pay: [4.5, 12], years: [2, 8], education: 'bachelor', skills: ['Presentation', 'Problem Solving', 'Communication'], does: 'You listen to what a customer needs, build the demonstration and write the proposal.' },
    ],
    work: [
      'Leads come from the website, exhibitions and referrals; buying lists of numbers is not our way.',
      'Every call is noted in the CRM, so that nobody has to tell their story twice.',
      'You hear recordings of good calls in the first week and lead your own by the third.',
      'Targets are set by the quarter and are the same for everyone with the same tenure.',
    ],
    duties: [
      'Qualify incoming leads by phone and mail',
      'Hold product demonstrations, online and in person',
      'Prepare quotations and follow them to an answer',
      'Keep every contact and next step in the CRM',
      'Work with marketing on what customers really ask',
      'Report the pipeline every Friday, good news and bad',
    ],
    demands: [
      'Clear spoken English, and one Indian language besides',
      'Writes a short mail without mistakes',
      'Persistent without being a nuisance',
      'Comfortable with CRM and spreadsheets',
      'A degree in any subject, or proof that you can sell',
    ],
  },
  {
    key: 'sales-managers', field: 'sales', setting: 'field',
    roles: [
      { title: 'Area Sales Manager', pay: [6, 12], years: [5, 12], education: 'bachelor', skills: ['Team Management', 'Sales', 'Relationship Management'], does: 'You lead eight sales officers over four districts.' },
      { title: 'Business Development Manager', pay: [6, 16], years: [4, 12], education: 'master', skills: ['Business Development', 'Negotiation', 'Leadership'], does: 'You open new lines of business and stay with them until they carry themselves.' },
      { title: 'Key Account Manager', pay: [6, 14], years: [4, 10], education: 'bachelor', skills: ['Relationship Management', 'Negotiation', 'Presentation'], does: 'You look after a dozen large customers and know their year as well as they do.' },
      { title: 'Regional Sales Manager', pay: [12, 28], years: [9, 18], education: 'master', skills: ['Leadership', 'Team Management', 'Decision Making', 'Sales'], does: 'You answer for the sales of five states, with the people, the budget and the freedom that this needs.' },
      { title: 'Sales Manager', pay: [5, 11], years: [4, 10], education: 'bachelor', skills: ['Team Management', 'Sales', 'Leadership'], does: 'You lead a team of ten, go along on hard visits, and hire well.' },
      { title: 'Territory Sales Manager', pay: [4.5, 9], years: [3, 9], education: 'bachelor', skills: ['Sales', 'Relationship Management', 'Negotiation'], does: 'You build up a territory: distributors, dealers and the first loyal customers.' },
    ],
    work: [
      'Half of the month is travel; the other half is coaching, planning and numbers.',
      'You inherit a team that stays: the average tenure is over four years.',
      'Prices and credit limits are decided by you within a clear frame.',
    ],
    duties: [
      'Set monthly targets with each member of the team and review them weekly',
      'Travel with the team and coach on the spot',
      'Appoint, support and, where needed, replace distributors',
      'Keep outstanding payments under thirty days',
      'Plan launches, schemes and stock with marketing and supply',
      'Hire and develop people',
    ],
    demands: [
      'Several years of sales, some of them leading people',
      'Knows the trade and its distributors in the region',
      'Reads a profit and loss statement',
      'Ready to travel up to fifteen days a month',
      'Fair, reachable and firm on ethics',
    ],
  },
];
