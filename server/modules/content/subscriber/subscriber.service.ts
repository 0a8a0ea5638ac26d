import { takeAdvisoryLock } from '#server/db/takeAdvisoryLock.ts';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { SubscriptionTopic } from '#schema/options/subscriptions.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { inEqualTime } from '#server/lib/equalTime.ts';
import { newId } from '#server/lib/ids.ts';
import { hashToken, newToken } from '#server/lib/tokens.ts';
import { networkOf } from '#server/lib/visitor.ts';
import { queueMail } from '#server/modules/mail/mail.service.ts';
import { Subscriber } from './subscriber.entity.ts';
import {
  COUNTED_FOR,
  isSubscribed,
  isUsable,
  needsLink,
  subscribeForbiddenBy,
} from './subscriber.rules.ts';

const ANSWER_TIME = 250;

interface Wish {
  email: string;
  topic: SubscriptionTopic;
}

/** Gives the same answer in the same time whether or not the address is known. */
export function subscribe(ctx: Context, wish: Wish): Promise<void> {
  const { clock, config } = ctx.services;
  const now = clock.now();
  const network = networkOf(ctx.ip, config.secretKey ?? '', now);
  return inEqualTime(ANSWER_TIME, () =>
    ctx.em.transactional(async (em) => {
      await lockAddress(em, network.toString('hex'));
      const askedAt = { $gt: new Date(now.getTime() - COUNTED_FOR) };
      const rule = subscribeForbiddenBy(await em.count(Subscriber, { network, askedAt }));
      if (rule) throw tooMany(ctx, rule);
      await lockAddress(em, wish.email);
      const { email, topic } = wish;
      const known = await em.findOne(Subscriber, { email, topic });
      if (known && !needsLink(known, now)) return;
      const subscriber =
        known ??
        em.create(Subscriber, {
          email,
          topic,
          id: newId(now.getTime()),
          locale: ctx.locale,
          createdAt: now,
        });
      em.persist(subscriber);
      const token = newToken();
      em.assign(subscriber, {
        locale: ctx.locale,
        tokenHash: hashToken(token),
        askedAt: now,
        network,
      });
      await queueMail(
        { ...ctx, em },
        {
          to: wish.email,
          locale: ctx.locale,
          template: 'confirmSubscription',
          values: {
            topic: wish.topic,
            link: `${config.publicUrl}/confirm-subscription?token=${token}`,
          },
        },
      );
    }),
  );
}

async function lockAddress(em: EntityManager, key: string): Promise<void> {
  await takeAdvisoryLock(em, `subscribe ${key}`);
}

function tooMany({ t }: Context, rule: string): Failure {
  const minutes = COUNTED_FOR / 60_000;
  return new Failure('RATE_LIMITED', t('subscription.tooMany', { minutes }), {
    rule,
    retryAfter: COUNTED_FOR / 1_000,
  });
}

export function confirmSubscription(ctx: Context, token: string): Promise<Subscriber> {
  const now = ctx.services.clock.now();
  return ctx.em.transactional(async (em) => {
    const subscriber = await em.findOne(Subscriber, { tokenHash: hashToken(token) });
    if (!subscriber || !isUsable(subscriber, now)) {
      throw new Failure('BAD_USER_INPUT', ctx.t('subscription.invalid'), {
        rule: 'subscriber.confirm.link-usable',
      });
    }
    if (!isSubscribed(subscriber))
      em.assign(subscriber, { confirmedAt: now, unsubscribedAt: null });
    return subscriber;
  });
}
