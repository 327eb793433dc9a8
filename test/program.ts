import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** The built program in a process of its own. */
export interface Program {
  address: string
  process: ChildProcess
  /** Settles with the process. */
  ended: Promise<void>
  /** Waits until it reports that it is ready; fails if it ends first. */
  ready(): Promise<void>
  stop(): Promise<void>
}

/** Its output is dropped except for errors; `flags` go to Node, which runs `file`. */
export function runProgram(
  port: number,
  variables: NodeJS.ProcessEnv,
  flags: readonly string[] = [],
  file = 'build/server/main.js',
): Program {
  const child = spawn(process.execPath, [...flags, file], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(port), ...variables },
  })
  let over = false
  const ended = new Promise<void>((resolve) =>
    child.once('exit', () => {
      over = true
      resolve()
    }),
  )
  const address = `http://localhost:${port}`
  return {
    address,
    process: child,
    ended,
    async ready() {
      while (!(await isReady(address))) {
        if (over) throw new Error('the program ended before it was ready')
        await wait(100)
      }
    },
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** One that says nothing for so long is not ready. */
const READY_MS = 5000

export const isReady = async (address: string): Promise<boolean> =>
  (await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(READY_MS) }).catch(() => null))?.ok === true

/**
 * A port that nobody listens on. It is below those that Linux gives to outgoing connections, one of which could take it
 * before the program that it is for has started.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(15_000, 32_000)
    if (await isFree(port)) return port
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer().once('error', () => resolve(false))
    probe.listen(port, () => probe.close(() => resolve(true)))
  })
}
