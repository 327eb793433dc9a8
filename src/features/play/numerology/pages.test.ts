import { expect, test } from 'vitest'
import { sendForm } from '../../../../test/forms.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { expressions, paths, years } from './meanings.ts'
import { action } from './numerology.page.tsx'

const site = useTestApp()
const send = (fields: Record<string, string>) =>
  sendForm(site, action, '/tarots-oracles/la-numerologie', fields, site.browser())

test('three numbers with their additions and meanings', async () => {
  const { status, data } = await send({ birthDate: '1990-05-12', names: 'Zoé' })
  expect(status).toBe(200)
  expect(data.numbers.path).toEqual({
    number: 9,
    isMaster: false,
    additions: [
      { terms: '1 + 2 + 0 + 5 + 1 + 9 + 9 + 0', sum: 27 },
      { terms: '2 + 7', sum: 9 },
    ],
    says: paths[9],
  })
  expect(data.numbers.expression.additions[0].terms).toBe('Z\u00a08 + O\u00a06 + E\u00a05')
  expect(data.numbers.personalYear.says).toBe(years[data.numbers.personalYear.number])
})

test('without a name there is no expression', async () => {
  expect((await send({ birthDate: '1990-05-12', names: '' })).data.numbers.expression).toBeNull()
})

test.each(['', '12/05/1990', '1990-02-30', '1899-12-31', '2999-01-01'])(
  'the birth date %s is refused',
  async (birthDate) => {
    const { status, data } = await send({ birthDate, names: 'Zoé' })
    expect([status, data.numbers, data.names]).toEqual([400, null, 'Zoé'])
  },
)

test('every number has its meanings', () => {
  const numbers = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '11', '22', '33']
  for (const meanings of [paths, years, expressions]) expect(Object.keys(meanings)).toEqual(numbers)
})
