/** How deep a folder is that counts as one room: a feature is src/features/<floor>/<feature>. */
const ROOMS = [
  { under: 'src/features/', depth: 4 },
  { under: 'src/', depth: 3 },
  { under: 'admin/src/', depth: 3 },
]

/**
 * The room of a file; null for a file that is in none. What a feature declares is a part of the list of features.
 * @param {string} path
 * @returns {string | null}
 */
function roomOf(path) {
  if (path.endsWith('/feature.server.ts')) return null
  const room = ROOMS.find(({ under }) => path.startsWith(under))
  if (!room) return null
  const parts = path.split('/')
  return parts.slice(0, Math.min(room.depth, parts.length - 1)).join('/')
}

/**
 * Groups of folders that reach each other by imports.
 * @param {readonly { from: string, to: string }[]} imports
 * @returns {string[][]}
 */
export function foldersInCycles(imports) {
  /** @type {Map<string, Set<string>>} */
  const arrows = new Map()
  for (const { from, to } of imports) {
    const [here, there] = [roomOf(from), roomOf(to)]
    if (!here || !there || here === there || isInside(here, there) || isInside(there, here)) continue
    arrows.set(here, (arrows.get(here) ?? new Set()).add(there))
  }
  const reached = new Map([...arrows.keys()].map((room) => [room, reachedFrom(room, arrows)]))
  /** @type {Map<string, string[]>} */
  const groups = new Map()
  for (const [room, others] of reached) {
    if (!others.has(room)) continue
    const group = [...others].filter((other) => reached.get(other)?.has(room)).sort()
    groups.set(group.join(), group)
  }
  return [...groups.values()]
}

/** Files directly in a folder and its subfolders are one house. @param {string} inner @param {string} outer */
const isInside = (inner, outer) => inner.startsWith(`${outer}/`)

/** @param {string} room @param {Map<string, Set<string>>} arrows @returns {Set<string>} */
function reachedFrom(room, arrows) {
  const reached = new Set(arrows.get(room))
  for (const one of reached) for (const next of arrows.get(one) ?? []) reached.add(next)
  return reached
}
