import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { phoneHolderOf } from '../phones/phone-holder.ts'
import { kindsFor } from './kinds.ts'
import { readStoredChoices, writeChoices } from './queries.server.ts'
import { type Choices, choicesOf } from './rules.ts'

/**
 * Stores what a person chose. Kinds that are not for them stay as they were.
 * @throws {Refusal} as phoneHolderOf, birthDateMissing for a horoscope without a birth date
 */
export async function choosePush(visit: Visit, chosen: Choices): Promise<void> {
  const { id, role, birthDate } = phoneHolderOf(visit)
  const audience = role === 'psychic' ? 'psychic' : 'client'
  const horoscopeHour = audience === 'client' ? chosen.horoscopeHour : null
  if (horoscopeHour !== null && birthDate === null) throw new Refusal('birthDateMissing', 'horoscopeHour')
  const own = kindsFor(audience)
  const before = choicesOf(await readStoredChoices(visit.db, id)).kinds
  const kinds = [...chosen.kinds.filter((kind) => own.includes(kind)), ...before.filter((kind) => !own.includes(kind))]
  await writeChoices(visit.db, id, { ...chosen, kinds, horoscopeHour })
}
