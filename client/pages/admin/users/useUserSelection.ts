import { useState } from 'react';
import type { UserRow_UserFragment } from '#client/gql/graphql.ts';
import { USERS_AT_ONCE_MAX } from '#schema/options/userActions.ts';

type User = UserRow_UserFragment;

/** Survives paging, search and filters, and never exceeds the limit of one bulk action. */
export function useUserSelection(shown: readonly User[]) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, User>>(new Map());
  const put = (wanted: readonly User[], on: boolean) => {
    const next = new Map(chosen);
    for (const user of wanted) {
      if (!on) next.delete(user.id);
      else if (next.size < USERS_AT_ONCE_MAX) next.set(user.id, user);
    }
    setChosen(next);
  };
  const onPage = shown.filter(({ id }) => chosen.has(id)).length;
  return {
    /** In their current state, where the list shows them. */
    users: [...chosen.values()].map((user) => shown.find(({ id }) => id === user.id) ?? user),
    has: (id: string) => chosen.has(id),
    page: onPage === 0 ? 'none' : onPage === shown.length ? 'all' : 'some',
    toggle: (user: User) => put([user], !chosen.has(user.id)),
    togglePage: () => put(shown, onPage < shown.length),
    /** Keeps only these selected. */
    keep: (ids: readonly string[]) =>
      setChosen((before) => new Map([...before].filter(([id]) => ids.includes(id)))),
  } as const;
}
export type UserSelection = ReturnType<typeof useUserSelection>;
