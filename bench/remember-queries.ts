import pg from 'pg'

/**
 * Preloaded into the program: from SIGUSR2 on, each read is sent to the database once and then answered from memory, as
 * if session and data were cached. The cost of the same page is then the lower bound to compare with.
 */
const remembered = new Map<string, Promise<unknown>>()
type Ask = (this: pg.Client, text: unknown, values?: unknown, ...rest: unknown[]) => Promise<unknown>
const ask = pg.Client.prototype.query as unknown as Ask
// Only the query builder quotes its tables; a query that calls a function may write.
const isPlainRead = (text: unknown): text is string =>
  typeof text === 'string' && /^select .* from "/s.test(text) && !/ for (no key )?update/.test(text)

let remembering = false
process.once('SIGUSR2', () => {
  remembering = true
})

const query: Ask = function query(text, values, ...rest) {
  if (!remembering || rest.length > 0 || typeof values === 'function' || !isPlainRead(text)) {
    return ask.call(this, text, values, ...rest)
  }
  const key = `${text}\n${JSON.stringify(values)}`
  const known = remembered.get(key) ?? ask.call(this, text, values)
  remembered.set(key, known)
  known.catch(() => remembered.delete(key))
  return known
}
pg.Client.prototype.query = query as unknown as typeof pg.Client.prototype.query
