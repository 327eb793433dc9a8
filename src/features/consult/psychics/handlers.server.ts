import type { Visit } from '../../../app.ts'
import type { Handlers } from '../../../platform/contract/contract.ts'
import type { psychicsContract } from './contract.server.ts'
import { listPsychics } from './list-psychics.server.ts'
import { psychicOfDay } from './psychic-of-day.server.ts'
import { readPresences } from './read-presences.server.ts'

export const psychicsHandlers: Handlers<typeof psychicsContract, Visit> = {
  listPsychics: (visit, { query }) => listPsychics(visit, query),
  async readPsychicOfDay(visit) {
    return { psychic: await psychicOfDay(visit) }
  },
  async readPresences(visit, { query }) {
    return { presences: await readPresences(visit, query.ids) }
  },
}
