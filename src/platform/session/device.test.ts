import { sealData } from 'iron-session'
import { expect, test } from 'vitest'
import { testSecrets } from '../../../test/test-app.ts'
import { Secrets } from '../secrets/secrets.ts'
import { type Device, deviceLine, openDevice } from './device.ts'

const rules = { secrets: new Secrets(testSecrets), secure: true }
const unused: Device = { id: 'a', marks: [] }
const by = (userId: number) => ({ userId, at: 1000 + userId })
const sealedIn = (line: string) => /^__Host-device=([^;]+)/.exec(line)![1]!

test('in production it is sent only over TLS, to its own host', async () => {
  expect(await deviceLine(by(1), unused, rules)).toMatch(
    /^__Host-device=Fe26[^;]+; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure$/,
  )
})

test('an older cookie, which held only people, can be read', async () => {
  const sealed = await sealData({ id: 'b', people: [7, 8] }, { password: testSecrets[0], ttl: 0 })
  const marks = [7, 8].map((userId) => ({ userId, at: 0 }))
  expect(await openDevice(sealed, rules.secrets)).toEqual({ id: 'b', marks })
})

test('without a person to mark, the device stays unmarked and keeps its id', async () => {
  const device = await openDevice(sealedIn(await deviceLine(null, { id: 'a', marks: [by(3)] }, rules)), rules.secrets)
  expect(device).toEqual({ id: 'a', marks: [by(3)] })
})

test('it holds the ten latest people, the last first, without duplicates', async () => {
  let device = unused
  for (const id of [1, 2, 3, 2, 4, 5, 6, 7, 8, 9, 10, 11, 1]) {
    device = await openDevice(sealedIn(await deviceLine(by(id), device, rules)), rules.secrets)
  }
  expect(device).toEqual({ id: 'a', marks: [1, 11, 10, 9, 8, 7, 6, 5, 4, 2].map(by) })
})

test.each([null, '', 'nonsense', 'Fe26.2*1*a*b*c*d*e*f*g*h'])(
  'a cookie that was not sealed here is a new device without people: %j',
  async (sealed) => {
    const devices = [await openDevice(sealed, rules.secrets), await openDevice(sealed, rules.secrets)]
    expect(devices.map(({ marks }) => marks)).toEqual([[], []])
    expect(new Set(devices.map(({ id }) => id)).size).toBe(2)
  },
)

test('a cookie sealed with another secret has no people', async () => {
  const line = await deviceLine(by(1), unused, {
    ...rules,
    secrets: new Secrets(['another secret of the tests, as long as that one']),
  })
  expect((await openDevice(sealedIn(line), rules.secrets)).marks).toEqual([])
})
