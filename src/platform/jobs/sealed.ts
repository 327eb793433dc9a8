import { sealData, unsealData } from 'iron-session'
import { z } from 'zod'
import type { JobKind } from './jobs.ts'

const data = z.object({ siteId: z.int(), sealed: z.string() })

/** Work whose data waits sealed: the queue keeps its rows for days, and these may bear a code or say who someone is. */
export const sealedKind = (name: string): JobKind<z.infer<typeof data>> => ({ name, data })

/** How long it waits is the queue's to say. */
const FOR_EVER = 0

export const seal = (content: unknown, password: string): Promise<string> =>
  sealData(content, { password, ttl: FOR_EVER })

export const unseal = <T>(sealed: string, password: string): Promise<T> =>
  unsealData<T>(sealed, { password, ttl: FOR_EVER })
