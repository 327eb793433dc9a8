import { feature } from '../../house/feature/declare.server.ts'
import { collectDocuments } from './collect-documents.server.ts'
import { searchContract } from './contract.server.ts'
import { searchHandlers } from './handlers.server.ts'
import { searchKeeper } from './index-sites.server.ts'
import { tables } from './tables.server.ts'

export const search = feature({
  documents: collectDocuments,
  calls: { contract: searchContract, handlers: searchHandlers },
  repeated: [{ everyMs: 1000, start: searchKeeper }],
  tables,
})
