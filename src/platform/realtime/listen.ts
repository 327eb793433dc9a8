import type { Logger } from 'pino'
import type { Socket } from 'socket.io'
import { Refusal } from '../../errors.ts'
import { answerOf } from '../contract/answer.ts'

/** Answers each frame of an event as calls are answered. */
export function listen(log: Logger, socket: Socket, event: string, run: (frame: unknown) => Promise<object>): void {
  socket.on(event, async (frame: unknown, acknowledge: unknown) => {
    const answer = typeof acknowledge === 'function' ? acknowledge : () => {}
    try {
      answer({ api: { ok: 1 }, ...(await run(frame)) })
    } catch (thrown) {
      if (!(thrown instanceof Refusal)) log.error({ err: thrown, event }, 'bug')
      answer(answerOf(thrown).body)
    }
  })
}
