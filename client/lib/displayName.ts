interface Named {
  firstName: string;
  lastName: string;
  email: string;
}

/** First and last name; else the first name; else what the e-mail address tells; else the word for a user. */
export function displayName({ firstName, lastName, email }: Named, fallback: string): string {
  const [first, last] = [firstName.trim(), lastName.trim()];
  if (first) return last ? `${first} ${last}` : first;
  return nameOfEmail(email) || fallback;
}

/** ravi.kumar92+jobs@… is Ravi Kumar: what follows a plus is a label, digits are no name. */
function nameOfEmail(email: string): string {
  const prefix = email.split('@')[0]!.split('+')[0]!;
  const words = prefix.split(/[^\p{L}\p{M}]+/u).filter(Boolean);
  return words.map(([letter = '', ...rest]) => letter.toUpperCase() + rest.join('')).join(' ');
}
