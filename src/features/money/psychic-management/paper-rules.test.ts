import { expect, test } from 'vitest'
import { paperStage, pausesOn } from './paper-rules.ts'

test.each([
  ['nothing expires', null, null, null],
  ['31 days before', '2026-12-22', null, null],
  ['30 days before', '2026-12-21', null, 'soon'],
  ['the last day of validity', '2026-11-21', null, 'soon'],
  ['the day after', '2026-11-20', null, 'over'],
  ['long after, without a notice', '2025-01-01', null, 'over'],
  ['29 days after the notice', '2026-10-20', '2026-10-23', 'over'],
  ['30 days after the notice', '2026-10-20', '2026-10-22', 'paused'],
])('%s', (_, until, overToldOn, stage) => {
  expect(paperStage({ until, overToldOn }, '2026-11-21')).toBe(stage)
})

test('a profile closes 30 days after its psychic was told', () => {
  expect(pausesOn({ until: '2026-11-20', overToldOn: '2026-11-21' })).toBe('2026-12-21')
})
