const address = /[^\s@<>()]+@[^\s@<>()]+\.[\p{L}\d-]{2,}/u
/** French, or with a country code; a date with a time does not match. */
const telephone =
  /(?<![\p{L}\d])(?:(?!\d\d([./-])\d\d\1\d{4}(?!\d))0[1-9](?:[ ./\u00a0\u202f-]?\d{2}){4}|(?:\+|00)[1-9](?:[ ./()\u00a0\u202f-]?\d){7,13})(?![\p{L}\d])/u

/**
 * Whether a reason contains an address or a telephone number; an account's number identifies the person just as well.
 */
export const tellsHowToReach = (reason: string): boolean => address.test(reason) || telephone.test(reason)
