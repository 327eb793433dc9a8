import type { Logger } from 'pino'

/** Runs `work` repeatedly, `pauseMs` after each end, starting at once; `stop` waits for the current run. */
export function repeat(pauseMs: number, work: () => Promise<void>, log: Logger): { stop(): Promise<void> } {
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  let running = turn()
  async function turn(): Promise<void> {
    try {
      await work()
    } catch (error) {
      log.error({ err: error }, 'repeated work failed')
    }
    if (!stopped) timer = setTimeout(() => (running = turn()), pauseMs)
  }
  return {
    async stop() {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}
