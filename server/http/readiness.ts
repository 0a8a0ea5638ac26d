/** How far this process is on its way out. */
export class Readiness {
  private state: 'ready' | 'leaving' | 'last answers' = 'ready';
  /** Whether a load balancer looks, and has to see it. */
  isWatched = false;

  isReady(): boolean {
    return this.state === 'ready';
  }

  /** Whether an answer should end its connection. */
  isLastAnswer(): boolean {
    return this.state === 'last answers';
  }

  leave(): void {
    this.state = 'leaving';
  }

  lastAnswers(): void {
    this.state = 'last answers';
  }
}
