/** GraphQL writes options in capitals, REST and the database in lower case. */
export const upper = <Value extends string>(value: Value) =>
  value.toUpperCase() as Uppercase<Value>;

export const lower = <Value extends string>(value: Value) =>
  value.toLowerCase() as Lowercase<Value>;
