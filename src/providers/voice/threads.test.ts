import pino from 'pino'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openListener } from '../../../test/listener.ts'
import { signAccess } from '../turn/credentials.ts'
import { startRelay } from '../turn/relay.ts'
import type { VoiceEnd } from './port.ts'
import { threadVoice } from './threads.ts'

const secret = 'a secret that the relay and the site share'
/** A busy machine is slow to connect. */
const PATIENCE_MS = 60_000
const voice = threadVoice(pino({ level: 'silent' }))
let relay: Awaited<ReturnType<typeof startRelay>>

beforeAll(async () => {
  relay = await startRelay({ secret })
})
afterAll(async () => {
  await voice.close()
  relay.stop()
})

afterEach(async () => {
  for (const end of taken.splice(0)) await end.release()
})

const accessFor = (name: string) => signAccess({ urls: [relay.url], secret }, name, new Date())
const taken: VoiceEnd[] = []
const take = (): VoiceEnd => {
  const end = voice.take()
  if (!end) throw new Error('all ends are taken')
  taken.push(end)
  return end
}
/** Twenty milliseconds that are no silence, by their size. */
const packet = new Uint8Array(60).fill(0x4b)

test('an end answers through the relay alone, says its packets in time, and sends silence between them', async () => {
  const end = take()
  const listener = openListener(accessFor('7-client'))
  const reports: { packets: number; overMs: number; spokenMs: number }[] = []
  end.onHeard((heard) => reports.push(heard))
  const answer = await end.answer(await listener.offer(), accessFor('7-psychic'))
  for (const line of answer.split('\r\n').filter((line) => line.startsWith('a=candidate'))) {
    expect(line).toContain(' typ relay')
  }
  await listener.accept(answer)
  await expect.poll(() => listener.received.length, { timeout: PATIENCE_MS }).toBeGreaterThan(20)
  const started = performance.now()
  await end.say(Array.from({ length: 50 }, () => packet))
  expect(performance.now() - started).toBeGreaterThan(900)
  await expect
    .poll(() => listener.received.filter((size) => size === packet.length).length, { timeout: PATIENCE_MS })
    .toBe(50)
  expect(listener.received).toContain(3)

  listener.speak({ level: 20, forMs: 1500 })
  await expect.poll(() => reports.at(-1)?.packets ?? 0, { timeout: PATIENCE_MS }).toBeGreaterThan(30)
  await expect
    .poll(() => reports.reduce((sum, { spokenMs }) => sum + spokenMs, 0), { timeout: PATIENCE_MS })
    .toBeGreaterThan(500)
  listener.close()
  await end.release()
  expect(end.gone.aborted).toBe(true)
}, 120_000)

test('an offer that is none and a relay that is gone fail, and the end goes on', async () => {
  const end = take()
  await expect(end.answer('nonsense', accessFor('8-psychic'))).rejects.toThrow()
  end.add({ candidate: 'candidate:nonsense', mid: '0', line: 0 })
  const listener = openListener(accessFor('8-client'))
  const nowhere = { ...accessFor('8-psychic'), urls: ['turn:127.0.0.1:9?transport=udp'] }
  await expect(end.answer(await listener.offer(), nowhere)).rejects.toThrow('relay')
  expect(end.gone.aborted).toBe(false)
  listener.close()
  await end.release()
}, 120_000)

test('a thread that breaks takes its own call along, and nothing else', async () => {
  const [end, other] = [take(), take()]
  const tooMuch = Array.from({ length: 3_000_000 }, (_, place) => ({ place }))
  await expect(end.answer(tooMuch as never, accessFor('9-psychic'))).rejects.toThrow('gone')
  expect([end.gone.aborted, other.gone.aborted]).toEqual([true, false])
  await end.release()
}, 120_000)

test('a node speaks in four calls at most; closing ends them', async () => {
  const ends = Array.from({ length: 4 }, take)
  expect(voice.take()).toBeNull()
  await ends.pop()?.release()
  ends.push(take())
  for (const end of ends) end.gone.addEventListener('abort', () => void end.release())
  await voice.close()
  expect(ends.every(({ gone }) => gone.aborted)).toBe(true)
  expect(voice.take()).toBeNull()
  await expect(ends[0]?.answer('', accessFor('9-psychic'))).rejects.toThrow('gone')
}, 120_000)
