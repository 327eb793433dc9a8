import { inTransaction, type Work } from './transaction.ts'

/**
 * Does some work for each of many, in a transaction of its own: none keeps rows from others for longer than it needs, and one
 * that fails stops no other.
 * @throws {AggregateError} at the end, of all that failed
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
