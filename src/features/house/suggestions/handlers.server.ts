import type { Visit } from '../../../app.ts'
import type { Handlers } from '../../../platform/contract/contract.ts'
import { checkEmailAddress } from './check-email-address.server.ts'
import { checkFirstName } from './check-first-name.ts'
import { checkPhoneNumber } from './check-phone-number.server.ts'
import type { resourcesContract } from './contract.server.ts'
import { findCities } from './find-cities.server.ts'
import { suggestEmailAddresses } from './suggest-email-addresses.ts'
import { suggestFirstNames } from './suggest-first-names.ts'
import { labelOf, viewCity } from './views.ts'

export const resourcesHandlers: Handlers<typeof resourcesContract, Visit> = {
  async listCities(visit, { query }) {
    return { cities: (await findCities(visit, query.query, query.limit)).map(viewCity) }
  },
  async suggestCities(visit, { query }) {
    const labels = (await findCities(visit, query.query, query.limit)).map(labelOf)
    return { suggestions: [...new Set(labels)] }
  },
  async suggestFirstNames(_, { query }) {
    return { suggestions: suggestFirstNames(query.query, query.limit) }
  },
  async suggestEmailAddresses(_, { query }) {
    return { suggestions: suggestEmailAddresses(query.query, query.limit) }
  },
  async validateFirstName(_, { query }) {
    return checkFirstName(query.query)
  },
  async validateFirstNameUnlogged(_, { body }) {
    return checkFirstName(body.query)
  },
  async validateEmailAddress(_, { query }) {
    return checkEmailAddress(query.query)
  },
  async validateEmailAddressUnlogged(_, { body }) {
    return checkEmailAddress(body.query)
  },
  async validatePhoneNumber(_, { query }) {
    return checkPhoneNumber(query.query, query.country)
  },
  async validatePhoneNumberUnlogged(_, { body }) {
    return checkPhoneNumber(body.query, body.country)
  },
}
