import { createHmac } from 'node:crypto'
import type { App } from '../../app.ts'

/** What signs challenges and their answers, on every node alike. */
export function challengeSecrets({ secret }: App) {
  const keyFor = (use: string) => createHmac('sha256', secret).update(`challenge-${use}`).digest('hex')
  return { hmacSignatureSecret: keyFor('signature'), hmacKeySignatureSecret: keyFor('answer') }
}
