import { beforeAll, expect, test } from 'vitest'
import { addPair, type Pair, returned } from '../../../../../test/consulting.ts'
import { openPage, sendForm } from '../../../../../test/forms.ts'
import { addStaff } from '../../../../../test/staff.ts'
import { useTestApp } from '../../../../../test/test-app.ts'
import { action, loader } from './questions.page.tsx'

const site = useTestApp()
const HERE = '/espace-voyant/equipe'
const given = { subject: 'payment', message: 'Quand mon virement de novembre part-il ?' }
let pair: Pair

beforeAll(async () => {
  pair = await addPair(site, { psychic: { name: 'Aline' } })
})

const send = (fields: object = {}, by = pair.psychic) => sendForm(site, action, HERE, { ...given, ...fields }, by)
const read = async (by = pair.psychic) => (await openPage(site, loader, HERE, by)).data.questions

test('what is no question is said at its field', async () => {
  for (const [wrong, code, field] of [
    [{ message: 'Court' }, 507, 'message'],
    [{ subject: 'rien' }, 107, 'subject'],
    [{ message: 'www.a.fr www.b.fr www.c.fr www.d.fr' }, 4270, 'message'],
  ] as const) {
    expect((await send(wrong)).data).toMatchObject({ refusal: { code, field }, typed: wrong })
  }
  expect(await read()).toEqual([])
})

test('a psychic asks the house, who answers at its desk, and reads the answer here', async () => {
  expect((await send()).location).toBe(`${HERE}?fait=question`)
  // The same words again are the same question.
  await send()
  expect(await read()).toMatchObject([{ ...given, answer: null, closedAt: null }])
  const { browser } = await addStaff(site, 'support')
  const { rows } = (await browser.get('/api/admin/contacts')).body
  const { row } = (await browser.get(`/api/admin/contacts/${rows[0].id}`)).body
  expect(row).toMatchObject({ message: given.message, name: 'Aline', clientId: null, psychicId: pair.psychicId })
  await browser.post(`/api/admin/contacts/${rows[0].id}/answer`, { answer: 'Le premier du mois.' })
  expect(await read()).toMatchObject([{ answer: 'Le premier du mois.', closedAt: expect.any(String) }])
})

test('another psychic reads nothing of it, nor does a client; ten a day are enough', async () => {
  const other = await addPair(site, { psychic: { name: 'Blanche' } })
  expect(await read(other.psychic)).toEqual([])
  expect((await openPage(site, loader, HERE, pair.client)).status).toBe(403)
  pair = await returned(site, pair)
  let last = 0
  for (let turn = 0; turn < 10; turn += 1) {
    const { data } = await send({ message: `Une autre question, numéro ${turn}.` })
    last = data?.refusal?.code ?? last
  }
  expect(last).toBe(4001)
})
