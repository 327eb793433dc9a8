import { z } from 'zod'
import type { Secrets } from '../secrets/secrets.ts'
import type { JobKind } from './jobs.ts'

const data = z.object({ siteId: z.int(), sealed: z.string() })

/**
 * A kind of job with sealed data: the queue keeps its rows for days, and the data may contain a code or identify a
 * person.
 */
export const sealedKind = (name: string): JobKind<z.infer<typeof data>> => ({ name, data })

/** @throws if it was sealed with a secret that is no longer configured */
export async function unsealWork<T extends object>(secrets: Secrets, sealed: string): Promise<T> {
  const { content } = await secrets.unseal<T>(sealed)
  if (Object.keys(content).length === 0) throw new Error('work that waited is sealed under no known secret')
  return content as T
}
