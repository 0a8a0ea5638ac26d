import type pg from 'pg';

/** A column of an answer: its alias, the type, and the table's column that it comes from (0 where it is computed). */
export interface Origin {
  name: string;
  dataTypeID: number;
  tableID: number;
  columnID: number;
}

export interface Answer {
  parameters: number[];
  origins: Origin[];
}

interface Connection {
  parse(message: { name: string; text: string; types: number[] }): void;
  describe(message: { type: 'S'; name: string }): void;
  sync(): void;
  on(event: 'parameterDescription', listener: (said: { dataTypeIDs: number[] }) => void): void;
  removeAllListeners(event: 'parameterDescription'): void;
}

/**
 * Asks PostgreSQL for the parameters and columns of a statement, without running it. `pg` has no method for this part
 * of the protocol.
 */
export function describeQuery(client: pg.Client, text: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    client.query(new DescribeQuery(text, resolve, reject) as unknown as pg.Submittable);
  });
}

/** Parse, Describe and Sync, in the form in which `pg` runs its own queries. */
class DescribeQuery {
  private readonly answer: Answer = { parameters: [], origins: [] };
  private connection?: Connection;
  private hasFailed = false;

  constructor(
    private readonly text: string,
    private readonly resolve: (answer: Answer) => void,
    private readonly reject: (error: Error) => void,
  ) {}

  submit(connection: Connection): null {
    this.connection = connection;
    connection.on('parameterDescription', ({ dataTypeIDs }) => {
      this.answer.parameters = dataTypeIDs;
    });
    connection.parse({ name: '', text: this.text, types: [] });
    connection.describe({ type: 'S', name: '' });
    connection.sync();
    return null;
  }

  handleRowDescription({ fields }: { fields: Origin[] }): void {
    this.answer.origins = fields;
  }

  handleError(error: Error): void {
    this.hasFailed = true;
    this.connection?.removeAllListeners('parameterDescription');
    this.reject(error);
  }

  handleReadyForQuery(): void {
    this.connection?.removeAllListeners('parameterDescription');
    if (!this.hasFailed) this.resolve(this.answer);
  }
}
