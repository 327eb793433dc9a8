import { expect, test } from 'vitest'
import { signPages } from '../db/seed/content/sign-pages.ts'
import { SIGNS } from '../src/astrology/names.ts'
import { shapes } from '../src/features/content/content/kinds.server.ts'
import { SIGN_TOPICS, signPageAddress, signPageAt } from '../src/features/sky/sky/sign-pages.ts'
import { likenessOf } from './likeness.ts'
import { habitsOf, MISSET, wordsOf } from './prose.ts'

const LENGTHS = { portrait: [1000, 1350], venus: [390, 550], moon: [390, 550] } as const
const plain = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/[ \n]+/g, ' ')
const textOf = ({ lead, body }: (typeof signPages)[number]) => plain(`${lead} ${body}`).trim()
const pageAt = (address: string) => signPages.find(({ path }) => path === address)!

test('each sign has its portrait, its Venus and its Moon, at the address the site links to', () => {
  const addresses = SIGN_TOPICS.flatMap((topic) => SIGNS.map((sign) => signPageAddress(topic, sign)))
  expect(signPages.map(({ path }) => path).sort()).toEqual(addresses.toSorted())
  expect(signPageAt('venus-en-lion')).toEqual({ topic: 'venus', sign: 'leo' })
  expect(signPageAt('mars-en-lion')).toBeNull()
})

test.each(SIGN_TOPICS)('%s pages have their length, their form and a French typography', (topic) => {
  const [least, most] = LENGTHS[topic]
  for (const sign of SIGNS) {
    const { path, ...data } = pageAt(signPageAddress(topic, sign))
    expect(shapes.page.safeParse(data).error?.issues, path).toBeUndefined()
    const words = wordsOf(textOf({ path, ...data }))
    expect(words, path).toBeGreaterThan(least)
    expect(words, path).toBeLessThan(most)
    expect(`${data.title} ${data.description} ${textOf({ path, ...data })}`, path).not.toMatch(MISSET)
  }
})

test('portraits name three decans with birthdays', () => {
  for (const sign of SIGNS) {
    const decans = pageAt(signPageAddress('portrait', sign)).body.split('<h2>Les trois décans</h2>')[1]!
    expect(decans.match(/<p>Du \d+(er)? (\p{L}+ )?au \d+(er)? \p{L}+,/gu), sign).toHaveLength(3)
  }
})

test.each(SIGN_TOPICS)('no two %s pages are alike, nor made of known habits', (topic) => {
  const texts = SIGNS.map((sign) => textOf(pageAt(signPageAddress(topic, sign))))
  expect(likenessOf(texts)).toBeLessThan(0.1)
  const { props, small, hedges, stops } = habitsOf(texts.join(' '))
  expect(props).toBe(0)
  expect(small).toBeLessThan(2)
  expect(hedges).toBeLessThan(4)
  expect(stops).toBeLessThan(3)
})
