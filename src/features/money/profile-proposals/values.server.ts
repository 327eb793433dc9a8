import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { perMinute } from '../../../platform/i18n/french.ts'
import { checkedSentence } from '../../consult/canned-answers/write-answers.server.ts'
import { listPrices } from '../../consult/psychics/profile-queries.server.ts'
import { type Platform, platforms } from '../../consult/psychics/rules.ts'
import { asTyped, centsOf } from '../disputes/rules.ts'
import { largestPrice } from '../psychic-management/price-rules.ts'
import { readPresentation, readSpecialities, wordFaults } from '../recruitment/profile-words.server.ts'
import type { readProfile } from './queries.server.ts'
import type { Values } from './rules.ts'

type Profile = NonNullable<Awaited<ReturnType<typeof readProfile>>>

/** A stored profile as it is typed. */
export const typedOf = (profile: Profile): Values => ({
  headline: profile.headline,
  presentation: profile.presentation.join('\n\n'),
  method: profile.method,
  specialities: profile.specialities.join(', '),
  channels: platforms.filter((channel) => profile.channels.includes(channel)).join(','),
  price: asTyped(profile.price),
  greeting: profile.greeting ?? '',
})

export const channelsOf = (typed: string): Platform[] =>
  platforms.filter((channel) => typed.split(',').includes(channel))

/** The highest price that the psychic may ask today on this site, in cents. */
export async function highestPrice(visit: Visit, psychicId: number, present: number): Promise<number> {
  return Math.max(present, largestPrice(await listPrices(visit.db, visit.site.id, psychicId), visit.now()))
}

/**
 * What was typed, in the same form as what is stored.
 * @throws {Refusal} for the first field that is missing, too long or impossible; priceRiseTooHigh
 */
export function checkedValues(typed: Values, most: number): Values {
  const [fault] = wordFaults(typed)
  if (fault) throw fault
  const presentation = readPresentation(typed.presentation)
  const specialities = readSpecialities(typed.specialities)
  const channels = channelsOf(typed.channels)
  if (channels.length === 0) throw new Refusal('parametersMissing', 'channels')
  const cents = centsOf(typed.price)
  if (cents === null || cents < 1) throw new Refusal('parametersInvalid', 'price')
  if (cents > most) throw new Refusal('priceRiseTooHigh', 'price', perMinute(most))
  return {
    headline: typed.headline.trim(),
    presentation: presentation.join('\n\n'),
    method: typed.method.replaceAll('\r\n', '\n').trim(),
    specialities: specialities.join(', '),
    channels: channels.join(','),
    price: asTyped(cents),
    greeting: typed.greeting.trim() === '' ? '' : checkedSentence(typed.greeting, 'greeting'),
  }
}
