import type { PostText } from './postText.ts';

export const WORKPLACE_POSTS: readonly PostText[] = [
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

Look at vacancies with the same title, in the same city, with the experience that you have. Ten are enough to see a range. Ask two people in the trade. Then write down three figures: what you would be happy with, what you would accept, and the figure below which you would rather stay where you are.

## Let the work speak before the money

The best moment is after they have decided that they want you, and before you have signed. Early in the process you can say: “I would like to understand the work first; I am sure that we will find a fair figure.”

## How to say it

“Thank you, I am happy about the offer. From what I see for similar posts in Pune, and with the two years that I bring, I had hoped for something nearer to 5.5 lakh. Is there room?”

Then be silent. The pause is uncomfortable for both, and it is the other side’s turn.

## Reasons that count

- Work that you have done and that they need
- Another offer, if it truly exists
- The going rate for the post

Reasons that do not count are your rent, your loan and what your cousin earns.

## When there is no room

Some companies have fixed bands. Then ask for something else: a review after six months, a joining bonus, a course, a later shift, two days at home. Get what is promised in writing, even if only by email.

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

Add up what the first two months will cost: travel, a deposit for a room, food, local transport, a mattress, a fan. The first salary may come only after five or six weeks. If the sum frightens you, ask your employer about an advance or shared rooms; many can help, even if their advertisement does not say so.

Ask for the office’s exact address and look at it on a map at nine in the morning. A room that is cheaper by two thousand rupees may cost you two hours a day.

Carry originals and copies of your identity papers, certificates and bank book, and keep photos of them on your phone.

## The first week

- Live in a hostel or with a colleague, and look at rooms in person
- Never pay for a room that you have not seen
- Get a written receipt for the deposit, with the terms for its return
- Learn three bus or metro lines
- Tell someone at home where you live

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
    body: `Read fifty vacancies for office work and you will find the same few demands again and again. Programming is rarely among them. Employers want someone who can handle a table, write a clear email and find a file again.

## 1. Spreadsheets

Learn to enter data cleanly, to sort, to filter, to add up, and to use a lookup from one table to another. Then learn pivot tables; they look hard and take an afternoon. Practise with something real: the household’s expenses, the scores of your cricket team, the stock of a shop in your street.

## 2. Typing

Thirty words a minute is enough for most posts. Free lessons exist in English and in Indian languages. Ten minutes a day for a month will do more than three hours on one Sunday.

## 3. Email

A good email has a subject that says what it is about, one request, and your name with a phone number at the end. Learn what copy and blind copy mean, how to attach a file, and how to make a large one smaller. Read everything once more before sending.

## 4. Files and folders

Name files so that a stranger would understand them: 2026-04-invoice-sharma.pdf rather than final-new-2.pdf. Know where your downloads are. Keep a copy of what matters in a second place.

## 5. Care

Use one password for your email and another for everything else. Lock the screen when you leave your desk. Do not open attachments from people you do not know. Offices trust their data to the newest colleague from the first day, and one careless click can stop a whole floor.

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

Most of these posts ask for no experience. They ask for punctuality, for working on the days when others celebrate, and for staying calm in a crowd.

## When to apply

Early. Teams are put together some weeks before the rush, so that there is time to train them. If you apply in the last week, you get the shifts that nobody else wanted. Set an alert for your town with the words “warehouse”, “delivery” or “retail”, and answer on the same day.

## What to settle in writing

Ask for a letter, even for eight weeks of work. It should name the wage and the day on which it is paid, the hours and how overtime is counted, the weekly day off, and the date on which the work ends. Ask about provident fund and ESI. Keep a small diary of your hours; it settles most quarrels before they begin.

## How temporary becomes permanent

In January, managers sit down with a list and keep a few. They keep those who came on time, who learnt a second task, who noticed when something was wrong and said so. If you would like to stay, say it in the first month and not on the last day. Ask to learn the scanner, the till or the returns desk.

And if you are not kept, ask for two lines of reference. “Worked with us from September to December, reliable” opens the door next year, and often the door next to it.`,
  },
];
