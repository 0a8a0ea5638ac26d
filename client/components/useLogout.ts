import { useApolloClient } from '@apollo/client/react';
import { graphql } from '#client/gql/gql.ts';
import { rescueFocus } from '#client/lib/document/lostFocus.ts';
import { offlineState, setOfflineState } from '#client/lib/offline/offlineState.ts';
import { useNavigate } from '#client/lib/routing.ts';
import { currentSession, logout } from '#client/lib/session.ts';

const LogoutMutation = graphql(`
  mutation Logout {
    logout {
      message
    }
  }
`);

/** Ends the local session at once, whether or not the server gets the request. keepSession clears the cache. */
export function useLogout(target = '/'): () => void {
  const client = useApolloClient();
  const navigate = useNavigate();
  const leave = () => {
    const authorization = `Bearer ${currentSession().token}`;
    const request = client.mutate({
      mutation: LogoutMutation,
      context: { headers: { authorization } },
    });
    request.catch(() => undefined);
    logout();
    void navigate(target);
    // On the home page, which has the same address for guests, no navigation moves the focus.
    rescueFocus();
  };
  return () => {
    const { waiting, refused } = offlineState();
    if (waiting + refused > 0) setOfflineState({ leave });
    else leave();
  };
}
