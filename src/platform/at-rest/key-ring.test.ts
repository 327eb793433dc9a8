import { expect, test } from 'vitest'
import { openKeyRing, UnreadableData } from './key-ring.ts'

const old = { id: '2025', secret: 'the secret of last year, long enough for it' }
const young = { id: '2026', secret: 'the secret of this year, long enough for it' }
const TEXT = 'Il s’appelle Émile. 🌙'

test('sealed text opens again, reveals nothing, and differs each time', () => {
  const ring = openKeyRing([young])
  const sealed = ring.seal('here', TEXT)
  expect(ring.open('here', sealed)).toBe(TEXT)
  expect(sealed.includes('Émile')).toBe(false)
  expect(ring.seal('here', TEXT).equals(sealed)).toBe(false)
  expect(ring.open('here', ring.seal('here', ''))).toBe('')
})

test('it opens only in its own place, and only unaltered', () => {
  const ring = openKeyRing([young])
  const sealed = ring.seal('here', TEXT)
  expect(() => ring.open('there', sealed)).toThrow(UnreadableData)
  for (let at = 0; at < sealed.length; at += 1) {
    const changed = Buffer.from(sealed)
    changed[at]! ^= 1
    expect(() => ring.open('here', changed), `byte ${at}`).toThrow(UnreadableData)
  }
  for (let length = 0; length < sealed.length; length += 7) {
    expect(() => ring.open('here', sealed.subarray(0, length)), `${length} bytes`).toThrow(UnreadableData)
  }
})

test('a new key reads what the old one sealed, and reseals it so that the old one can be removed', () => {
  const before = openKeyRing([old]).seal('here', TEXT)
  const both = openKeyRing([young, old])
  expect(both.open('here', before)).toBe(TEXT)
  const after = both.renew('here', before)
  expect([before, after].map((bytes) => bytes.subarray(0, both.head.length).equals(both.head))).toEqual([false, true])
  expect(openKeyRing([young]).open('here', after)).toBe(TEXT)
})

test('an error names a missing or replaced key, and nothing of the text', () => {
  const sealed = openKeyRing([old]).seal('message 7', TEXT)
  expect(() => openKeyRing([young]).open('message 7', sealed)).toThrow(
    'message 7 can\'t be read: DATA_KEYS holds no key "2025"',
  )
  const foreign = openKeyRing([{ id: old.id, secret: young.secret }])
  expect(() => foreign.open('message 7', sealed)).toThrow('it is not what key "2025" sealed')
  expect(() => foreign.renew('message 7', sealed)).toThrow(UnreadableData)
})

test('a mark is the same for a word in one place, reveals nothing, and is found under every key', () => {
  const [before, both, after] = [openKeyRing([old]), openKeyRing([young, old]), openKeyRing([young])]
  const mark = before.mark('here', TEXT)
  expect(mark).toEqual(before.mark('here', TEXT))
  expect(mark.includes('Émile')).toBe(false)
  expect([mark.equals(before.mark('there', TEXT)), mark.equals(before.mark('here', `${TEXT}.`))]).toEqual([
    false,
    false,
  ])
  expect(both.marks('here', TEXT)).toEqual([after.mark('here', TEXT), mark])
  expect(both.mark('here', TEXT).subarray(0, both.head.length)).toEqual(both.head)
})
