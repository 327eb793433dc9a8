import { expect, test } from 'vitest'
import { addReached, callRow, connected, hungUp, NUMBER, ring, sayAs, usePremium } from '../../../../test/premium.ts'
import { addStaff } from '../../../../test/staff.ts'

const lines: string[] = []
const premium = usePremium({ LOG_LEVEL: 'trace' }, { logTo: { write: (line: string) => void lines.push(line) } })
const { site, operator } = premium
const CALLER = '0612345678'

test('the psychic’s number is in one answer to the operator, and nowhere else; the caller’s is nowhere', async () => {
  const psychic = await addReached(premium)
  const line = await connected(premium, psychic)
  await site.advance(30)
  await hungUp(premium, line)
  await sayAs(premium, { call: 'c-2', sequence: 0, event: 'call', called: NUMBER, caller: CALLER })
  const missed = await ring(premium, psychic)
  operator.hangUp(missed.call, 'psychic')
  const { browser } = await addStaff(site, 'admin')
  const { id } = await callRow(premium, line)
  const seen = [
    await browser.get('/api/admin/premium-calls'),
    await browser.get(`/api/admin/premium-calls/${id}`),
    await site.browser().get(`/api/psychics/${psychic.slug}`),
    await psychic.browser.get('/api/workspace/earnings'),
    await site.owner.selectFrom('premium_calls').selectAll().execute(),
    await site.owner.selectFrom('ledger_transactions').selectAll().execute(),
    line.caller.heard,
    line.psychic?.heard,
  ]
  const number = new RegExp(psychic.number.slice(3))
  expect(JSON.stringify(seen)).not.toMatch(number)
  expect(lines.join()).not.toMatch(number)
  const told = premium.answered.filter((answer) => number.test(answer))
  expect(told).toHaveLength(2)
  for (const answer of told)
    expect(JSON.parse(answer).steps.map((step: { do: string }) => step.do)).toEqual(['say', 'connect'])
  expect(JSON.stringify([seen, premium.answered, lines])).not.toContain(CALLER.slice(2))
})

test('nothing that a call is told can record it', () => {
  expect(premium.answered.length).toBeGreaterThan(5)
  for (const answer of premium.answered) {
    for (const step of JSON.parse(answer).steps ?? []) {
      expect(['say', 'ask', 'connect', 'hangUp']).toContain(step.do)
      expect(Object.keys(step).join()).not.toMatch(/record|stream|transcri|listen/i)
    }
  }
})
