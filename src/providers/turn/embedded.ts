import { randomBytes } from 'node:crypto'
import { signAccess } from './credentials.ts'
import type { TurnPort } from './port.ts'
import { startRelay } from './relay.ts'

/** The demonstration's own relay, started by the first call. */
export function embeddedTurn(): TurnPort {
  const secret = randomBytes(32).toString('hex')
  let starting: ReturnType<typeof startRelay> | null = null
  return {
    async accessFor(name, now) {
      starting ??= startRelay({ secret })
      const { url } = await starting
      return signAccess({ urls: [url], secret }, name, now)
    },
    async close() {
      const relay = await starting
      starting = null
      relay?.stop()
    },
  }
}
