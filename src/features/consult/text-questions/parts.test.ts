import fc from 'fast-check'
import { expect, test } from 'vitest'
import { joined } from './hear-texts.server.ts'
import { asPlainText, countParts, fillsPart } from './parts.ts'

test.each([
  ['', 'gsm', 0],
  ['a'.repeat(160), 'gsm', 1],
  ['a'.repeat(161), 'gsm', 2],
  ['a'.repeat(306), 'gsm', 2],
  ['a'.repeat(307), 'gsm', 3],
  ['€'.repeat(80), 'gsm', 1],
  ['€'.repeat(81), 'gsm', 2],
  // 152 places and a character of two: it goes to the next part.
  [`${'a'.repeat(152)}€${'a'.repeat(152)}`, 'gsm', 3],
  ['ê'.repeat(70), 'ucs2', 1],
  ['ê'.repeat(71), 'ucs2', 2],
  ['😀'.repeat(35), 'ucs2', 1],
  ['😀'.repeat(36), 'ucs2', 2],
  ['ça va', 'ucs2', 1],
  ['éèùìòÇàäöñü', 'gsm', 1],
] as const)('%s is counted in the alphabet %s as %i messages', (text, alphabet, parts) => {
  expect(countParts(text)).toEqual({ alphabet, parts })
})

test('typographic characters cost no second message, and letters stay', () => {
  expect(asPlainText('«\u00a0L’été…\u00a0» – déjà\u00a0?')).toBe('"L\'été..." - déjà ?')
  expect(countParts(asPlainText('«\u00a0L’été…\u00a0» – déjà\u00a0?')).alphabet).toBe('gsm')
  expect(asPlainText('être')).toBe('être')
})

test('a text that a network splits is joined again, whatever it holds', () => {
  const character = fc.constantFrom('a', 'é', ' ', '€', '?')
  fc.assert(
    fc.property(fc.array(character, { minLength: 1, maxLength: 480 }), (characters) => {
      const parts: string[] = ['']
      let filled = 0
      const size = (one: string) => (one === '€' ? 2 : 1)
      const total = characters.reduce((sum, one) => sum + size(one), 0)
      for (const one of characters) {
        if (total > 160 && filled + size(one) > 153) {
          parts.push('')
          filled = 0
        }
        parts[parts.length - 1] += one
        filled += size(one)
      }
      expect(parts.slice(0, -1).every(fillsPart)).toBe(true)
      expect(joined(parts)).toEqual([characters.join('')])
    }),
  )
})
