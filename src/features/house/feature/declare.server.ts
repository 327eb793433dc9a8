import type { App, ComplianceCheck, SearchDocument, Visit } from '../../../app.ts'
import type { Tables } from '../../../personal-data/kinds.ts'
import type { MarkedRows } from '../../../platform/at-rest/mark-again.ts'
import type { SealedRows, StoredSealed } from '../../../platform/at-rest/seal-again.ts'
import type { CallGroup } from '../../../platform/contract/contract.ts'
import type { Job } from '../../../platform/jobs/job.ts'
import type { Secrets } from '../../../platform/secrets/secrets.ts'
import type { Resource } from '../backoffice/resource.server.ts'

/** Work that every worker node repeats. */
export interface Repeated {
  everyMs: number
  /** Makes what is run each time. */
  start(app: App): () => Promise<void>
}

/** What a feature brings to the program besides its pages; src/features.ts lists them all. */
export interface Feature {
  calls?: CallGroup<Visit>
  /** Its lists in the back office. */
  resources?: readonly Resource[]
  /** Its background work. */
  jobs?: readonly Job<App>[]
  repeated?: readonly Repeated[]
  /** Its database tables: whose data they hold, and what export and erasure do with each column. */
  tables?: Tables
  /** Its rows that are stored sealed; `secrets` may have sealed older ones. */
  sealed?(secrets: Secrets): readonly SealedRows<StoredSealed>[]
  /** Its rows that are found by the mark of a sealed word. */
  marked?: readonly MarkedRows<{ id: number }>[]
  /** What the law asks and the house promises of it, as checks that the compliance page makes. */
  checks?: readonly ComplianceCheck[]
  /** What search finds of it. */
  documents?(visit: Visit): Promise<SearchDocument[]>
}

export const feature = (parts: Feature): Feature => parts
