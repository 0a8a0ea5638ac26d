import { waitAtMost } from '#server/lib/waitAtMost.ts';
import type { Services } from '#server/services.ts';
import { AT_ONCE, claimDue, deliver } from './deliver.service.ts';
import type { Ask } from './deliveryBody.service.ts';

const LOOK_AGAIN = 1_000;
/** Less than the usual shutdown timeout. Another process sends what is not done by then. */
const PATIENCE_AT_THE_END = 6_000;

/** Sends due deliveries while this process runs tasks. A hanging receiver does not delay others. */
export function startDeliveryLoop(services: Services, ask: Ask): () => Promise<void> {
  const underWay = new Set<Promise<void>>();
  let isLooking = false;
  let complained = false;
  let isOver = false;
  const begin = async () => {
    const claimed = await claimDue(services, AT_ONCE - underWay.size);
    for (const delivery of claimed) {
      const sending = deliver(services, ask, delivery)
        .catch((error) => services.log.warn({ err: error }, 'A webhook could not be looked after'))
        .finally(() => {
          underWay.delete(sending);
          look();
        });
      underWay.add(sending);
    }
  };
  const look = () => {
    if (isOver || isLooking || underWay.size >= AT_ONCE) return;
    isLooking = true;
    begin()
      .then(() => (complained = false))
      .catch((error) => {
        if (!complained) services.log.warn(error, 'Which webhooks are due could not be seen');
        complained = true;
      })
      .finally(() => (isLooking = false));
  };
  const timer = setInterval(look, LOOK_AGAIN).unref();
  return async () => {
    isOver = true;
    clearInterval(timer);
    await waitAtMost(PATIENCE_AT_THE_END, Promise.all(underWay));
  };
}
