/** Whether new requests should be sent here; false while the process is on its way out. */
export class Readiness {
  private ready = true;

  isReady(): boolean {
    return this.ready;
  }

  leave(): void {
    this.ready = false;
  }
}
