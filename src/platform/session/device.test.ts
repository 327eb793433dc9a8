import { expect, test } from 'vitest'
import { deviceLine, peopleOf } from './device.ts'

const rules = { password: 'a secret of the tests, long enough for sealing', secure: true }
const sealedIn = (line: string) => /^__Host-device=([^;]+)/.exec(line)![1]!

test('in production it goes over encrypted lines alone, to its own host', async () => {
  expect(await deviceLine(1, [], rules)).toMatch(
    /^__Host-device=Fe26[^;]+; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure$/,
  )
})

test('it holds the ten latest people, the last first, and each once', async () => {
  let people: number[] = []
  for (const id of [1, 2, 3, 2, 4, 5, 6, 7, 8, 9, 10, 11, 1]) {
    people = await peopleOf(sealedIn(await deviceLine(id, people, rules)), rules.password)
  }
  expect(people).toEqual([1, 11, 10, 9, 8, 7, 6, 5, 4, 2])
})

test.each([null, '', 'nonsense', 'Fe26.2*1*a*b*c*d*e*f*g*h'])(
  'what was not sealed here is nobody: %j',
  async (sealed) => {
    expect(await peopleOf(sealed, rules.password)).toEqual([])
  },
)

test('what another secret sealed is nobody', async () => {
  const line = await deviceLine(1, [], { ...rules, password: 'another secret of the tests, as long as that one' })
  expect(await peopleOf(sealedIn(line), rules.password)).toEqual([])
})
