import { setTimeout as sleep } from 'node:timers/promises'
import type { Ownership } from './claim.ts'

export interface Keeper {
  /** Stops watching and returns the current ownership. */
  release(): Promise<Ownership>
}

/**
 * Watches the lock of the server. It is lost with its connection, and a crash of any server process cuts every
 * connection: the lock is then taken again before another program can adopt the server, and a server that died is
 * restarted.
 */
export function keep(first: Ownership, regain: () => Promise<Ownership>, say: (line: string) => void): Keeper {
  let owned = first
  let released = false
  let recovery = Promise.resolve()

  const recover = async (): Promise<void> => {
    let told = ''
    say('La base de données s’est interrompue : reprise en cours…')
    while (!released) {
      try {
        owned = await regain()
        say('La base de données répond de nouveau.')
        return watch()
      } catch (error) {
        const line = error instanceof Error ? error.message : String(error)
        if (line !== told) say(line)
        told = line
        await sleep(1_000, undefined, { ref: false })
      }
    }
  }
  const watch = (): void => {
    void owned.lost.then(() => {
      if (!released) recovery = recover()
    })
  }
  watch()
  return {
    async release() {
      released = true
      await recovery
      return owned
    },
  }
}
