import { expect } from 'vitest'
import { pointsEntries } from '../src/features/house/ledger/points.server.ts'
import type { Browser } from './browser.ts'
import { openRoom, type Pair, talk, write } from './consulting.ts'
import { postAny } from './ledger/post-any.ts'
import { proveMobile } from './people.ts'
import type { TestApp } from './test-app.ts'

export const agreed = [{ type: 'FIDELITY_REGISTRATION', agreed: true }]

/** Registers a client for the loyalty programme with a telephone that is proved already; returns the card's number. */
export async function joinProgramme(test: TestApp, { id, browser }: { id: number; browser: Browser }): Promise<string> {
  await proveMobile(test, id)
  const { status, body } = await browser.post('/api/fidelity/register', { consents: agreed })
  expect([status, body.api]).toEqual([200, { ok: 1 }])
  return body.member.cardNumber
}

/** Points that no consultation gave. */
export const givePoints = (test: Pick<TestApp, 'owner'>, clientId: number, points: number) =>
  postAny(test.owner, 'test', `points:${clientId}:${points}`, pointsEntries({ siteId: 99, clientId }, points))

/** A consultation of some seconds that its client ends; returns its id. */
export async function consult(test: TestApp, pair: Pair, seconds: number): Promise<number> {
  const id = await openRoom(pair)
  await write(pair.psychic, id)
  await talk(test, pair, id, seconds, 30)
  const { status, body } = await pair.client.post(`/api/consultations/${id}/end`)
  expect([status, body.api]).toEqual([200, { ok: 1 }])
  return id
}

export const pointsOfMember = async (browser: Browser): Promise<number> =>
  (await browser.get('/api/fidelity/me')).body.member.points
