import type { Chance } from './chance.ts';
import { MESSAGES } from './lists/messages.ts';
import { after, before, DAY, earliest, HOUR } from './moments.ts';
import type { Seeker } from './people/seekers.ts';

const CONTACT_MESSAGES = 24;
const SUBSCRIBERS = 46;

/** Messages from the contact form; the last few are unanswered. */
export function inventMessages(chance: Chance, seekers: readonly Seeker[], now: Date) {
  return Array.from({ length: CONTACT_MESSAGES }, (_, index) => {
    const { user } = chance.pick(seekers);
    const { type, subject, message } = MESSAGES[index % MESSAGES.length]!;
    const at = before(now, Math.floor((index * 1.9 + chance.between(0.1, 1.2)) * DAY));
    const isKnown = user.created_at < at && chance.happens(0.7);
    return {
      id: chance.id(at),
      reference: `K-${chance.hex(8).toUpperCase()}`,
      user_id: isKnown ? user.id : null,
      name: `${user.first_name} ${user.last_name}`,
      email: user.email,
      subject,
      message,
      inquiry_type: type,
      created_at: at,
      answered_at: index < 4 ? null : after(at, chance.whole(1, 22) * HOUR),
    };
  });
}

export function inventSubscribers(chance: Chance, seekers: readonly Seeker[], now: Date) {
  return chance.some(seekers, SUBSCRIBERS).map(({ user }, index) => {
    const at = before(now, Math.floor(chance.fraction() * 100 * DAY) + HOUR);
    return {
      id: chance.id(at),
      topic: index % 8 === 0 ? 'candidate_database' : 'blog',
      email: user.email,
      token_hash: null,
      confirmed_at: after(at, 20 * 60_000),
      unsubscribed_at: index % 15 === 7 ? earliest(after(at, 30 * DAY), now) : null,
      created_at: at,
    };
  });
}
