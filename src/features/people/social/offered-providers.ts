import { href } from 'react-router'
import type { Visit } from '../../../app.ts'
import { type Provider, providers } from '../ways-in/providers.ts'

/** The providers for which this site has an application. */
export const offeredProviders = (visit: Visit): Provider[] =>
  providers.filter((provider) => visit.app.social[provider].offers(visit.site.id))

export const returnAddress = (visit: Visit, provider: Provider): string =>
  `${visit.site.canonical}${href('/connexion/:provider/retour', { provider })}`
