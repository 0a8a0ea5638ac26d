import type { LineOfWork } from './lineOfWork.ts';

// oxfmt-ignore
export const SHOPS: readonly LineOfWork[] = [
  {
    key: 'retail', field: 'retail',
    types: { full_time: 80, part_time: 14, temporary: 6 },
    roles: [
      {
        title: 'Retail Sales Associate', pay: [1.5, 2.6], years: [0, 3], education: 'high_school', skills: ['Sales', 'Customer Service'], openings: 8,
        leads: ['{company} is hiring sales associates for its {town} store.', 'Store sales associates are required at {company}, {town}.'],
        about: ['Each associate looks after two bays and helps at the till in rush hours.', 'Footfall is 600 on weekdays and 1,500 on Sundays.', 'Product training is given by brand trainers every month.'],
        duties: ['Greet and assist customers', 'Refill and arrange shelves', 'Explain offers and sizes', 'Check price tags and expiry', 'Support billing in peak hours', 'Take part in stock count'],
        needs: ['10th or 12th pass', 'Friendly and active', 'Local language', 'Weekend working'],
        offers: ['Monthly sales incentive', 'PF, ESI', 'Staff discount', 'Festival bonus'],
        hours: { rotating: 'Store shifts are 9 am to 6 pm and 12:30 pm to 9:30 pm, one weekday off.' },
      },
      {
        title: 'Supermarket Cashier', pay: [1.5, 2.4], years: [0, 3], education: 'high_school', skills: ['Customer Service', 'Accounting'], openings: 5,
        leads: ['{company} needs cashiers at its {town} store.', 'Supermarket cashiers can walk in at {company}, {town}.'],
        about: ['A cashier bills about 140 customers in a shift.', 'Cash pick-up happens twice, so the drawer is never full.', 'Differences up to ₹20 are ignored; above that, we look at the footage together.'],
        duties: ['Scan and bill items', 'Collect cash, card and UPI', 'Apply offers and loyalty points', 'Handle returns', 'Tally cash at closing', 'Keep the counter clean'],
        needs: ['12th pass', 'Quick with numbers', 'POS experience preferred', 'Honest and smiling'],
        offers: ['Cash handling allowance', 'ESI, PF', 'Employee discount card', 'Late-shift drop'],
        hours: { rotating: 'Counter duty is in two shifts, 8 am to 4:30 pm and 1 pm to 9:30 pm.' },
      },
      {
        title: 'Beauty Advisor', pay: [1.7, 3], years: [0, 4], education: 'high_school', skills: ['Sales', 'Customer Service', 'Communication'], openings: 3,
        leads: ['{company} wants beauty advisors in {town}.', 'Beauty advisor for skin care and make-up counters at {company}, {town}.'],
        about: ['You will do consultations and trial make-up at the counter.', 'Three brands train their advisors every quarter.', 'Bridal season brings home bookings, with commission.'],
        duties: ['Understand skin type and need', 'Demonstrate products hygienically', 'Achieve counter target', 'Maintain testers and stock', 'Build a customer contact list', 'Support launches and events'],
        needs: ['12th pass; beauty course preferred', 'Well groomed', 'Speaks the local language and simple English', 'Knows colour and skin basics'],
        offers: ['Commission on sales', 'Gratis products', 'PF, ESI', 'Grooming kit'],
        hours: { rotating: 'Counter timing is 10 am to 7 pm or 12 noon to 9 pm.' },
      },
      {
        title: 'Visual Merchandiser', pay: [2.2, 4.5], years: [1, 5], education: 'diploma', skills: ['Adobe Photoshop', 'Presentation'],
        leads: ['{company} is looking for a visual merchandiser in {town}.', 'Visual merchandiser to look after stores in and around {town} for {company}.'],
        about: ['You will handle six stores and change windows every three weeks.', 'Props are made by a local vendor on your sketch.', 'Sell-through of displayed styles is shared with you.'],
        duties: ['Execute window and floor displays', 'Train staff in folding and colour blocking', 'Prepare planograms', 'Source props and signage', 'Audit stores with photos', 'Plan festival themes'],
        needs: ['Diploma in VM, fashion or interiors', 'Photoshop or CorelDRAW', 'Ladder work is part of it', 'Eye for colour'],
        offers: ['Store travel paid', 'Mediclaim', 'Apparel allowance', 'PF, bonus'],
        hours: { day: 'The day runs from 10 am to 7 pm, and windows are changed at night once in three weeks.' },
      },
      {
        title: 'Floor Manager', pay: [2.8, 5], years: [2, 7], education: 'bachelor', skills: ['Team Management', 'Customer Service'],
        leads: ['{company} requires a floor manager for {town}.', 'Floor manager at the {town} store, {company}.'],
        about: ['The floor has 12,000 sq ft and 18 associates.', 'Conversion is 38 per cent.', 'You deputise for the store manager on her off day.'],
        duties: ['Lead floor team and morning briefing', 'Monitor conversion and basket value', 'Handle complaints and exchanges', 'Plan breaks and roster', 'Control shrinkage', 'Check housekeeping and VM'],
        needs: ['Graduate', 'Department store experience', 'Excel and POS reports', 'Leads by example'],
        offers: ['Store bonus', 'PF, ESI or mediclaim', 'Staff purchase scheme', 'Paid sick leave'],
        hours: { rotating: 'Opening and closing duty alternate weekly.' },
      },
      {
        title: 'Store Manager', pay: [3.6, 8], years: [3, 10], education: 'bachelor', skills: ['Team Management', 'Inventory Management', 'Sales'],
        leads: ['{company}, which {does}, is looking for a store manager in {town}.', 'Store manager required: {company}, {town}.'],
        about: ['Monthly sales are ₹65 lakh with 26 staff.', 'Shrinkage limit is 0.4 per cent.', 'Local assortment of up to ten per cent is your decision.'],
        duties: ['Achieve sales and margin', 'Manage staff, roster and hiring', 'Control stock, expiry and shrink', 'Ensure licences and cash discipline', 'Serve customers on the floor', 'Report weekly to the area manager'],
        needs: ['Graduate', 'Managed a store or department', 'Good with people and numbers', 'Lives within 10 km preferred'],
        offers: ['Quarterly bonus', 'Family mediclaim', 'Gratuity and PF', 'Relocation help'],
        hours: { rotating: 'Nine-hour duty, six days, weekends on.' },
      },
      {
        title: 'Showroom Manager', pay: [4, 8.5], years: [4, 10], education: 'bachelor', skills: ['Team Management', 'Sales', 'Customer Service'],
        leads: ['{company} needs a showroom manager at {town}.', 'Showroom manager for ethnic and bridal wear at {company}, {town}.'],
        about: ['Average bill is ₹4,800, and bridal customers spend ten times that.', 'The team is 14 salespeople and two tailors.', 'Wedding months decide the year.'],
        duties: ['Meet showroom sales target', 'Look after VIP customers', 'Plan stock with the buying team', 'Train staff in draping and selling', 'Arrange trunk shows', 'Control discount and alterations'],
        needs: ['Graduate', 'Fashion or jewellery retail background', 'Customer base in the city', 'Elegant manner'],
        offers: ['Incentive on showroom sales', 'Clothing allowance', 'Insurance, PF', 'Lunch provided'],
        hours: { day: 'Showroom hours are 10:30 am to 8 pm with a long lunch break, Tuesday off.' },
      },
    ],
  },
];
