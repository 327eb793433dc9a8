import { expect, test } from 'vitest'
import type { Browser } from '../../../../test/browser.ts'
import { addClient } from '../../../../test/people.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { CONTENT_VERSION } from '../../house/consents/content.ts'

const site = useTestApp()
const MARSEILLE = '/api/games/le-tarot-de-marseille'
const question = 'Va-t-elle revenir\u00a0?'
const yes = { type: 'SENSITIVE_DATA', agreed: true }

const begin = async (browser: Browser): Promise<string> => (await browser.post(`${MARSEILLE}/draws`, {})).body.drawId
const finish = (browser: Browser, drawId: string, more: object = {}) =>
  browser.post(`${MARSEILLE}/results`, { drawId, clientSeed: 'lune', picks: [1, 2, 3, 4, 5], ...more })
const agree = (browser: Browser, agreed: boolean) =>
  browser.post('/api/consents', { consents: [{ type: 'SENSITIVE_DATA', agreed }] })
const proofs = (userId: number) =>
  site.app.db
    .selectFrom('consent_proofs')
    .select(['type', 'agreed', 'form_type', 'text_version'])
    .where('user_id', '=', userId)
    .execute()

test('a visitor without an account writes no question, and draws without one', async () => {
  const visitor = site.browser()
  const drawId = await begin(visitor)
  for (const more of [{ question }, { question, consents: [yes] }]) {
    const { status, body } = await finish(visitor, drawId, more)
    expect([status, body.api.error]).toMatchObject([401, { code: 103, field: 'question' }])
  }
  const { status, body } = await finish(visitor, drawId, { theme: 'love', question: '   ' })
  expect([status, body.question, body.theme]).toEqual([200, null, 'love'])
})

test('a client who never agreed is asked with the first question, and only then', async () => {
  const { id, browser } = await addClient(site, { consented: false })
  expect((await finish(browser, await begin(browser))).status).toBe(200)
  expect(await proofs(id)).toEqual([])

  const drawId = await begin(browser)
  const stale = { ...yes, _id: '99-SENSITIVE_DATA-SENSITIVE_DATA-1' }
  for (const [consents, status, code] of [
    [undefined, 403, 4012],
    [[{ ...yes, agreed: false }], 403, 4012],
    [[stale], 409, 4075],
    [[{ type: 'MARKETING_EMAIL', agreed: true }], 400, 107],
  ]) {
    const { status: given, body } = await finish(browser, drawId, { question, consents })
    expect([given, body.api.error]).toMatchObject([status, { code, field: 'consents' }])
  }
  expect(await proofs(id)).toEqual([])

  expect((await finish(browser, drawId, { question, consents: [yes] })).body.question).toBe(question)
  const proof = { type: 'SENSITIVE_DATA', agreed: true, form_type: 'SENSITIVE_DATA', text_version: CONTENT_VERSION }
  expect(await proofs(id)).toEqual([proof])
  expect((await finish(browser, await begin(browser), { question })).body.question).toBe(question)
  expect(await proofs(id)).toEqual([proof])
})

test('questions are closed while the consent is withdrawn, the cards stay', async () => {
  const { browser } = await addClient(site)
  const drawId = await begin(browser)
  const first = (await finish(browser, drawId, { question })).body
  const seen = async () => {
    const { results } = (await browser.get(`${MARSEILLE}/results`)).body
    const { body } = await browser.get(`${MARSEILLE}/results/${drawId}`)
    return [results[0].question, body.question, (await finish(browser, drawId, { question })).body.question, body.cards]
  }
  expect(await seen()).toEqual([question, question, question, first.cards])
  await agree(browser, false)
  expect(await seen()).toEqual([null, null, null, first.cards])
  expect((await finish(browser, await begin(browser), { question })).body.api.error.code).toBe(4012)
  await agree(browser, true)
  expect(await seen()).toEqual([question, question, question, first.cards])
})
