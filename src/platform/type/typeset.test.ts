import { describe, expect, test } from 'vitest'
import { lineOfText, widthOf, wrap, writable } from './typeset.server.ts'

describe('text as outlines', () => {
  test('accents, quotes and the euro have glyphs of their own, at the requested weight', () => {
    const paths = lineOfText('title', 60, 'Éœ«€', 0, 0).match(/ d="M[^"]+"/g)!
    expect(paths).toHaveLength(4)
    expect(new Set(paths).size).toBe(4)
    // Fraunces is black by default, and much wider.
    expect(widthOf('title', 100, 'Éléonore')).toBeGreaterThan(345)
    expect(widthOf('title', 100, 'Éléonore')).toBeLessThan(370)
  })

  test.each([
    ['Salomé 🌙', 'Salomé'],
    ['שלום Élise', 'Élise'],
    ['🌙🌙', ''],
    ['e\u0301le\u0300ve', 'élève'],
  ])('%j is drawn as %j', (text, written) => {
    expect(writable('title', text)).toBe(written)
  })

  test.each([
    ['un seul', 2, ['un seul'], true],
    ['deux lignes seulement', 2, ['deux lignes', 'seulement'], true],
    ['beaucoup plus de mots que la place ne permet', 2, ['beaucoup plus', 'de mots que l…'], false],
    ['anticonstitutionnellement', 2, ['anticonstituti…'], false],
  ])('%j in %i lines', (text, most, lines, whole) => {
    expect(wrap('text', 30, text, 210, most)).toEqual({ lines, whole })
  })
})
