import type { GameSettings } from '../../../games/game.ts'
import type { KeyRing } from '../../../platform/at-rest/key-ring.ts'
import { sealedTable } from '../../../platform/at-rest/sealed-table.ts'
import type { Choices } from './rules.ts'

/** What is stored sealed of a draw. */
export interface DrawSecrets {
  serverSeed: string
  /** Once the draw is finished. */
  choices: Choices | null
  /** Those of its game when it was begun; draws from before sites had any have the delivered ones. */
  settings?: GameSettings
}

const placeOf = ({ id }: { id: number }): string => `draw ${id}`

export const sealDraw = (keys: KeyRing, id: number, secrets: DrawSecrets): Buffer =>
  keys.seal(placeOf({ id }), JSON.stringify(secrets))

/** @throws {UnreadableData} */
export const openDraw = (keys: KeyRing, row: { id: number; sealed: Buffer }): DrawSecrets =>
  JSON.parse(keys.open(placeOf(row), row.sealed))

export const sealedDraws = sealedTable({ name: 'a draw', table: 'draws', id: 'id', placeOf })
