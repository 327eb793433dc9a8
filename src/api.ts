import type { Visit } from './app.ts'
import { accountsContract } from './features/accounts/contract.server.ts'
import { accountsHandlers } from './features/accounts/handlers.server.ts'
import { addressesContract } from './features/addresses/contract.server.ts'
import { addressesHandlers } from './features/addresses/handlers.server.ts'
import { alertsContract } from './features/alerts/contract.server.ts'
import { alertsHandlers } from './features/alerts/handlers.server.ts'
import { challengesContract } from './features/challenges/contract.server.ts'
import { challengesHandlers } from './features/challenges/handlers.server.ts'
import { chartsContract } from './features/charts/contract.server.ts'
import { chartsHandlers } from './features/charts/handlers.server.ts'
import { clientsContract } from './features/clients/contract.server.ts'
import { clientsHandlers } from './features/clients/handlers.server.ts'
import { consentsContract } from './features/consents/contract.server.ts'
import { consentsHandlers } from './features/consents/handlers.server.ts'
import { consultationsContract } from './features/consultations/contract.server.ts'
import { consultationsHandlers } from './features/consultations/handlers.server.ts'
import { contactContract } from './features/contact/contract.server.ts'
import { contactHandlers } from './features/contact/handlers.server.ts'
import { contentContract } from './features/content/contract.server.ts'
import { contentHandlers } from './features/content/handlers.server.ts'
import { devicesContract } from './features/devices/contract.server.ts'
import { devicesHandlers } from './features/devices/handlers.server.ts'
import { disputesContract } from './features/disputes/contract.server.ts'
import { disputesHandlers } from './features/disputes/handlers.server.ts'
import { favoritesContract } from './features/favorites/contract.server.ts'
import { favoritesHandlers } from './features/favorites/handlers.server.ts'
import { horoscopesContract } from './features/horoscopes/contract.server.ts'
import { horoscopesHandlers } from './features/horoscopes/handlers.server.ts'
import { marketingContract } from './features/marketing/contract.server.ts'
import { marketingHandlers } from './features/marketing/handlers.server.ts'
import { notesContract } from './features/notes/contract.server.ts'
import { notesHandlers } from './features/notes/handlers.server.ts'
import { passkeysContract } from './features/passkeys/contract.server.ts'
import { passkeysHandlers } from './features/passkeys/handlers.server.ts'
import { passwordsContract } from './features/passwords/contract.server.ts'
import { passwordsHandlers } from './features/passwords/handlers.server.ts'
import { phonesContract } from './features/phones/contract.server.ts'
import { phonesHandlers } from './features/phones/handlers.server.ts'
import { privacyContract } from './features/privacy/contract.server.ts'
import { privacyHandlers } from './features/privacy/handlers.server.ts'
import { productsContract } from './features/products/contract.server.ts'
import { productsHandlers } from './features/products/handlers.server.ts'
import { psychicsContract } from './features/psychics/contract.server.ts'
import { psychicsHandlers } from './features/psychics/handlers.server.ts'
import { resourcesContract } from './features/resources/contract.server.ts'
import { resourcesHandlers } from './features/resources/handlers.server.ts'
import { reviewsContract } from './features/reviews/contract.server.ts'
import { reviewsHandlers } from './features/reviews/handlers.server.ts'
import { secondFactorContract } from './features/second-factor/contract.server.ts'
import { secondFactorHandlers } from './features/second-factor/handlers.server.ts'
import { socialContract } from './features/social/contract.server.ts'
import { socialHandlers } from './features/social/handlers.server.ts'
import { can } from './features/staff/capabilities.ts'
import { staffContract } from './features/staff/contract.server.ts'
import { staffHandlers } from './features/staff/handlers.server.ts'
import { walletContract } from './features/wallet/contract.server.ts'
import { walletHandlers } from './features/wallet/handlers.server.ts'
import { workspaceContract } from './features/workspace/contract.server.ts'
import { workspaceHandlers } from './features/workspace/handlers.server.ts'
import type { CallGroup } from './platform/contract/contract.ts'
import type { MayDo } from './platform/contract/door.ts'

/** What roles may do, for the door of the calls. */
export const mayDo: MayDo = can

/** Every call of the product, a line per feature. */
export const callGroups: readonly CallGroup<Visit>[] = [
  { contract: accountsContract, handlers: accountsHandlers },
  { contract: addressesContract, handlers: addressesHandlers },
  { contract: phonesContract, handlers: phonesHandlers },
  { contract: passwordsContract, handlers: passwordsHandlers },
  { contract: passkeysContract, handlers: passkeysHandlers },
  { contract: devicesContract, handlers: devicesHandlers },
  { contract: challengesContract, handlers: challengesHandlers },
  { contract: consentsContract, handlers: consentsHandlers },
  { contract: marketingContract, handlers: marketingHandlers },
  { contract: notesContract, handlers: notesHandlers },
  { contract: walletContract, handlers: walletHandlers },
  { contract: consultationsContract, handlers: consultationsHandlers },
  { contract: workspaceContract, handlers: workspaceHandlers },
  { contract: chartsContract, handlers: chartsHandlers },
  { contract: alertsContract, handlers: alertsHandlers },
  { contract: contactContract, handlers: contactHandlers },
  { contract: contentContract, handlers: contentHandlers },
  { contract: favoritesContract, handlers: favoritesHandlers },
  { contract: horoscopesContract, handlers: horoscopesHandlers },
  { contract: privacyContract, handlers: privacyHandlers },
  { contract: productsContract, handlers: productsHandlers },
  { contract: psychicsContract, handlers: psychicsHandlers },
  { contract: resourcesContract, handlers: resourcesHandlers },
  { contract: reviewsContract, handlers: reviewsHandlers },
  { contract: secondFactorContract, handlers: secondFactorHandlers },
  { contract: staffContract, handlers: staffHandlers },
  { contract: clientsContract, handlers: clientsHandlers },
  { contract: disputesContract, handlers: disputesHandlers },
  { contract: socialContract, handlers: socialHandlers },
]
