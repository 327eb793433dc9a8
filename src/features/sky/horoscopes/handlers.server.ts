import type { Visit } from '../../../app.ts'
import { SIGNS } from '../../../astrology/names.ts'
import type { Handlers } from '../../../platform/contract/contract.ts'
import type { horoscopesContract } from './contract.server.ts'
import { editHoroscope, restoreHoroscope } from './edit-horoscope.server.ts'
import { readHoroscope } from './read-horoscope.server.ts'

export const horoscopesHandlers: Handlers<typeof horoscopesContract, Visit> = {
  async readHoroscope(visit, { query }) {
    return { horoscope: await readHoroscope(visit, query.period, SIGNS.indexOf(query.sign) + 1) }
  },
  async editHoroscope(visit, { body: { period, sign, ...rest } }) {
    await editHoroscope(visit, { ...rest, length: period, signId: SIGNS.indexOf(sign) + 1 })
    return {}
  },
  async restoreHoroscope(visit, { body: { period, sign, ...rest } }) {
    await restoreHoroscope(visit, { ...rest, length: period, signId: SIGNS.indexOf(sign) + 1 })
    return {}
  },
}
