import { expect, test } from 'vitest'
import { openPage } from '../../../../test/forms.ts'
import { addClient } from '../../../../test/people.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import * as figuresPage from './figures.page.tsx'
import { figuresOf } from './figures.ts'
import type { Subject } from './shapes.server.ts'
import type { Verdict } from './verdicts.ts'

const site = useTestApp()
const question: Subject = { kind: 'question', question: 'Partir ?' }
const horoscope: Subject = { kind: 'horoscope', sign: 'leo', length: 'day', from: '', to: '', parts: [] }
const entry = (subject: Subject, keptAt: string, verdict: Verdict | null) => ({
  subject,
  keptAt,
  answer: verdict && { verdict, words: null, at: keptAt },
})

test('answers are counted by kind and by month in Paris; what waits or came too early is told apart', () => {
  const entries = [
    entry(question, '2026-10-31T22:59:00.000Z', 'yes'),
    // In November already, in Paris.
    entry(question, '2026-10-31T23:01:00.000Z', 'no'),
    entry(question, '2026-11-05T12:00:00.000Z', 'early'),
    entry(horoscope, '2026-11-05T12:00:00.000Z', 'partly'),
    entry(horoscope, '2026-11-06T12:00:00.000Z', 'yes'),
    entry(horoscope, '2026-11-06T12:00:00.000Z', null),
  ]
  expect(figuresOf(entries)).toEqual({
    total: { yes: 2, partly: 1, no: 1 },
    kinds: [
      { kind: 'question', yes: 1, partly: 0, no: 1 },
      { kind: 'horoscope', yes: 1, partly: 1, no: 0 },
    ],
    months: [
      { month: '2026-10', yes: 1, partly: 0, no: 0 },
      { month: '2026-11', yes: 1, partly: 1, no: 1 },
    ],
    open: 2,
  })
  expect(figuresOf([])).toEqual({ total: { yes: 0, partly: 0, no: 0 }, kinds: [], months: [], open: 0 })
})

test('the latest twelve months with an answer are told apart', () => {
  const months = Array.from({ length: 14 }, (_, n) => new Date(Date.UTC(2025, n, 15)).toISOString())
  const told = figuresOf(months.map((at) => entry(question, at, 'yes'))).months.map(({ month }) => month)
  expect([told.length, told[0], told.at(-1)]).toEqual([12, '2025-03', '2026-02'])
})

test('a person sees the figures of their own journal alone, and none of a closed one', async () => {
  const { browser } = await addClient(site)
  const keep = async (reference: string, verdict: Verdict) => {
    const kept = await browser.post('/api/journal', { kind: 'question', reference, question: 'Partir ?' })
    await browser.post(`/api/journal/${kept.body.entry.id}/answer`, { verdict })
  }
  await keep('a', 'yes')
  await keep('b', 'no')
  const { figures } = (await browser.get('/api/journal/figures')).body
  expect(figures).toMatchObject({ total: { yes: 1, partly: 0, no: 1 }, kinds: [{ kind: 'question' }], open: 0 })
  expect((await openPage(site, figuresPage.loader, '/mon-journal/bilan', browser)).data).toEqual(figures)
  const { browser: other } = await addClient(site)
  expect((await other.get('/api/journal/figures')).body.figures.total).toEqual({ yes: 0, partly: 0, no: 0 })
  await browser.post('/api/consents', { consents: [{ type: 'SENSITIVE_DATA', agreed: false }] })
  expect((await browser.get('/api/journal/figures')).body.api.error.code).toBe(4516)
  expect((await openPage(site, figuresPage.loader, '/mon-journal/bilan', browser)).status).toBe(403)
})
