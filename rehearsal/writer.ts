import type { ChildProcess } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import type { Machine } from './machine.ts'

/** One mark after the other, each committed before it is told. */
const writingTo = (address: string) => `n=0; while :; do
  if PGCONNECT_TIMEOUT=2 timeout 8 psql '${address}' -Atqc "insert into rehearsal_marks values ($((n + 1)))" > /dev/null 2>&1
  then n=$((n + 1)); echo $n $(date +%s%3N)
  else n=$((n + 1)); sleep 0.1; fi
done`

/** Writes on while a machine is lost, and knows which marks were acknowledged and when. */
export class Writer {
  private readonly process: ChildProcess
  private readonly told: { mark: number; at: number }[] = []

  constructor(on: Machine, address: string) {
    this.process = on.begin('/bin/bash', '-c', writingTo(address))
    let rest = ''
    this.process.stdout?.on('data', (part: Buffer) => {
      const lines = `${rest}${part}`.split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) {
        const [mark, at] = line.split(' ').map(Number)
        if (mark && at) this.told.push({ mark, at })
      }
    })
  }

  get marks(): number[] {
    return this.told.map(({ mark }) => mark)
  }

  /** Resolves once so many more were acknowledged. */
  async more(count: number): Promise<void> {
    const wanted = this.told.length + count
    while (this.told.length < wanted) await wait(100)
  }

  /** The longest time without an acknowledged mark, in seconds. */
  get pause(): number {
    const gaps = this.told.slice(1).map(({ at }, place) => at - (this.told[place]?.at ?? at))
    return Math.max(0, ...gaps) / 1000
  }

  stop(): void {
    this.process.kill('SIGKILL')
  }
}
