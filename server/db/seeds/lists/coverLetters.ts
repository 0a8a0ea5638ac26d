/** {title}, {company}, {skill}, {town}, {years} are filled in. */
export const COVER_LETTERS = [
  'Dear hiring team,\n\nI would like to apply for the post of {title}. I have worked for {years} in this field, and {skill} is what I am best at. I live in {town} and can join within thirty days.\n\nThank you for reading.',
  'Your vacancy for {title} describes much of what I do today. What I would add is {skill}, which I use every day. I would be glad to tell you more in a call.',
  'I am applying because {company} is known to me from a friend who speaks well of it. My experience: {years}. My strength: {skill}.',
  'Respected Sir or Madam,\n\nPlease consider my application for {title}. I am hard-working, punctual and used to {skill}. I am available for an interview on any weekday after 5 pm.',
  'I read that you need somebody who can begin soon. I can. I have {years} behind me, know {skill} well, and learn what I do not know.',
  'Three things about me: I finish what I begin, I say early when something is late, and I enjoy {skill}. The post of {title} seems to ask for all three.',
] as const;

export const FRESHER_LETTERS = [
  'I have just finished my studies and would like to begin as {title} at {company}. In a project at college I worked with {skill}, and I would like to do that every day.',
  'This would be my first job. I have no long list to show, but I have learnt {skill}, live in {town}, and can join at once.',
  'Dear team,\n\nI am a fresher and ready to learn. {skill} was my best subject. I would be thankful for a chance to meet you.',
  'I did a two-month internship in which {skill} was most of my work. My mentor there is ready to speak with you. I hope to begin as {title}.',
] as const;

/** Internal notes of employers. */
export const NOTES = [
  'Good on the phone, clear answers. Invite.',
  'Asked for a later joining date; fine with us.',
  'Salary wish a little above the range, talk about it.',
  'Met on Tuesday. Practical test was solid.',
  'Strong profile, but would have to move. Ask first.',
  'Reference checked, all well.',
  'Not for this post; keep in mind for the next one.',
  'Second round with the department head arranged.',
] as const;
