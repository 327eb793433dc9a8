import { feature } from '../../house/feature/declare.server.ts'
import { contactsResource } from './contacts.resource.server.ts'
import { contactContract } from './contract.server.ts'
import { contactHandlers } from './handlers.server.ts'
import { markedContacts } from './mark-contacts.server.ts'
import { sealedAnswers, sealedContacts } from './seal-contacts.server.ts'
import { tables } from './tables.server.ts'

export const contact = feature({
  calls: { contract: contactContract, handlers: contactHandlers },
  resources: [contactsResource],
  tables,
  sealed: () => [sealedAnswers, sealedContacts],
  marked: [markedContacts],
})
