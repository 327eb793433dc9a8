/** Connections that failed, too few resources (a full disk, no place left), a server that ends or starts, and failures below it. */
const STATES = /^(?:08|53|57P|58)/
/** A server that takes no writes, and one that gave a transaction up. */
const states = new Set(['25006', '25P03'])
/** What the driver says of a connection that is no more, and has no code for. */
const WORDS =
  /^(?:Connection terminated|timeout expired|timeout exceeded when trying to connect|Query read timeout|the database is silent|Client (?:was closed|has encountered))/
const ways = new Set(['connect', 'read', 'write'])

/**
 * Whether something failed only because the database wasn't there, or could not do anything just now: no bug of ours,
 * and worth another try.
 */
export function isAway(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false
  const { code = '', syscall } = thrown as { code?: string; syscall?: string }
  if (syscall !== undefined) return ways.has(syscall)
  return STATES.test(code) || states.has(code) || (code === '' && WORDS.test(thrown.message))
}
