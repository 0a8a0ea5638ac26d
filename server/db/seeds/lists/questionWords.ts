import type { StarterName } from '#schema/screening/starterQuestions.ts';

/** How employers word the questions that our own form suggests. {a title} is filled in. */
// oxfmt-ignore
export const QUESTION_WORDS: Readonly<Partial<Record<StarterName, readonly string[]>>> = {
  noticePeriod: ['When can you join?', 'When can you start?', 'When can you join in {town}?', 'How soon can you join if selected?', 'When could you start work in {town}?', 'If we select you this week, when can you join?', 'How early can you report for work in {town}?', 'From when are you free to start in {town}?', 'How soon could you start in {town}?', 'By when can you join in {town}?'],
  experience: ['How many years have you worked as {a title}?', 'Your experience as {a title}, in years?'],
  twoWheeler: ['Do you ride your own two-wheeler?', 'Do you have a two-wheeler and a valid licence?', 'Can you use your own bike or scooter for visits?', 'Is a two-wheeler available to you every working day?', 'Can you come with your own bike?', 'Do you own a scooter or motorcycle in running condition?'],
  licence: ['Which licence do you have?', 'What type of driving licence do you have?', 'Tell us the class of your driving licence.', 'Up to which vehicle is your licence valid?'],
  targets: ['Have you carried a sales target?', 'Have you worked on a monthly target before?', 'In your last job, did you have a sales target?', 'Are you used to monthly or quarterly sales numbers?'],
  travel: ['Can you travel for this job?', 'Are you fine with visiting customers outside the city?', 'Can you stay outstation for two or three days?', 'Is travel by bus or train all right for you?', 'Will you visit sites and customers when required?', 'Can you travel about one week in a month?'],
  tools: ['Which tools do you know best?', 'List the tools and versions you used last.', 'What did you use in your last project?', 'Name three tools you need no help with.', 'Which technologies did you use every day last year?', 'Which of the tools in this advert have you used?'],
  laptop: ['Do you have your own laptop?', 'Can you use your own laptop until ours arrives?', 'Is your laptop good enough for daily work?', 'Do you have broadband and a quiet room at home?', 'Can you work from home on your own laptop?', 'Is your internet at home good enough for video calls?'],
  calls: ['Are you fine with calling all day?', 'Can you speak on phone for six hours a day?', 'Is a full day on the headset all right for you?', 'Have you done a job that was mostly on calls?'],
  tally: ['Can you work in Tally Prime?', 'Have you passed entries in Tally on your own?', 'Do you know Tally up to GST entries?', 'Have you used Tally in your last job?'],
  excel: ['Can you use Excel daily?', 'Do you know lookups and pivot tables in Excel?', 'Can you make a report in Excel without help?', 'Are you comfortable with filters and formulas in Excel?', 'Do you maintain any sheet or tracker at present?'],
  cash: ['Have you handled cash?', 'Can you tally the cash at closing time?', 'Have you worked at a billing or cash counter?', 'Did your last job include taking payments from customers?'],
  nursing: ['Is your nursing council registration valid?', 'Do you hold a state council registration?', 'Are you registered as a nurse in this state?'],
  teaching: ['Which teaching qualification do you hold?', 'What is your highest qualification in teaching?', 'Which of these teaching degrees have you completed?'],
  iti: ['Do you have an ITI certificate?', 'Have you completed ITI in this trade?', 'Did you pass ITI, NCVT or SCVT?', 'Can you show your ITI marksheet at the interview?'],
  machines: ['Which machines can you run?', 'Which machines or tools did you use last?', 'Name the machines that you can set and run alone.', 'Write the make of the machines you have worked on.'],
  samples: ['Send samples of your work'],
  nightShift: ['Can you work night shifts?', 'Are night shifts by rotation fine with you?', 'Can you take the night shift in your turn?', 'Is a night duty every second week possible for you?'],
  relocate: ['Can you shift to {town}?', 'Do you live in {town}, or can you move there?', 'If you live elsewhere, will you move to {town}?'],
  english: ['How is your spoken English?', 'How well can you speak and write English?', 'Rate your English for talking to customers.'],
  hindi: ['How is your Hindi?', 'How well can you talk to customers in Hindi?'],
};

/** What the text of a role must mention for the question to make sense; the others can always be asked. */
export const ASKED_WHERE: Readonly<Partial<Record<StarterName, RegExp>>> = {
  twoWheeler: /two-wheeler|\bbike|\bbeat\b|doctors a day/i,
  licence: /driving|\bLMV|\bHMV|two-wheeler/i,
  targets: /target|sales|quota/i,
  travel: /travel|visit|client site|customer site|outstation/i,
  laptop: /remote|hybrid|laptop/i,
  calls: /\bcall|phone|telecall|dial/i,
  tally: /tally\b/i,
  excel: /excel/i,
  cash: /cash (counter|at)|counter|billing|collect cash/i,
  nursing: /nurse|GNM/i,
  teaching: /B\.?Ed|teach/i,
  iti: /\bITI\b/,
  machines: /machines\b|CNC|lathe|weld|crane/i,
  samples: /portfolio|sample|showreel/i,
  nightShift: /\bnight/i,
  english: /english/i,
  hindi: /hindi/i,
};
