import type { Caller } from './caller.ts'
import { pause } from './voice.ts'
import type { Witness } from './witness.ts'

/** Waits in a psychic's queue: true once it is the client's turn and they use it. Some leave, some let it pass. */
export async function waitForTurn(
  caller: Caller,
  witness: Witness,
  clientId: number,
  psychicId: number,
  stopping: () => boolean,
): Promise<boolean> {
  const path = `/api/psychics/${psychicId}/ticket`
  const way = caller.random.chance(0.2) ? 'email' : 'page'
  const taken = await caller.post(path, { channel: 'chat', way }, [
    'alreadyFree',
    'psychicUnavailable',
    'roomAlreadyOpen',
    'tooManyTickets',
    'turnsMissed',
    'notFound',
  ])
  if (taken.code !== 0) return false
  const { id } = taken.body.ticket
  witness.tickets.set(id, clientId)
  while (!stopping()) {
    await pause(caller, 100, 500)
    const { body } = await caller.post('/api/tickets/beat', {}, [])
    const ticket = body.tickets?.find((one: { id: number }) => one.id === id)
    if (ticket?.state === 'called') return caller.random.chance(0.8)
    if (ticket?.state !== 'waiting') return false
    if (caller.random.chance(0.02)) return leave()
  }
  return leave()

  async function leave(): Promise<false> {
    await caller.remove(path)
    return false
  }
}
