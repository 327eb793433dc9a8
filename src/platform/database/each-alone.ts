import { inTransaction, type Work } from './transaction.ts'

/**
 * Runs work for each of many items, in a transaction of its own: none holds locks longer than it needs, and a failure
 * stops no other.
 * @throws {AggregateError} at the end, of all failures
 */
export async function eachAlone<W extends Work, T>(
  outer: W,
  many: readonly T[],
  work: (inner: W, one: T) => Promise<void>,
): Promise<void> {
  const failed: unknown[] = []
  for (const one of many) await inTransaction(outer, (inner) => work(inner, one)).catch((error) => failed.push(error))
  if (failed.length > 0) throw new AggregateError(failed, `${failed.length} of ${many.length} failed`)
}
