import { feature } from '../../house/feature/declare.server.ts'
import { consentProofsResource } from './consent-proofs.resource.server.ts'
import { consentsContract } from './contract.server.ts'
import { consentsHandlers } from './handlers.server.ts'

export const myConsents = feature({
  calls: { contract: consentsContract, handlers: consentsHandlers },
  resources: [consentProofsResource],
})
