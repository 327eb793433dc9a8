import { expect, test } from 'vitest'
import { men } from '../../db/seed/psychics/men.data.ts'
import { women } from '../../db/seed/psychics/women.data.ts'

test('no profile offers anything but chat, where voices are not heard', () => {
  const offered = /\bSMS\b|de vive voix|\bAu téléphone,|[Qq]uand vous appelez|par le téléphone|préfère le téléphone/
  const said = [...women, ...men].map(({ slug, headline, presentation, method }) => ({
    slug,
    words: [headline, ...presentation, method].join('\n'),
  }))
  expect(said).toHaveLength(48)
  expect(said.filter(({ words }) => offered.test(words)).map(({ slug }) => slug)).toEqual([])
  for (const { headline } of [...women, ...men]) expect(headline.length, headline).toBeLessThanOrEqual(110)
})
