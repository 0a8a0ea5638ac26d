import type { ApolloClient } from '@apollo/client';

/** Opens a link that has expired, with the new address that the page gets. */
export async function openNewLink(client: ApolloClient, link: HTMLAnchorElement): Promise<void> {
  // If no answer comes, the server says that the link has expired.
  await client.refetchQueries({ include: 'active' }).catch(() => undefined);
  await new Promise(requestAnimationFrame);
  // The copy is pressed, because it does not ask whether it has expired.
  const copy = link.cloneNode() as HTMLAnchorElement;
  document.body.append(copy);
  copy.click();
  copy.remove();
}
