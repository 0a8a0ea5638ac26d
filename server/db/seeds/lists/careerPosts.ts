import type { PostText } from './postText.ts';

export const CAREER_POSTS: readonly PostText[] = [
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

Write what you studied, where you live, and what work you are looking for. “B.Com. graduate from Nagpur, looking for a first job in accounts” says more than a paragraph about passion and synergy. If you would move for the right job, say so here.

## Show work, even if nobody paid for it

Projects, internships, a shop you helped in, an event you organised: all of this is work. For each, write one line on what you did and one on what it led to. “Kept the stock register of my uncle’s medical store for two years” is a strong line for a warehouse or billing job.

## Name skills that you could show tomorrow

A list of twenty skills helps nobody. Choose six. If you write Excel, be ready to build a small table with a formula in the interview. If you write English, expect the next question in English.

## Leave out what nobody needs

- Your parents’ occupation, your religion and your height
- A declaration that everything is true
- Marks of every year; the last two examinations are enough
- A photograph, unless the job asks for one

## Before you send it

Let a friend read it aloud. Where the friend stumbles, the sentence is too long. Save it as a PDF under your own name, such as Asha-Patil-Resume.pdf, and check that the phone number is right. It sounds too simple to mention, but a wrong digit is the one mistake that no recruiter can forgive, because they will never reach you to tell you about it.

Then send it, and send it again tomorrow to someone else. A first job rarely comes from the first application.`,
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

**An employer pays you. You never pay an employer.** Not for registration, not for training, not for a uniform, not as a deposit that will be returned with the first salary. Anyone who asks for money before you start is not hiring you.

## Signs to watch for

- The offer comes without an interview, or after five minutes of chat
- The pay is far above what others offer for the same work
- The sender writes from a free email address although the company is said to be large
- You are asked for an OTP, a card number or a photo of your bank card
- The address of the office cannot be found, or belongs to another firm
- You must decide today
- You are asked to keep it secret

One sign alone may be a clumsy recruiter. Two together are a reason to stop.

## How to check in ten minutes

Look for the company’s own site and call the number you find there, not the one in the message. Ask whether the vacancy exists. Search the phone number and the first sentence of the offer on the internet; fraud is lazy and repeats itself. If you have to collect a letter in person, take someone with you.

## If it has already happened

Stop paying, even if they threaten you with police or lawyers. Keep the messages, numbers and receipts. Call your bank and then the national cyber crime helpline, 1930, as soon as you can; the sooner you call, the better the chance that the money can be held. You can also report at cybercrime.gov.in.

And write to us through the contact page if you saw the job here. We would rather check ten honest companies again than miss one fake one. There is no shame in being deceived: the people who do this do it all day, and they are good at it.`,
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

The notice period counts in both directions: ninety days may be hard on you when the next offer comes. A bond that asks you to pay if you leave early should name an amount, a period, and the training it is for. The place of work may say “anywhere in India”; if that would be a problem, talk about it now. And check how long the offer is valid.

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

Tell me about yourself. Why do you want to leave, or why have you not worked for a year? What is your present salary, and what do you expect? Have you done this kind of work before? For each, prepare a short and true answer. If there is a gap in your resume, name the reason in one sentence and move on.

## Have something to ask

“How many people are in the team?” or “What would I do in the first month?” shows that you are thinking about the work. Leave holidays and work from home for the second conversation, unless they decide whether you can take the job at all.

## Small things that matter

Charge the phone. Sit up straight: it changes your voice. Keep the vacancy and your resume in front of you, with pen and paper. Speak slowly, in the language the caller uses; if your English is not strong, it is better to say a simple sentence well. And wait a second before answering: lines have a delay, and two people speaking at once sounds like an argument.

Afterwards write down the caller’s name and what was agreed. If you hear nothing within the time they named, one friendly message is right. Three are too many.`,
  },
];
