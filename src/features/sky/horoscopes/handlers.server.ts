import type { Visit } from '../../../app.ts'
import { numberOfSign } from '../../../astrology/names.ts'
import type { Handlers } from '../../../platform/contract/contract.ts'
import type { horoscopesContract } from './contract.server.ts'
import { editHoroscope, restoreHoroscope } from './edit-horoscope.server.ts'
import { readHoroscope } from './read-horoscope.server.ts'

export const horoscopesHandlers: Handlers<typeof horoscopesContract, Visit> = {
  async readHoroscope(visit, { query }) {
    const { sign, ...horoscope } = await readHoroscope(visit, query.period, query.sign)
    return { horoscope: { signId: numberOfSign(sign), ...horoscope } }
  },
  async editHoroscope(visit, { body: { period, sign, ...rest } }) {
    await editHoroscope(visit, { ...rest, length: period, sign })
    return {}
  },
  async restoreHoroscope(visit, { body: { period, sign, ...rest } }) {
    await restoreHoroscope(visit, { ...rest, length: period, sign })
    return {}
  },
}
