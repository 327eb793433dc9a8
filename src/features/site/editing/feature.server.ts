import { feature } from '../../house/feature/declare.server.ts'
import { contentsResource } from './contents.resource.server.ts'
import { editingContract } from './contract.server.ts'
import { editingHandlers } from './handlers.server.ts'

export const editing = feature({
  calls: { contract: editingContract, handlers: editingHandlers },
  resources: [contentsResource],
})
