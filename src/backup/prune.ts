import { needed } from '../platform/needed/needed.ts'
import { DAY_MS } from '../platform/time/instants.ts'
import { newestBase, readManifest } from './manifest.ts'
import { BASES, CHUNKS, segmentPrefix, stamp } from './names.ts'
import type { SealedObjects } from './sealed-objects.ts'

const SEGMENT = 24
/** A segment's name is its timeline and its place. */
const placeOf = (segment: string): string => segment.slice(-16)

/**
 * Removes what no instant of the kept days needs: older copies but the last before them, what they were made of, what a
 * cut-off copy left, and the log before the oldest kept one.
 * @returns how many objects
 */
export async function prune(objects: SealedObjects, keepDays: number, now: Date): Promise<number> {
  const since = new Date(now.getTime() - keepDays * DAY_MS)
  const bases = await objects.names(BASES)
  const oldest = (await newestBase(objects, since)) ?? bases[0]
  if (oldest === undefined) return 0
  const gone = bases.filter((name) => name < oldest)
  const kept = await Promise.all(bases.slice(gone.length).map((name) => readManifest(objects, name)))
  const needs = new Set(kept.flatMap(({ files }) => files.flatMap(({ pieces }) => pieces.map(({ chunk }) => chunk))))
  const last = needed(kept.at(-1), 'the newest copy')
  // One that is being made is younger than the newest that was finished.
  const young = `${CHUNKS}${stamp(new Date(last.began))}`
  const chunks = (await objects.names(CHUNKS)).filter((name) => name < young && !needs.has(name))
  const first = needed(kept[0], 'the oldest copy')
  const before = (await objects.names(segmentPrefix(first.cluster))).filter((name) => {
    const segment = name.slice(segmentPrefix(first.cluster).length)
    return segment.length === SEGMENT && placeOf(segment) < placeOf(first.firstSegment)
  })
  const all = [...gone, ...chunks, ...before]
  for (const name of all) await objects.remove(name)
  return all.length
}
