const address = /[^\s@<>()]+@[^\s@<>()]+\.[\p{L}\d-]{2,}/u
/** French, or with a country's code; a date with its hour is none. */
const telephone =
  /(?<![\p{L}\d])(?:(?!\d\d([./-])\d\d\1\d{4}(?!\d))0[1-9](?:[ ./\u00a0\u202f-]?\d{2}){4}|(?:\+|00)[1-9](?:[ ./()\u00a0\u202f-]?\d){7,13})(?![\p{L}\d])/u

/** Whether a reason holds an address or a telephone number: an account's own number says as well whom it is about. */
export const tellsHowToReach = (reason: string): boolean => address.test(reason) || telephone.test(reason)
