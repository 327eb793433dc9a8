import { expect } from 'vitest'
import { site } from './visited-site.ts'

/** The code in the sandbox's latest message to a recipient, after a message's id. */
export async function codeFor(table: 'mailbox' | 'handsets', recipient: string, after = 0): Promise<string> {
  const latest = async () => {
    const row = await site.owner
      .selectFrom(table)
      .select('text')
      .where('recipient', '=', recipient)
      .where('id', '>', after)
      .orderBy('id', 'desc')
      .executeTakeFirst()
    return /\b\d{6}\b/.exec(row?.text ?? '')?.[0] ?? null
  }
  await expect.poll(latest, { interval: 200 }).not.toBeNull()
  return (await latest())!
}
