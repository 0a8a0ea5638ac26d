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

/** An error from the server; all errors have this shape. */
export class KaamyabFailure<Code extends string = string> extends Error {
  override readonly name = 'KaamyabFailure';
  readonly code: Code;
  /** Which parts of the input are invalid, and why. */
  readonly fields: readonly FieldFailure[];
  /** The id of the rule that was violated. */
  readonly rule: string | undefined;
  /** The request id to quote when you contact us. */
  readonly requestId: string | undefined;
  /** After how many seconds a retry makes sense. */
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
