interface FieldFailure {
  field: string;
  message: string;
}

export interface Refusal {
  message: string;
  extensions?: {
    code?: string;
    fields?: FieldFailure[];
    rule?: string;
    requestId?: string;
    retryAfter?: number;
  };
}

/** What the server has refused, or could not do: one shape for all of it. */
export class KaamyabFailure<Code extends string = string> extends Error {
  override readonly name = 'KaamyabFailure';
  readonly code: Code;
  /** Which parts of the input are wrong, and why. */
  readonly fields: readonly FieldFailure[];
  /** The rule of the market that was broken. */
  readonly rule: string | undefined;
  /** What to name when you ask us about it. */
  readonly requestId: string | undefined;
  /** In how many seconds it is worth another try. */
  readonly retryAfter: number | undefined;

  constructor({ message, extensions = {} }: Refusal) {
    super(message);
    this.code = (extensions.code ?? 'INTERNAL') as Code;
    this.fields = extensions.fields ?? [];
    this.rule = extensions.rule;
    this.requestId = extensions.requestId;
    this.retryAfter = extensions.retryAfter;
  }
}
