import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Browser } from '../../../../test/browser.ts'
import { consulted, receiptOf } from '../../../../test/consulting.ts'
import { openPage } from '../../../../test/forms.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import * as checkPage from './check.page.tsx'

const site = useTestApp()

/** A receipt, and the pair of it. */
async function written(seconds = 75) {
  const { pair, id } = await consulted(site, { seconds })
  expect((await pair.client.post(`/api/consultations/${id}/end`)).status).toBe(200)
  return { pair, id, receipt: await receiptOf(pair, id) }
}

const check = (code: string, browser: Browser = site.browser()) =>
  browser.get(`/api/receipts/${encodeURIComponent(code)}`)
const answerOf = async (code: string) => {
  const { status, body } = await check(code)
  return [status, body.api.error?.code ?? 'ok']
}
const REFUSED = [404, 4860]

test('whoever has the code of a receipt reads its facts, and nobody’s name', async () => {
  const { id, receipt } = await written()
  const { status, body } = await check(receipt.code)
  expect(status).toBe(200)
  expect(body.receipt).toEqual({
    brand: site.app.sites[0].label,
    number: id,
    at: '2026-11-21T11:00:00.000Z',
    seconds: receipt.seconds,
    total: receipt.total,
    refunded: 0,
    settled: true,
  })
  expect(receipt.seconds).toBeGreaterThan(59)
})

test('the code of a receipt stays the same', async () => {
  const { pair, id, receipt } = await written()
  await site.advance(86_400)
  expect((await receiptOf(pair, id)).code).toBe(receipt.code)
})

test('a forged, an altered, an unknown, a foreign and a shapeless code are all refused alike', async () => {
  const [one, other] = [await written(), await written(130)]
  const [number, mark] = one.receipt.code.split(/-(.*)/s)
  const flipped = `${mark.slice(0, 9)}${mark[9] === 'a' ? 'b' : 'a'}${mark.slice(10)}`
  const [, otherMark] = other.receipt.code.split(/-(.*)/s)
  const codes = [
    `${number}-${'a'.repeat(32)}`,
    `${number}-${flipped}`,
    `${number}-${mark.toUpperCase()}`,
    `${number}-${otherMark}`,
    `${number}-${mark.slice(1)}`,
    `${number}-${mark}a`,
    `0${number}-${mark}`,
    `999999-${mark}`,
    number!,
    'rien',
    '-1-',
    '1 or 1=1',
  ]
  for (const code of codes) expect([code, ...(await answerOf(code))]).toEqual([code, ...REFUSED])
  expect((await check(one.receipt.code, site.browser('second.localhost:3000'))).body.api.error.code).toBe(4860)
  expect(await answerOf(one.receipt.code)).toEqual([200, 'ok'])
})

test('a receipt whose row was changed behind the program’s back is no longer authentic', async () => {
  const { id, receipt } = await written()
  await sql`alter table receipts disable trigger receipts_append_only`.execute(site.owner)
  const change = (total: number) =>
    site.owner.updateTable('receipts').set({ total }).where('consultation_id', '=', id).execute()
  await change(receipt.total + 1)
  expect(await answerOf(receipt.code)).toEqual(REFUSED)
  await change(receipt.total)
  expect(await answerOf(receipt.code)).toEqual([200, 'ok'])
})

test('the page says it either way, with its status, and has no name', async () => {
  const { receipt, pair } = await written()
  const open = (code: string, browser: Browser) => openPage(site, checkPage.loader, `/recu/${code}`, browser, { code })
  const shown = await open(receipt.code, site.browser())
  expect([shown.status, shown.data.receipt.total]).toEqual([200, receipt.total])
  expect(JSON.stringify(shown.data)).not.toContain('Camille')
  const unknown = await open(`1-${'a'.repeat(32)}`, pair.client)
  expect([unknown.status, unknown.data.receipt]).toEqual([404, null])
})

test('a network checks sixty receipts in ten minutes, right or wrong', async () => {
  await site.advance(3600)
  for (let times = 0; times < 60; times += 1) expect(await answerOf('1-rien')).toEqual(REFUSED)
  const { status, body } = await check('1-rien')
  expect([status, body.api.error.code]).toEqual([429, 4001])
  await site.advance(601)
  expect(await answerOf('1-rien')).toEqual(REFUSED)
})
