import { expect, test } from 'vitest'
import { men } from '../../db/seed/psychics/men.data.ts'
import type { SeedPsychic } from '../../db/seed/psychics/profile.ts'
import { women } from '../../db/seed/psychics/women.data.ts'

const everyone = [...women, ...men]
const wordsOf = ({ headline, presentation, method }: SeedPsychic) => [headline, ...presentation, method].join('\n')
const namesOf = (of: readonly SeedPsychic[]) => of.map(({ slug }) => slug)

const spoken = /au téléphone|par le téléphone|de vive voix|raccrocher|combiné|par le web|appel web/i
const byText = /\bSMS\b/
const isHeard = ({ channels }: SeedPsychic) => channels.some((one) => one !== 'chat' && one !== 'sms')
const answersTexts = ({ channels }: SeedPsychic) => channels.includes('sms')

test('a profile speaks of a voice if, and only if, one is to be heard', () => {
  expect(everyone).toHaveLength(48)
  const selling = everyone.filter(isHeard)
  expect(selling.length).toBeGreaterThan(25)
  expect(namesOf(everyone.filter((one) => spoken.test(wordsOf(one)) && !isHeard(one)))).toEqual([])
  expect(namesOf(selling.filter((one) => !spoken.test(wordsOf(one))))).toEqual([])
})

test('a profile speaks of text messages if, and only if, it answers them', () => {
  const selling = everyone.filter(answersTexts)
  expect(selling.length).toBeGreaterThan(20)
  expect(namesOf(everyone.filter((one) => byText.test(wordsOf(one)) && !answersTexts(one)))).toEqual([])
  expect(namesOf(selling.filter((one) => !byText.test(wordsOf(one))))).toEqual([])
})

test('nobody names the web without taking calls by it, nor writing alone while being heard', () => {
  const web = /par le web|appel web/i
  expect(namesOf(everyone.filter((one) => web.test(wordsOf(one)) && !one.channels.includes('web-call')))).toEqual([])
  const written = /ne consulte que par écrit|[Éé]crivez-moi votre prénom/
  expect(namesOf(everyone.filter((one) => written.test(wordsOf(one)) && isHeard(one)))).toEqual([])
})

test('a headline and a method keep to their length', () => {
  for (const { headline, method } of everyone) {
    expect(headline.length, headline).toBeLessThanOrEqual(110)
    const words = method.split(/\s+/).length
    expect([words >= 50, words <= 95], method).toEqual([true, true])
  }
})
