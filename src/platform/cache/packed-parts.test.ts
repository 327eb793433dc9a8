import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { gzipOf, packPart, storePart } from './packed-parts.ts'

const pack = (text: string, before = '') => packPart(Buffer.from(text), Buffer.from(before))
const long = '<li class="card">Éléonore répond « vite »</li>'.repeat(3000)

test('parts that were packed alone are one gzip file, whatever stands between them', async () => {
  const parts = [await pack(long), storePart('Zoé & "Léa"'), await pack(''), await pack('x'), storePart('')]
  expect(gunzipSync(gzipOf(parts)).toString()).toBe(`${long}Zoé & "Léa"x`)
  expect(gzipOf(parts).length).toBeLessThan(long.length / 50)
  expect(gunzipSync(gzipOf([])).toString()).toBe('')
})

test('a part refers to what always stands before it, even across bytes that differ each time', async () => {
  const words = Array.from({ length: 200 }, (_, place) => `${place * 7919} cartes`).join()
  const alone = [await pack(words), storePart('ABCD'), await pack(words)]
  const parts = [await pack(words), storePart('ABCD'), await pack(words, `${words}\0\0\0\0`)]
  expect(gunzipSync(gzipOf(parts)).toString()).toBe(`${words}ABCD${words}`)
  expect(gzipOf(parts).length).toBeLessThan(gzipOf(alone).length * 0.6)
})

test('what is stored takes as many bytes as it has, even if it repeats what is beside it', async () => {
  const page = await pack(long)
  const guess = (text: string) => gzipOf([page, storePart(text)]).length
  expect(guess('Éléonore répond')).toBe(guess('Zzzxxqwv kjmnbb@@@'))
  expect(() => storePart('x'.repeat(65_536))).toThrow(RangeError)
})
