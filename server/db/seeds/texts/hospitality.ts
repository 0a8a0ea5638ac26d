import type { LineOfWork } from './lineOfWork.ts';

// oxfmt-ignore
export const HOSPITALITY: readonly LineOfWork[] = [
  {
    key: 'kitchen', field: 'hospitality', setting: 'guests',
    types: { full_time: 90, temporary: 5, part_time: 5 },
    roles: [
      { title: 'Chef', pay: [3, 7.5], years: [3, 12], education: 'diploma', skills: ['Team Management', 'Inventory Management', 'Time Management'], does: 'You run one section of the kitchen and write its part of the menu.' },
      { title: 'Commis Chef', pay: [1.6, 2.8], years: [0, 3], education: 'diploma', skills: ['Time Management'], does: 'You prepare, chop, fry and learn at a station under a chef who explains.' },
      { title: 'Baker', pay: [1.8, 3.8], years: [0, 6], education: 'diploma', skills: ['Time Management', 'Inventory Management'], does: 'You bake bread, puffs and cakes from four in the morning until noon.' },
      { title: 'Kitchen Helper', pay: [1.3, 2], years: [0, 3], education: null, skills: ['Time Management'], does: 'You wash, peel, carry and keep the kitchen clean.' },
    ],
    work: [
      'The kitchen serves about three hundred covers on a weekday and twice that on Sunday.',
      'Staff eat together before service, from the same pots.',
      'Hygiene audits come unannounced, and we like to pass them.',
    ],
    duties: [
      'Prepare the station before service and clean it after',
      'Cook by recipe and weight, and taste',
      'Store food by date and temperature',
      'Keep waste low and write down what is thrown away',
      'Help at the next station when it burns there',
      'Follow FSSAI hygiene rules',
    ],
    demands: [
      'Trained in a hotel school or in a busy kitchen',
      'Quick hands, clean habits',
      'Ready for split shifts, weekends and festivals',
      'Speaks enough Hindi or English to work in a team',
    ],
  },
  {
    key: 'guests', field: 'hospitality', setting: 'guests',
    types: { full_time: 88, temporary: 5, part_time: 4, intern: 3 },
    roles: [
      { title: 'Steward', pay: [1.4, 2.4], years: [0, 3], education: 'high_school', skills: ['Customer Service', 'Communication'], does: 'You lay, serve and clear, and know which dish is mild.' },
      { title: 'Barista', pay: [1.6, 2.8], years: [0, 3], education: 'high_school', skills: ['Customer Service', 'Time Management'], does: 'You make coffee the same way every time, and remember how regulars like it.' },
      { title: 'Front Office Executive', pay: [1.8, 3.4], years: [0, 4], education: 'bachelor', skills: ['Customer Service', 'Communication', 'Microsoft Excel'], does: 'You check guests in and out and are their map of the town.' },
      { title: 'Guest Relations Executive', pay: [2, 3.8], years: [0, 4], education: 'bachelor', skills: ['Customer Service', 'Relationship Management'], does: 'You see to it that every guest is asked once a day how the stay is.' },
      { title: 'Food and Beverage Executive', pay: [2, 3.8], years: [1, 5], education: 'diploma', skills: ['Customer Service', 'Team Management'], does: 'You lead a shift in the restaurant and at banquets.' },
      { title: 'Housekeeping Supervisor', pay: [1.9, 3.4], years: [1, 6], education: 'diploma', skills: ['Team Management', 'Time Management'], does: 'You lead ten room attendants and look at every room with the eyes of a guest.' },
      { title: 'Restaurant Manager', pay: [4, 8], years: [4, 10], education: 'bachelor', skills: ['Team Management', 'Operations Management', 'Customer Service'], does: 'You run a restaurant of ninety seats: people, cost, and a smile at the door.' },
      { title: 'Hotel Manager', pay: [7, 16], years: [8, 16], education: 'bachelor', skills: ['Leadership', 'Operations Management', 'Decision Making'], does: 'You lead a house of sixty rooms as if it were your own.' },
      { title: 'Travel Consultant', pay: [2, 4.5], years: [0, 5], education: 'bachelor', skills: ['Communication', 'Sales', 'Customer Service'], does: 'You plan trips that fit the family and the purse.' },
    ],
    work: [
      'Guests come from all over India and abroad; a greeting in their language is noticed.',
      'Tips are shared by a rule that everyone can read.',
      'Staff who stay a season are first in line for the next post up.',
    ],
    duties: [
      'Welcome guests and look after them until they leave',
      'Answer requests within minutes and note them',
      'Keep your area clean and ready at all times',
      'Handle bills, cards and cash with care',
      'Turn a complaint into a second visit',
      'Hand over to the next shift in writing',
    ],
    demands: [
      'Friendly, neat and on time',
      'Hindi and simple English; other languages are a plus',
      'Ready for shifts, weekends and holidays',
      'Hotel management studies help; willingness counts more',
    ],
  },
];
