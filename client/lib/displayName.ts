interface NamedUser {
  firstName: string;
  lastName: string;
  email: string;
}

/** First and last name; else the first name; else a name guessed from the email; else the word for a user. */
export function displayName({ firstName, lastName, email }: NamedUser, fallback: string): string {
  const [first, last] = [firstName.trim(), lastName.trim()];
  if (first) return last ? `${first} ${last}` : first;
  return nameOfEmail(email) || fallback;
}

/** ravi.kumar92+jobs@… becomes Ravi Kumar: the part after a plus is a label, and digits are not names. */
function nameOfEmail(email: string): string {
  const prefix = email.split('@')[0]!.split('+')[0]!;
  const words = prefix.split(/[^\p{L}\p{M}]+/u).filter(Boolean);
  return words.map(([letter = '', ...rest]) => letter.toUpperCase() + rest.join('')).join(' ');
}
