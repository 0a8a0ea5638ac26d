import type { Fetcher } from '@graphiql/toolkit';
import { createContext } from 'react';

/** How the server is asked, with whatever key is in force. */
export const AskContext = createContext<Fetcher>(() => ({ data: null }));
