import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MeterNotices } from './meter-notices.tsx'
import type { ShownMeter } from './meter-panel.tsx'
import { texts } from './texts.ts'

const meter: ShownMeter = {
  seconds: 120,
  freeSecondsLeft: 0,
  secondsLeft: 600,
  cents: 500,
  gain: null,
  counting: true,
  ending: null,
  cap: null,
  unheard: null,
}
const shown = (given: Partial<ShownMeter>) =>
  renderToStaticMarkup(<MeterNotices meter={{ ...meter, ...given }} name="Salomé" />)

test('after each hour the client is told how long, with a way to a break', () => {
  expect(shown({})).toBe('')
  expect(shown({ seconds: 3600 })).toContain('Vous consultez depuis une heure.')
  expect(shown({ seconds: 7300 })).toContain('Vous consultez depuis 2\u00a0heures.')
  expect(shown({ seconds: 3600 })).toContain('href="/mon-compte/pause"')
  expect(shown({ seconds: 5400 })).toBe('')
})

test('the psychic is not told', () => {
  expect(shown({ seconds: 3600, cents: null })).toBe('')
})

test.each([
  ['balance', 'warning'],
  ['cap', 'warning.cap'],
  ['length', 'warning.length'],
] as const)('a minute before the end by %s the client reads why', (ending, key) => {
  expect(shown({ ending })).toContain(texts.entries[key])
})
