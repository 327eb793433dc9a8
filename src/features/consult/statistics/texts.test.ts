import { expect, test } from 'vitest'
import { plainWording, say } from '../../../platform/i18n/texts.ts'
import { texts } from './texts.ts'

test('openings of a profile are counted in French, where none and one are singular', () => {
  const opened = (count: number) => say(plainWording, texts, 'from.conversion', { count })
  expect(opened(0)).toMatch(/^Pour 0 ouverture de .* seul le nombre est gardé\.$/)
  expect(opened(1)).toMatch(/^Pour 1 ouverture de /)
  expect(opened(2)).toMatch(/^Pour 2 ouvertures de /)
})
