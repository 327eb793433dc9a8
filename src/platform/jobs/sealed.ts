import { z } from 'zod'
import type { Secrets } from '../secrets/secrets.ts'
import type { JobKind } from './jobs.ts'

const data = z.object({ siteId: z.int(), sealed: z.string() })

/** Work whose data waits sealed: the queue keeps its rows for days, and these may bear a code or say who someone is. */
export const sealedKind = (name: string): JobKind<z.infer<typeof data>> => ({ name, data })

/** @throws for what was sealed under a secret that the configuration holds no more */
export async function unsealWork<T extends object>(secrets: Secrets, sealed: string): Promise<T> {
  const { content } = await secrets.unseal<T>(sealed)
  if (Object.keys(content).length === 0) throw new Error('work that waited is sealed under no known secret')
  return content as T
}
