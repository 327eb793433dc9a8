import { expect, test } from 'vitest'
import { greetingAt } from './greeting.ts'

test('the evening begins at six and lasts until five', () => {
  const greetings = Array.from({ length: 24 }, (_, hour) => greetingAt(hour))
  expect(greetings.lastIndexOf('day')).toBe(17)
  expect(greetings.indexOf('day')).toBe(5)
  expect(greetings.filter((one) => one === 'day')).toHaveLength(13)
})
