import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { App } from '../../../app.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { lastOf } from '../../../platform/needed/needed.ts'
import type { StoredSeal } from './chain.server.ts'
import { type DayFault, listSeals } from './queries.server.ts'
import type { ChainName } from './seal-keys.server.ts'

const HEAD = 'chain;day;last;root;seal'
const DAYS_AT_ONCE = 1000

const line = z.tuple([
  z.enum(['ledger', 'audit']),
  z.iso.date(),
  z.string().regex(/^\d+$/),
  z.string().regex(/^([0-9a-f]{2})*$/),
  z.string().regex(/^[0-9a-f]{64}$/),
])

/** A sealed day as stored outside the database, where no database user can change it. */
export interface KeptRoot {
  chain: ChainName
  day: string
  /** The whole seal, as written. */
  line: string
}

const asLine = ({ chain, day, last, root, seal }: StoredSeal): string =>
  [chain, day, last, root.toString('hex'), seal.toString('hex')].join(';')

/** Every seal of a chain, one line each. */
export async function rootLines(db: Database, chain: ChainName): Promise<string[]> {
  const lines: string[] = []
  let after: string | null = null
  for (;;) {
    const seals: StoredSeal[] = await listSeals(db, chain, after, DAYS_AT_ONCE)
    lines.push(...seals.map(asLine))
    if (seals.length < DAYS_AT_ONCE) return lines
    after = lastOf(seals).day
  }
}

export const asList = (lines: readonly string[]): string => [HEAD, ...lines, ''].join('\n')

/** @throws {Error} naming the first line that is not a sealed day */
export function parseList(text: string): KeptRoot[] {
  return text
    .split(/\r?\n/)
    .map((written, place) => ({ written: written.trim(), place }))
    .filter(({ written }) => written !== '' && written !== HEAD)
    .map(({ written, place }) => {
      const parsed = line.safeParse(written.split(';'))
      if (!parsed.success) throw new Error(`line ${place + 1} is no sealed day: ${written.slice(0, 80)}`)
      const [chain, day] = parsed.data
      return { chain, day, line: written }
    })
}

/** The days of a list that are missing from the database, or differ from the list. */
export async function compareList(db: Database, chain: ChainName, kept: readonly KeptRoot[]): Promise<DayFault[]> {
  const present = new Map(parseList((await rootLines(db, chain)).join('\n')).map((root) => [root.day, root.line]))
  return kept
    .filter((root) => root.chain === chain && present.get(root.day) !== root.line)
    .map(({ day }) => ({ day, fault: present.has(day) ? 'kept' : 'missing' }))
}

/**
 * Copies the seals of a chain to the data folder, outside the database: a comparison reveals days that were sealed
 * again, or removed from the end. A listed line is never rewritten.
 */
export async function keepRoots({ db, config }: App, chain: ChainName): Promise<DayFault[]> {
  const file = join(config.dataDir, `sealed-${chain}.csv`)
  const text = await readFile(file, 'utf8').catch((error) => {
    if (error.code !== 'ENOENT') throw error
    return ''
  })
  const kept = parseList(text)
  const faults = await compareList(db, chain, kept)
  const known = new Set(kept.map(({ day }) => day))
  const fresh = parseList((await rootLines(db, chain)).join('\n')).filter(({ day }) => !known.has(day))
  if (fresh.length > 0) {
    await mkdir(config.dataDir, { recursive: true })
    // Written under another name first, so that a crash leaves no partial list.
    await writeFile(`${file}.new`, asList([...kept, ...fresh].map((root) => root.line)), { mode: 0o600 })
    await rename(`${file}.new`, file)
  }
  return faults
}
