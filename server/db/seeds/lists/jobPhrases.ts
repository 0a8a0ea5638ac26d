import type { Setting } from '#server/db/seeds/texts/lineOfWork.ts';

/** {company}, {kind}, {a kind}, {does}, {a title}, {title}, {town} are filled in; {count} is a small number in words. */
export const OPENINGS = [
  '{company} {does}. In {town} we are looking for {a title}.',
  'We are {company}: {a kind} that {does}. Our {town} team needs {a title}.',
  'Work is growing at {company} in {town}, and {a title} is missing. The {kind} {does}.',
  '{company} in {town} is hiring {a title}. In one sentence, the {kind} {does}.',
  'A colleague is moving up, so {company} is looking for {a title} in {town}. The {kind} {does}.',
  'For our {town} team we want {a title} who takes the work, though not always oneself, seriously. {company} {does}.',
  'There {count} at {company} in {town} for {a title}. We are the {kind} that {does}.',
  'Would you like to work in {town} as {a title}? {company} {does}; the team is growing.',
  '{company} {does}, and {town} is one of the places where that happens. {A title} is needed there from next month.',
  'This post of {title} is based in {town}. You would join {company}, which {does}.',
  'New work has come to {town}, and with it a post for {a title}. {company} {does}.',
  '{A title} is wanted at {company}, {town}. If you have not heard of us: the {kind} {does}.',
  'After a good year {company} is filling the post of {title} in {town}. The {kind} {does}.',
  'Our team in {town} is small, and one more pair of hands will be felt. {company} {does}. It is looking for {a title}.',
] as const;

export const OPENING_COUNTS = [
  'is one opening',
  'are two openings',
  'are three openings',
  'are five openings',
] as const;

export const REMOTE_OPENINGS = [
  '{company} {does}. For a team that works from all over India we are looking for {a title}.',
  '{company} is hiring {a title}, wherever in India you live. The {kind} {does}.',
  'You do not have to move for this one: {company} {does} and needs {a title} who works from home.',
  '{company} {does}. {A title} is wanted for a team that meets on screen every day and in person twice a year.',
] as const;

/** A remote job has to say so in its description. */
export const REMOTE_SENTENCES = [
  'This job is fully remote: you work from home, anywhere in India, with a laptop that we send.',
  'The post is 100% remote within India. A quiet room and a steady connection are all we ask for.',
  'You work from home every day of the week, from any place in India; hours overlap from eleven to four.',
] as const;

export const INTERN_SENTENCES = [
  'The internship lasts six months. There is a mentor, a task that matters, and a certificate at the end.',
  'This is a three-month internship with a stipend; good interns are offered a post.',
  'The internship runs for four months and can be combined with the last year of college.',
] as const;

export const PART_TIME_SENTENCES = [
  'It is a part-time post of four hours a day, in the morning or in the evening.',
  'The hours are 24 a week, on days that we agree with you.',
  'Part time means four days of five hours; students and returning parents do well with it.',
] as const;

export const CONTRACT_SENTENCES = [
  'The contract is for twelve months and may be renewed.',
  'You join on a fixed contract of eleven months, paid every month like everyone else.',
  'The assignment is for six months, with a clear scope and an extension if the work goes on.',
] as const;

export const TEMPORARY_SENTENCES = [
  'The post is temporary, for the festival season of about three months.',
  'It is a temporary post for four months, while a colleague is on leave.',
] as const;

export const HOURS: Readonly<Record<Setting, readonly string[]>> = {
  office: [
    'Hours are 9:30 am to 6:30 pm, Monday to Friday, and the first Saturday of the month.',
    'The week has five days, ten to seven, with an hour for lunch.',
    'Working days are Monday to Saturday, 10 am to 6 pm; second and fourth Saturdays are free.',
    'You come in three days a week and may work from home on two.',
    'Shifts of nine hours begin between 8 am and 11 am, as the team agrees.',
    'The office is a short walk from a bus stop, and the gate closes at eight in the evening for everybody.',
  ],
  floor: [
    'Shifts are eight hours, with a weekly day off; overtime is paid as the law says.',
    'There are two shifts, 6 am to 2 pm and 2 pm to 10 pm, changing every week.',
    'The working week has six days of eight hours, and a bus runs from the main stops.',
    'Day shift runs from 8:30 am to 5:30 pm; nights are rare and paid extra.',
  ],
  field: [
    'The day runs from 9 am to 6 pm, six days a week; you are home in the evening.',
    'Travel is within 25 km of the base, and fuel is paid by the kilometre.',
    'You report to the base twice a week; the other days begin at the first visit.',
    'Six working days, Sundays free; stays away from home are announced a week ahead.',
  ],
  care: [
    'The roster has three shifts and is known a month ahead.',
    'Duty is 48 hours a week, with one full day off and every second Sunday free.',
    'Shifts are morning, evening and night in turn, with two days of rest after nights.',
  ],
  school: [
    'School hours are 7:45 am to 2:30 pm, with an hour for preparation.',
    'You teach 28 periods a week; vacations follow the school calendar.',
    'Classes run from Monday to Friday, with two working Saturdays a month.',
  ],
  guests: [
    'Shifts are nine hours with a break; the weekly day off falls between Monday and Thursday.',
    'We open every day, so work on weekends is usual and is given back in the week.',
    'The roster for two weeks hangs out on Fridays, and swaps are easy.',
  ],
};

export const CLOSINGS = [
  'You report to the {lead} and work in a team of {people}.',
  'Selection is one phone call and one meeting, and you hear from us within a week.',
  'There is no fee for applying, training or joining, now or later.',
  'The first three months are probation, with a talk at the end of each.',
  'Joining is possible at once or within thirty days.',
  'Women and people returning to work after a break are encouraged to apply.',
  'The team of {people} is led by the {lead}, who will also interview you.',
  'We read every application and answer every one.',
  'Persons with disabilities are welcome; tell us what you need for the interview.',
  'Interviews are on weekdays between 11 am and 4 pm, by video where you prefer.',
] as const;

export const LEADS: Readonly<Record<Setting, readonly string[]>> = {
  office: ['section head', 'department head', 'branch manager', 'office manager'],
  floor: ['shift in-charge', 'section supervisor', 'plant head', 'floor manager'],
  field: ['area manager', 'project lead', 'territory head', 'field coordinator'],
  care: ['ward in-charge', 'nursing superintendent', 'medical director', 'department head'],
  school: ['principal', 'vice-principal', 'academic coordinator', 'head of department'],
  guests: ['store manager', 'duty manager', 'outlet manager', 'front desk manager'],
};

export const BENEFITS: Readonly<Record<Setting, readonly string[]>> = {
  office: [
    'Health insurance for you, your spouse and two children',
    'Provident fund and gratuity as per law',
    '18 days of paid leave and 10 holidays a year',
    'Laptop, and help with the internet bill',
    'Learning budget of ₹10,000 a year',
    'Yearly bonus linked to results',
    'Tea, coffee and a canteen at half price',
    'Cab home after 8 pm',
    'Six months of maternity and two weeks of paternity leave',
  ],
  floor: [
    'PF and ESI from the first day',
    'Subsidised meals in the canteen',
    'Company bus on the main routes',
    'Two sets of uniform and safety shoes a year',
    'Overtime at double rate as per law',
    'Attendance bonus every month',
    'Diwali bonus',
    'Shared rooms for those from other districts',
  ],
  field: [
    'Travel allowance by the kilometre',
    'Monthly incentives on top of the salary',
    'Mobile bill paid',
    'Accident insurance of ₹5 lakh',
    'PF and ESI as per law',
    'Paid training in the first month',
    'Promotion rounds twice a year',
    'Health insurance for the family',
  ],
  care: [
    'Free treatment for you and 50% off for parents, spouse and children',
    'Hostel near the hospital',
    'Meals on duty',
    'PF and ESI from the first day',
    'Night duty allowance',
    'Paid days for courses and renewals of registration',
    'Vaccinations free of charge',
  ],
  school: [
    'Fee concession for two children',
    'School bus on the usual routes',
    'Paid vacations by the school calendar',
    'PF and health insurance',
    'Two paid trainings a year',
    'Lunch with the children',
  ],
  guests: [
    'Meals on duty',
    'Staff discount',
    'PF and ESI from the first day',
    'Incentives, or a share of the service charge',
    'Uniform and laundry',
    'Shared rooms for those from other towns',
    'Festival bonus',
    'Training for the next post up',
  ],
};
