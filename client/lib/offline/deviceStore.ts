/** What this browser keeps for use without a network. Everything in it belongs to one account. */
const NAME = 'kaamyab';
const VERSION = 1;

export interface KeptAccount {
  userId: string;
  /** The session that the copies belong to. The worker sends with it after the last tab was closed. */
  token: string;
  locale: string;
}

export interface KeptAnswer {
  /** The account, the operation and its variables. */
  key: string;
  userId: string;
  operationName: string;
  /** The build that sent the query: another build may select other fields. */
  build: string;
  data: unknown;
  at: number;
}

/** A request that waits for the network. */
export interface OutboxEntry {
  /** Made when the button is pressed. The server performs the request only once per id. */
  id: string;
  userId: string;
  kind: OutboxKind;
  /** What the request changes, to show it and to replace an earlier change of the same thing. */
  about: string;
  title: string;
  createdAt: number;
  request: OutboxRequest;
  /** The file of an application, which is uploaded first. */
  file?: { content: Blob; name: string; path: 'resume' | 'file'; fileId?: string };
  /** The server refused it, or wants a new login. */
  refusal?: { message: string; needsLogin?: boolean };
  /** An earlier attempt may have arrived without an answer. */
  mayHaveArrived?: boolean;
}

export type OutboxKind = 'apply' | 'save' | 'unsave' | 'dismiss' | 'hide';

export interface OutboxRequest {
  method: 'POST' | 'PUT' | 'DELETE';
  path: string;
  body?: Readonly<Record<string, unknown>>;
}

interface Stores {
  accounts: KeptAccount;
  answers: KeptAnswer;
  outbox: OutboxEntry;
}

type StoreName = keyof Stores;

const KEYS: Readonly<Record<StoreName, string>> = {
  accounts: 'userId',
  answers: 'key',
  outbox: 'id',
};

let opened: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.addEventListener('upgradeneeded', () => {
      for (const [name, keyPath] of Object.entries(KEYS)) {
        const store = request.result.createObjectStore(name, { keyPath });
        if (name !== 'accounts') store.createIndex('userId', 'userId');
      }
    });
    request.addEventListener('success', () => {
      const database = request.result;
      // Another tab wants to delete or upgrade the database: close it, and open it again when it is needed.
      const letGo = () => {
        database.close();
        opened = undefined;
      };
      database.addEventListener('versionchange', letGo);
      database.addEventListener('close', letGo);
      resolve(database);
    });
    request.addEventListener('error', () => reject(request.error ?? new Error('No storage')));
  });
  opened.catch(() => (opened = undefined));
  return opened;
}

function done<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('Storage failed')));
  });
}

async function storeOf(name: StoreName, mode: IDBTransactionMode): Promise<IDBObjectStore> {
  return (await open()).transaction(name, mode).objectStore(name);
}

/** The device's storage may be blocked or full; callers then go on without it. */
export const deviceStore = {
  async all<Name extends StoreName>(name: Name, userId?: string): Promise<Stores[Name][]> {
    const store = await storeOf(name, 'readonly');
    const found =
      userId === undefined || name === 'accounts'
        ? store.getAll()
        : store.index('userId').getAll(userId);
    return done(found as IDBRequest<Stores[Name][]>);
  },
  async read<Name extends StoreName>(name: Name, key: string): Promise<Stores[Name] | undefined> {
    const store = await storeOf(name, 'readonly');
    return done(store.get(key) as IDBRequest<Stores[Name] | undefined>);
  },
  async write<Name extends StoreName>(name: Name, value: Stores[Name]): Promise<void> {
    await done((await storeOf(name, 'readwrite')).put(value));
  },
  /** False if the row has been removed meanwhile, by a logout for example: it is not written again. */
  async change<Name extends StoreName>(
    name: Name,
    key: string,
    changed: Partial<Stores[Name]>,
  ): Promise<boolean> {
    const store = await storeOf(name, 'readwrite');
    const row: unknown = await done(store.get(key));
    if (!row) return false;
    await done(store.put({ ...row, ...changed }));
    return true;
  },
  async remove(name: StoreName, ...keys: string[]): Promise<void> {
    const store = await storeOf(name, 'readwrite');
    await Promise.all(keys.map((key) => done(store.delete(key))));
  },
  async clear(name: StoreName): Promise<void> {
    await done((await storeOf(name, 'readwrite')).clear());
  },
};
