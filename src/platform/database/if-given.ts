/** For `$call`: narrows a query by a value where there is one, as `$if` does, with the value known to be there. */
export const ifGiven =
  <T, Q>(value: T | null | undefined, narrow: (query: Q, value: T) => Q) =>
  (query: Q): Q =>
    value === null || value === undefined ? query : narrow(query, value)
