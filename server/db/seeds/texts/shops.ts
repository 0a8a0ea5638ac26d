import type { LineOfWork } from './lineOfWork.ts';

// oxfmt-ignore
export const SHOPS: readonly LineOfWork[] = [
  {
    key: 'retail', field: 'retail', setting: 'guests',
    types: { full_time: 80, part_time: 14, temporary: 6 },
    roles: [
      { title: 'Retail Sales Associate', pay: [1.5, 2.6], years: [0, 3], education: 'high_school', skills: ['Sales', 'Customer Service'], does: 'You help customers to find what they came for, and sometimes what they had forgotten.' },
      { title: 'Supermarket Cashier', pay: [1.5, 2.4], years: [0, 3], education: 'high_school', skills: ['Customer Service', 'Accounting'], does: 'You scan, bill and smile, and your till is right at night.' },
      { title: 'Beauty Advisor', pay: [1.7, 3], years: [0, 4], education: 'high_school', skills: ['Sales', 'Customer Service', 'Communication'], does: 'You advise on skin, colour and care, and tell no fairy tales.' },
      { title: 'Visual Merchandiser', pay: [2.2, 4.5], years: [1, 5], education: 'diploma', skills: ['Adobe Photoshop', 'Presentation'], does: 'You dress windows and tables for six stores.' },
      { title: 'Floor Manager', pay: [2.8, 5], years: [2, 7], education: 'bachelor', skills: ['Team Management', 'Customer Service'], does: 'You lead one floor: people, stock and shelves.' },
      { title: 'Store Manager', pay: [3.6, 8], years: [3, 10], education: 'bachelor', skills: ['Team Management', 'Inventory Management', 'Sales'], does: 'You run a store with twenty people as if the rent were yours.' },
      { title: 'Showroom Manager', pay: [4, 8.5], years: [4, 10], education: 'bachelor', skills: ['Team Management', 'Sales', 'Customer Service'], does: 'You lead the showroom team and know the hundred best customers.' },
    ],
    work: [
      'The doors open at ten, and the first half hour belongs to shelves and briefing.',
      'Festival weeks are hard work and well paid.',
      'Everyone learns the till, the floor and the store room.',
      'Staff buy at cost plus five per cent.',
    ],
    duties: [
      'Greet customers and help them choose',
      'Keep shelves full, clean and priced',
      'Bill correctly and handle cash and cards',
      'Check deliveries and dates',
      'Take part in stock counts',
      'Know the offers of the week',
    ],
    demands: [
      'Likes people, and stands well through a shift',
      'Class 12 pass; degree for managers',
      'Local language and simple English',
      'Ready to work on weekends and festivals',
    ],
  },
];
