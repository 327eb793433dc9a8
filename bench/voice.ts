import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, Page } from 'playwright-core'
import { openBrowser } from '../e2e/browser.ts'
import { flowIn, type OwnRelay, openRelay, openSpeaker, type Speaker, WITH_MICROPHONE } from '../e2e/voice.ts'
import { Crowd } from './crowds.ts'
import { type DemoProgram, startProgram } from './program.ts'
import { figure, percentile } from './report.ts'
import { makeRooms } from './rooms-made.ts'
import { signalCalls } from './signalled.ts'
import { automatonShare } from './spoken.ts'

const CHATS = 100
const CALLS = 100
const ROUNDS = 3
const SPEAK = { order: 'speak', perSecond: 50, seconds: 6 } as const
const FIRST_MS = 4000

/** Calls between two browsers through a relay that can be frozen; many at once beside chats; one with an automaton. */
export async function run(): Promise<void> {
  const relay = await openRelay()
  const program = await startProgram(relay.settings)
  try {
    const browser = await openBrowser(undefined, WITH_MICROPHONE)
    try {
      await cut(program, browser, relay, 9)
      await cut(program, browser, relay, 20)
    } finally {
      await browser.close()
    }
    figure('an automaton’s call, % of a core', await automatonShare(program))
    await besideChats(program)
  } finally {
    relay.thaw()
    await relay.stop()
    await program.stop()
  }
}

/** One call, in which the relay stands still for a while. */
async function cut(program: DemoProgram, browser: Browser, relay: OwnRelay, seconds: number): Promise<void> {
  const { id, client, psychic } = await accepted(program, browser)
  const pages = [client.page, psychic.page]
  const acceptedAt = performance.now()
  await Promise.all(pages.map(join))
  await Promise.all(pages.map(hears))
  figure(`from the acceptance to sound on both sides, ms (${seconds})`, performance.now() - acceptedAt, {
    atMost: 3000,
  })
  await wait(FIRST_MS)
  relay.freeze()
  await wait(seconds * 1000)
  relay.thaw()
  const thawedAt = performance.now()
  const before = await Promise.all(pages.map(flowIn))
  for (const [place, page] of pages.entries()) {
    await page.waitForFunction((flow) => flowNow() > flow, before[place] ?? 0)
  }
  figure(`after a cut of ${seconds} s, sound on both sides again by itself, ms`, performance.now() - thawedAt)
  await wait(FIRST_MS)
  await post(program, client, `/api/consultations/${id}/end`)
  const flow = Math.min(...(await Promise.all(pages.map(flowIn)))) / 1000
  const { receipt } = await (await client.context.request.get(`/api/consultations/${id}/receipt`)).json()
  figure(`a cut of ${seconds} s, seconds billed above those in which sound flowed`, receipt.seconds - flow, {
    atMost: 1,
  })
  for (const { context } of [client, psychic]) await context.close()
}

// Runs in the page, which e2e/voice.ts prepared.
declare function flowNow(): number

async function accepted(program: DemoProgram, browser: Browser) {
  const client = await openSpeaker(browser, program, 'cliente@demo.test')
  const psychic = await openSpeaker(browser, program, 'voyante@demo.test')
  for (const { context } of [client, psychic]) {
    await context.addInitScript(() =>
      Object.assign(window, { flowNow: () => (window as never as Watching).watched.flowMs }),
    )
  }
  await post(program, psychic, '/api/workspace/presence', { channels: ['chat', 'web-call'] })
  await client.page.goto('/voyance/salome')
  await client.page.getByRole('link', { name: 'Consulter par appel web' }).click()
  await client.page.locator('#start').check()
  await client.page.getByRole('button', { name: 'Demander l’appel' }).click()
  await client.page.waitForURL(/\/consultations\/\d+$/)
  await psychic.page.goto('/espace-voyant')
  await psychic.page.getByRole('button', { name: 'Accepter' }).first().click()
  return { id: Number(client.page.url().split('/').at(-1)), client, psychic }
}

interface Watching {
  watched: { flowMs: number }
}

async function join(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Essayer mon micro' }).click()
  await page.getByRole('button', { name: 'Rejoindre l’appel' }).click()
}

const hears = (page: Page) => page.waitForFunction(() => flowNow() > 0)

async function post({ address }: DemoProgram, { context }: Speaker, path: string, data: object = {}): Promise<void> {
  const headers = { origin: address, 'idempotency-key': crypto.randomUUID() }
  const answer = await context.request.post(path, { headers, data })
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()}`)
}

/**
 * The chats of a node, alone and while many calls connect at once: in turn, the best round of each. The calls connect
 * from another process than the one that writes and measures.
 */
async function besideChats(program: DemoProgram): Promise<void> {
  const crowd = new Crowd()
  try {
    await crowd.do({ order: 'enter', address: program.address, rooms: await makeRooms(program, CHATS) })
    await crowd.do(SPEAK)
    const best = { calm: Number.POSITIVE_INFINITY, beside: Number.POSITIVE_INFINITY, passed: Number.POSITIVE_INFINITY }
    for (let round = 0; round < ROUNDS; round += 1) {
      best.calm = Math.min(best.calm, percentile(await crowd.do(SPEAK), 0.95))
      const calls = await makeRooms(program, CALLS, 'web-call')
      const [delays, passed] = await Promise.all([crowd.do(SPEAK), signalCalls(program.address, calls)])
      best.beside = Math.min(best.beside, percentile(delays, 0.95))
      best.passed = Math.min(best.passed, passed)
    }
    figure(`${CALLS} calls at once, from their first byte to their last signal, ms`, best.passed)
    figure('a message in a chat, p95 in ms, alone', best.calm)
    figure(`a message in a chat, p95 in ms, beside ${CALLS} calls that connect`, best.beside)
    figure('the second as a share of the first', best.beside / best.calm, { atMost: 4 })
  } finally {
    crowd.leave()
  }
}
