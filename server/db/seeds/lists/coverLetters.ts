/** {title}, {company}, {skill}, {town}, {years} are filled in. */
export const COVER_LETTERS = [
  'Dear Hiring Team,\n\nI am applying for the position of {title}. I have {years} of experience, and my strongest area is {skill}. I live in {town} and can join within 30 days.\n\nThank you for your time.',
  'I came across your opening for {title} and it matches my current work closely. I use {skill} every day. I would be glad to discuss this on a call at your convenience.',
  'A friend who works with {company} told me about this opening. I have {years} of experience, and {skill} is what I am usually asked to handle.',
  'Respected Sir/Madam,\n\nPlease find my application for the post of {title}. I have {years} of experience and good knowledge of {skill}. I am available for an interview on any weekday after 5 pm.',
  'I am serving my notice period and can join {company} next month. I have {years} of relevant experience, mainly in {skill}. My resume has the details.',
  'I have been working from {town} for the last {years} and am looking for a stable role close to home. Your {title} opening suits me, as {skill} is a large part of my present job.',
] as const;

export const FRESHER_LETTERS = [
  'I have completed my studies and am looking for my first job as {title}. I used {skill} in my final project and would like to build on it at {company}.',
  'This would be my first job. I have learnt {skill} during my course, live in {town} and can join immediately.',
  'Dear Team,\n\nI am a fresher and a quick learner. I have basic knowledge of {skill}. Kindly give me an opportunity to attend the interview.',
  'I did a two-month internship where most of my work was {skill}. My mentor is willing to be a reference. I would like to start my career as {title} with {company}.',
] as const;

/** Internal notes of employers. */
export const NOTES = [
  'Spoke on phone, clear answers. Call for interview.',
  'Wants to join after the 15th. Fine with us.',
  'Expectation slightly above budget, discuss with manager.',
  'Met on Tuesday. Practical test was good.',
  'Good profile, but has to relocate. Check first.',
  'Reference check done, positive.',
  'Not suitable for this role. Keep for the next opening.',
  'Second round with department head on Friday.',
] as const;
