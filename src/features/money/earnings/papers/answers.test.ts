import { expect, test } from 'vitest'
import { addPair, openRoom, talk, write } from '../../../../../test/consulting.ts'
import { addAnswered } from '../../../../../test/free-questions.ts'
import { addClient } from '../../../../../test/people.ts'
import { addStaff } from '../../../../../test/staff.ts'
import { useTestApp } from '../../../../../test/test-app.ts'
import { acceptDue } from '../../../consult/free-questions/moderate-answer.server.ts'
import { listStatement, sumAnswers } from '../../payouts/statement-queries.server.ts'
import { sumsOf } from './paper-rules.ts'
import { findBalances } from './queries.server.ts'

const site = useTestApp()
const NOVEMBER = '2026-11'

test('the staff’s statement counts answers to free questions, to the cent as the psychic’s own paper and the ledger', async () => {
  const pair = await addPair(site, { cents: 10_000, psychic: { name: 'Aline' } })
  const room = await openRoom(pair)
  await write(pair.psychic, room)
  await talk(site, pair, room, 120)
  await pair.client.post(`/api/consultations/${room}/end`)
  for (let answers = 0; answers < 3; answers += 1) {
    await addAnswered(site, { clientId: (await addClient(site)).id, psychicId: pair.psychicId })
  }
  await site.advance(49 * 3600)
  await acceptDue(site.app)

  const { browser } = await addStaff(site, 'admin')
  const path = `/api/admin/psychics/${pair.psychicId}/statement`
  const { statement } = (await browser.get(`${path}?month=${NOVEMBER}`)).body
  expect(statement.answers).toEqual({ count: 3, cents: 600 })
  expect(statement.lines).toHaveLength(1)
  // 1,87 € of the consultation and 6,00 € that the house paid out of its own 2,30 €.
  expect(statement.totals).toMatchObject({ consultations: 1, gross: 500, vat: 83, commission: -370, net: 787 })

  const { db } = site.app
  const of = [db, 99, pair.psychicId, NOVEMBER] as const
  const paper = sumsOf(await listStatement(...of), await sumAnswers(...of))
  expect(paper).toMatchObject({ answers: 3, answered: 600, net: statement.totals.net, gross: statement.totals.gross })
  expect(paper.commission - paper.answered).toBe(statement.totals.commission)
  const { before, after } = await findBalances(...of)
  expect(after - before).toBe(statement.totals.net)

  const file = await browser.post(path, { month: NOVEMBER })
  expect(file.body).toContain('\r\nRéponses à des questions gratuites (3);;0;0;"0,00";"0,00";"-6,00";"6,00"\r\n')
  expect(file.body).toMatch(/\r\nTotal;;120;0;"5,00";"0,83";"-3,70";"7,87"\r\n$/)
})
