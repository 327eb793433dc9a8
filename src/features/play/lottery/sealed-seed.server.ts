import type { KeyRing } from '../../../platform/at-rest/key-ring.ts'
import { sealedTable } from '../../../platform/at-rest/sealed-table.ts'

const placeOf = ({ id }: { id: number }): string => `lottery ${id}`

export const sealSeed = (keys: KeyRing, id: number, seed: string): Buffer => keys.seal(placeOf({ id }), seed)

/** @throws {UnreadableData} */
export const openSeed = (keys: KeyRing, row: { id: number; sealed: Buffer }): string =>
  keys.open(placeOf(row), row.sealed)

export const sealedSeeds = sealedTable({ name: 'the seed of a lottery', table: 'lotteries', id: 'id', placeOf })
