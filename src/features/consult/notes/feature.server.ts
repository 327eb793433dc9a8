import { feature } from '../../house/feature/declare.server.ts'
import { notesContract } from './contract.server.ts'
import { notesHandlers } from './handlers.server.ts'
import { sealedNotes } from './seal-notes.server.ts'
import { tables } from './tables.server.ts'

export const notes = feature({
  calls: { contract: notesContract, handlers: notesHandlers },
  tables,
  sealed: () => [sealedNotes],
})
