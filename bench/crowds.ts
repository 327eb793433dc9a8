import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { Order } from './crowd.ts'

/** A crowd in a process of its own. */
export class Crowd {
  private readonly child: ChildProcess = fork(new URL('crowd.ts', import.meta.url))

  /** @returns the milliseconds that each message took, empty for a command that sends none */
  async do(order: Order): Promise<number[]> {
    this.child.send(order)
    const told = once(this.child, 'message').then(([delays]) => delays as number[])
    const fell = once(this.child, 'exit').then(() => Promise.reject(new Error('the crowd fell')))
    fell.catch(() => {})
    return Promise.race([told, fell])
  }

  leave(): void {
    this.child.kill()
  }
}
