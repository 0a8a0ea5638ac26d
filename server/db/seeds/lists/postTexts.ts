import type { BlogCategory } from '#schema/options/blog.ts';

export interface PostText {
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  readonly author: string;
  readonly category: BlogCategory;
  readonly tags: readonly string[];
  readonly daysAgo: number;
  readonly views: number;
  /** Light Markdown: `## ` headings, `- ` lists, `**strong**`, paragraphs with a line between. */
  readonly body: string;
}

/** Newest first; the first two are the featured ones. */
export const POST_TEXTS: readonly PostText[] = [
  {
    slug: 'resume-for-a-first-job',
    title: 'A resume for your first job: one page that says enough',
    excerpt:
      'You have no experience to list, and that is fine. What a recruiter looks for in a fresher’s resume fits on one page.',
    author: 'Meera Nambiar',
    category: 'career',
    tags: ['Resume', 'Freshers', 'First job'],
    daysAgo: 3,
    views: 1840,
    body: `Most people who read resumes give each one less than a minute on the first round. A fresher’s resume should therefore answer four questions quickly: who are you, what can you do, what have you done so far, and how can you be reached?

## Begin with two lines about yourself

Write what you studied, where you live, and which work you are looking for. “B.Com. graduate from Nagpur, looking for a first post in accounts” tells more than a paragraph about passion and synergy. If you would move for the right job, say so here.

## Show work, even if nobody paid for it

Projects, internships, a shop you helped in, an event you organised: all of this is work. For each, write one line on what you did and one on what came of it. “Kept the stock register of my uncle’s medical store for two years” is a strong line for a warehouse or billing job.

## Name skills that you could show tomorrow

A list of twenty skills helps nobody. Choose six. If you write Excel, be ready to build a small table with a formula in the interview. If you write English, expect the next question in English.

## Leave out what nobody needs

- Your parents’ occupation, your religion and your height
- A declaration that everything is true
- Marks of every year; the last two examinations are enough
- A photograph, unless the job asks for one

## Before you send it

Let a friend read it aloud. Where the friend stumbles, the sentence is too long. Save it as a PDF under your own name, such as Asha-Patil-Resume.pdf, and check that the phone number is right. It sounds too simple to mention, but a wrong digit is the one mistake that no recruiter can forgive, because they will never reach you to tell you about it.

Then send it, and send it again tomorrow to somebody else. A first job seldom comes from the first letter.`,
  },
  {
    slug: 'spot-a-fake-job',
    title: 'How to spot a fake job before it costs you money',
    excerpt:
      'No honest employer asks you to pay for a job. Seven signs that something is wrong, and what to do when you notice them.',
    author: 'Arvind Rao',
    category: 'career',
    tags: ['Safety', 'Fraud', 'Freshers'],
    daysAgo: 9,
    views: 2615,
    body: `Every season people lose savings to jobs that never existed. The stories differ, but the pattern is always the same: a good salary, a great hurry, and a small payment that has to be made first.

## The one rule

**An employer pays you. You never pay an employer.** Not for registration, not for training, not for a uniform, not as a deposit that will be returned with the first salary. Whoever asks for money before you begin is not hiring you.

## Signs to watch for

- The offer comes without an interview, or after five minutes of chat
- The pay is far above what others offer for the same work
- The sender writes from a free mail address although the company is said to be large
- You are asked for an OTP, a card number or a photo of your bank card
- The address of the office cannot be found, or belongs to another firm
- You must decide today
- You are told not to speak about it with others

One sign alone may be a clumsy recruiter. Two together are a reason to stop.

## How to check in ten minutes

Look for the company’s own site and call the number that stands there, not the one in the message. Ask whether the vacancy exists. Search the phone number and the first sentence of the offer on the internet; fraud is lazy and repeats itself. If you are to collect a letter in person, take somebody along.

## If it has already happened

Stop paying, even if they threaten you with police or lawyers. Keep the messages, numbers and receipts. Call your bank and then the national cyber crime helpline, 1930, as soon as you can; the sooner you call, the better the chance that the money can be held. You can also report at cybercrime.gov.in.

And write to us through the contact page if you saw the job here. We would rather look at ten honest companies once too often than let one false one through. Being deceived is no shame; the people who do this do it all day, and are good at it.`,
  },
  {
    slug: 'offer-letter-and-ctc',
    title: 'Reading an offer letter: what CTC means, and what reaches your bank',
    excerpt:
      'Six lakh a year does not mean fifty thousand a month. How to read the table at the end of your offer letter.',
    author: 'Kavita Deshmukh',
    category: 'career',
    tags: ['Salary', 'CTC', 'Offer letter'],
    daysAgo: 17,
    views: 2210,
    body: `The number on the first page of an offer letter is usually the CTC, the cost to company. It is what the employer plans to spend on you in a year. What reaches your bank account every month is less, and the letter tells you how much less, if you know where to look.

## The parts of a CTC

- **Basic pay** is the heart of it. Provident fund and gratuity are counted from it.
- **House rent and other allowances** are paid monthly, together with the basic.
- **The employer’s share of provident fund** is yours, but it goes into your PF account.
- **Gratuity** is set aside, and paid when you leave after the period the law requires.
- **Insurance premiums** are spent on a policy for you. They are useful, but not cash.
- **Variable pay** is paid if targets are met. Ask how much of it was really paid last year.

## From the yearly figure to the monthly one

Take the yearly CTC. Subtract the employer’s PF share, gratuity, insurance and variable pay. Divide by twelve: this is your gross salary. From that, your own PF contribution, professional tax where your state has one, and income tax are deducted. The rest is your take-home pay.

Ask the recruiter for that last number. It is a normal question, and a good company answers it within a day.

## Other lines worth reading twice

The notice period counts in both directions: ninety days may be hard on you when the next offer comes. A bond that asks you to pay if you leave early should name an amount, a period, and the training it is for. The place of work may say “anywhere in India”; if that would be a problem, talk about it now. And look at the date until which the offer holds.

## Compare like with like

Two offers of six lakh can differ by several thousand rupees a month in hand. Put both into a small table: basic, allowances, variable, deductions, travel time, rent. Often the lower number turns out to be the better job.`,
  },
  {
    slug: 'phone-interview',
    title: 'The phone interview: fifteen minutes worth preparing for',
    excerpt:
      'A first call decides whether there will be a second. A quiet place, three sentences and one good question go a long way.',
    author: 'Meera Nambiar',
    category: 'career',
    tags: ['Interview', 'Communication'],
    daysAgo: 26,
    views: 1475,
    body: `Most hiring begins with a call. It often comes without notice, lasts about fifteen minutes and has one purpose: to find out whether it is worth meeting you. You can prepare for it as you would for any examination.

## If the time is bad, say so

You are on a bus, in class, at your present work. “Thank you for calling. Could we speak at six this evening? I would like to be somewhere quiet.” Nobody minds. A conversation shouted over traffic helps neither side.

## Prepare three sentences

- Who you are and what you do at present
- Why this work interests you
- When you could begin, and where you would like to work

Say them aloud until they sound like you. Do not read them out; people hear that.

## Expect these questions

Tell me about yourself. Why do you want to leave, or why have you not worked for a year? What is your present salary, and what do you expect? Have you done this kind of work before? For each, prepare a short and true answer. If there is a gap in your resume, name the reason in one sentence and go on.

## Have something to ask

“How many people are in the team?” or “What would I do in the first month?” shows that you are thinking about the work. Leave holidays and work from home for the second talk, unless they decide whether you can take the job at all.

## Small things that matter

Charge the phone. Sit upright, it changes the voice. Keep the vacancy and your resume in front of you, with pen and paper. Speak slowly, in the language the caller uses; if your English is not strong, it is better to say a simple sentence well. And wait a second before answering: lines have a delay, and two people speaking at once sounds like an argument.

Afterwards write down the caller’s name and what was agreed. If you hear nothing within the time they named, one friendly message is right. Three are too many.`,
  },
  {
    slug: 'salary-talk-without-fear',
    title: 'Asking for more: a salary talk without fear',
    excerpt:
      'You will rarely lose an offer by asking politely. How to find your number, say it, and then be silent.',
    author: 'Kavita Deshmukh',
    category: 'workplace',
    tags: ['Salary', 'Negotiation'],
    daysAgo: 38,
    views: 1930,
    body: `Many of us were brought up not to speak about money. Employers speak about it every day. A short and friendly talk about pay is expected of you, and it is far easier if you have prepared a few things.

## Find your number first

Look at vacancies with the same title, in the same city, with the experience that you have. Ten are enough to see a range. Ask two people in the trade. Then write down three figures: what you would be happy with, what you would accept, and below what you would rather stay where you are.

## Let the work speak before the money

The best moment is after they have decided that they want you, and before you have signed. Early in the process you may say: “I would like to understand the work first; I am sure that we will find a fair figure.”

## How to say it

“Thank you, I am happy about the offer. From what I see for similar posts in Pune, and with the two years that I bring, I had hoped for something nearer to 5.5 lakh. Is there room?”

Then be silent. The pause is uncomfortable for both, and it is the other side’s turn.

## Reasons that count

- Work that you have done and that they need
- Another offer, if it truly exists
- The going rate for the post

Reasons that do not count are your rent, your loan and what your cousin earns.

## When there is no room

Some companies have fixed bands. Then ask for something else: a review after six months, a joining bonus, a course, a later shift, two days at home. Get what is promised in writing, if only in a mail.

## And if you are already employed

Ask once a year, with notice. Bring a page with what you have done since the last talk: customers won, errors avoided, people trained. A manager who wants to help you needs exactly this page to persuade the next person.

If the answer is no, ask what would make it a yes, and by when. A clear no is worth something too: it tells you when to look around.`,
  },
  {
    slug: 'moving-city-for-work',
    title: 'Moving to another city for work: a plan for the first ninety days',
    excerpt:
      'A new job in a new city is two changes at once. What to settle before you leave, in the first week, and in the first three months.',
    author: 'Joseph Lyngdoh',
    category: 'workplace',
    tags: ['Relocation', 'City life', 'First job'],
    daysAgo: 52,
    views: 1260,
    body: `Every year a great many people in India move for work, often to a city whose language they do not speak. It goes better with a plan, and the plan begins before the train leaves.

## Before you go

Add up what the first two months will cost: travel, a deposit for a room, food, local transport, a mattress, a fan. The first salary may come only after five or six weeks. If the sum frightens you, ask your employer about an advance or shared rooms; many have an answer that stands in no advertisement.

Ask for the office’s exact address and look at it on a map at nine in the morning. A room that is cheaper by two thousand rupees may cost you two hours a day.

Carry originals and copies of your identity papers, certificates and bank book, and keep photos of them on your phone.

## The first week

- Live in a hostel or with a colleague, and look at rooms in person
- Never pay for a room that you have not seen
- Get a written receipt for the deposit, with the terms for its return
- Learn three bus or metro lines
- Tell somebody at home where you live

## The first month

Learn twenty words of the language: greetings, numbers, left and right, thank you. People are kinder to those who try. Find one place where the food tastes like home, and one thing to do on Sunday that has nothing to do with work. The loneliness of the third weekend is normal and passes.

At work, ask rather than guess. Nobody expects you to know where things are kept.

## The first ninety days

By now you know whether the room, the route and the work fit. Change what does not: rooms can be changed, and so can shifts. Begin to save a small fixed amount, even five hundred rupees; it turns a city that uses you up into one that you use.

And go home once, when you can. You will notice there how much you have learnt.`,
  },
  {
    slug: 'digital-skills-for-office-jobs',
    title: 'Spreadsheets first: the digital skills that office jobs really ask for',
    excerpt:
      'Not every job needs programming. Five things you can learn on a borrowed computer in six weeks.',
    author: 'Arvind Rao',
    category: 'technology',
    tags: ['Skills', 'Excel', 'Learning'],
    daysAgo: 67,
    views: 1105,
    body: `Read fifty vacancies for office work and you will find the same few demands again and again. Programming is seldom among them. What employers want is somebody who can handle a table, write a clear mail and find a file again.

## 1. Spreadsheets

Learn to enter data cleanly, to sort, to filter, to add up, and to use a lookup from one table to another. Then learn pivot tables; they look hard and take an afternoon. Practise with something real: the household’s expenses, the scores of your cricket team, the stock of a shop in your street.

## 2. Typing

Thirty words a minute is enough for most posts. Free lessons exist in English and in Indian languages. Ten minutes a day for a month will do more than three hours on one Sunday.

## 3. Mail

A good mail has a subject that says what it is about, one request, and your name with a phone number at the end. Learn what copy and blind copy mean, how to attach a file, and how to make a large one smaller. Read everything once more before sending.

## 4. Files and folders

Name files so that a stranger would understand them: 2026-04-invoice-sharma.pdf rather than final-new-2.pdf. Know where your downloads are. Keep a copy of what matters in a second place.

## 5. Care

Use a different password for mail and for everything else. Lock the screen when you stand up. Do not open attachments from people you do not know. Offices trust their data to the newest colleague from the first day, and one careless click can stop a whole floor.

## How to show it

Certificates help a little. A small thing that you have made helps more: a sheet that calculates monthly instalments, a table of bus times in your town. Bring it on your phone to the interview, and explain how you built it. It proves four of the five skills at once.`,
  },
  {
    slug: 'festival-season-hiring',
    title: 'Hiring before the festivals: temporary work, and how to make it last',
    excerpt:
      'From August on, shops, warehouses and delivery hubs look for extra hands. How to get in early, and how some of these posts become permanent.',
    author: 'Joseph Lyngdoh',
    category: 'industry_news',
    tags: ['Seasonal work', 'Retail', 'Logistics'],
    daysAgo: 88,
    views: 985,
    body: `Long before the lamps are lit, the festival season begins in warehouses. Orders for clothes, sweets, phones and household goods rise from late summer, and the people who pack, sell and deliver them are hired in the weeks before.

## Who is looking

- Warehouses and parcel hubs: picking, packing, sorting, loading
- Shops and malls: sales, billing, gift wrapping
- Delivery: riders with their own two-wheeler, drivers, helpers
- Customer service: calls and chats about late parcels
- Hotels and caterers: kitchen, service, housekeeping

Most of these posts ask for no experience. They ask for punctuality, for working on the very days when others celebrate, and for good temper in a crowd.

## When to apply

Early. Teams are put together some weeks before the rush, so that there is time to train them. Whoever applies in the last week takes the shifts that nobody wanted. Set an alert for your town with the words “warehouse”, “delivery” or “retail”, and answer on the same day.

## What to settle in writing

Ask for a letter, even for eight weeks of work. It should name the wage and the day on which it is paid, the hours and how overtime is counted, the weekly day off, and the date on which the work ends. Ask about provident fund and ESI. Keep a small diary of your hours; it settles most quarrels before they begin.

## How temporary becomes permanent

In January, managers sit down with a list and keep a few. They keep those who came on time, who learnt a second task, who noticed when something was wrong and said so. If you would like to stay, say it in the first month and not on the last day. Ask to learn the scanner, the till or the returns desk.

And if you are not kept, ask for two lines of reference. “Worked with us from September to December, reliable” opens the door next year, and often the door next to it.`,
  },
];
