import type { KeyRing } from '../../../../platform/at-rest/key-ring.ts'
import { sealedTable } from '../../../../platform/at-rest/sealed-table.ts'

const hearingPlace = ({ id }: { id: number }): string => `hearing ${id}`

export const sealHearing = (keys: KeyRing, id: number, text: string): Buffer => keys.seal(hearingPlace({ id }), text)

/** @throws {UnreadableData} */
export const openHearing = (keys: KeyRing, of: { id: number; sealed: Buffer }): string =>
  keys.open(hearingPlace(of), of.sealed)

export const sealedHearings = sealedTable({
  name: 'a psychic’s word in a dispute',
  table: 'dispute_hearings',
  id: 'consultation_id',
  placeOf: hearingPlace,
})
