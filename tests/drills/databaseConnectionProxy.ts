import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** A loopback connection between the site and its database, which a test can cut, block, slow down and repair. */
export class DatabaseConnectionProxy {
  #state: 'whole' | 'cut' | 'blocked' | 'swallowing' = 'whole';
  #delay = 0;
  readonly #sockets = new Set<Socket>();
  readonly #server: Server;

  private constructor(private target: URL) {
    this.#server = createServer((near) => this.#accept(near));
  }

  /** The address of the same database through this connection. */
  static async to(address: string): Promise<{ line: DatabaseConnectionProxy; url: string }> {
    const line = new DatabaseConnectionProxy(new URL(address));
    await new Promise<void>((done) => line.#server.listen(0, '127.0.0.1', done));
    onTestFinished(() => {
      line.cut();
      line.#server.close();
    });
    const { port } = line.#server.address() as AddressInfo;
    return { line, url: Object.assign(new URL(address), { port: `${port}` }).href };
  }

  /** Breaks every connection and refuses new ones. */
  cut(): void {
    this.#state = 'cut';
    for (const socket of this.#sockets) socket.destroy();
  }

  /** Keeps connections and accepts new ones, but lets no byte through. */
  block(): void {
    this.#state = 'blocked';
    for (const socket of this.#sockets) socket.pause();
  }

  /** Keeps connections and accepts new ones, but everything sent meanwhile is lost. */
  swallow(): void {
    this.#state = 'swallowing';
  }

  /** Delays everything by this much. */
  slow(milliseconds: number): void {
    this.#delay = milliseconds;
  }

  repair(address = this.target.href): void {
    this.target = new URL(address);
    this.#state = 'whole';
    this.#delay = 0;
    for (const socket of this.#sockets) socket.resume();
  }

  #accept(near: Socket): void {
    if (this.#state === 'cut') return void near.destroy();
    const far = connect(Number(this.target.port), '127.0.0.1');
    this.#join(near, far);
    this.#join(far, near);
  }

  #join(from: Socket, to: Socket): void {
    this.#sockets.add(from);
    from.on('data', (bytes) => {
      if (this.#state === 'swallowing') return;
      if (this.#delay > 0) setTimeout(() => to.writable && to.write(bytes), this.#delay);
      else to.write(bytes);
    });
    from.on('error', () => {});
    from.once('close', () => {
      this.#sockets.delete(from);
      to.destroy();
    });
    if (this.#state === 'blocked') from.pause();
  }
}
