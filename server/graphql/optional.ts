/** The options of a field, an argument or a result that may be null. */
export const optional = (description: string) => ({ nullable: true, description });
