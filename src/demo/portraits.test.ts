import sharp from 'sharp'
import { expect, test } from 'vitest'
import { looks, mechanisms } from '../../db/seed/portraits.data.ts'
import { men } from '../../db/seed/psychics/men.data.ts'
import { women } from '../../db/seed/psychics/women.data.ts'
import { encodePortrait } from '../features/house/images/encode-portrait.server.ts'
import { drawAutomaton } from './portraits/draw-automaton.ts'
import { drawPortrait } from './portraits/draw-portrait.ts'

const everyone = [...women, ...men]
const slugs = (automata: boolean) =>
  everyone
    .filter(({ isAutomaton }) => isAutomaton === automata)
    .map(({ slug }) => slug)
    .sort()

test('every person has a face, and no automated psychic has one', () => {
  expect(Object.keys(looks).sort()).toEqual(slugs(false))
  expect(Object.keys(mechanisms).sort()).toEqual(slugs(true))
})

test('no two heads are the same, nor two automated psychics', () => {
  const heads = Object.values(looks).map(({ head, hair, skin }) => JSON.stringify([head, hair, skin]))
  expect(new Set(heads).size).toBe(heads.length)
  expect(new Set(Object.values(mechanisms).map(({ emblem }) => emblem)).size).toBe(6)
})

const LARGEST_BYTES = 25 * 1024

test.each([
  ['a person', drawPortrait(looks.salome!)],
  ['an automaton', drawAutomaton(Object.values(mechanisms)[0]!)],
])('no file in which browsers show the portrait of %s weighs more than 25 KB', async (_, drawing) => {
  const { files } = await encodePortrait(await sharp(Buffer.from(drawing)).png().toBuffer())
  // The last is the photograph, which few are given.
  const weights = files.slice(0, -1).map(({ width, format, bytes }) => ({ width, format, bytes: bytes.length }))
  expect(weights).toHaveLength(7)
  expect(weights.filter(({ bytes }) => bytes > LARGEST_BYTES)).toEqual([])
})

test('each drawing is reproducible, with skin, hair and eyes for people, and without for automated psychics', async () => {
  for (const look of Object.values(looks)) {
    const drawing = drawPortrait(look)
    expect(drawing).toBe(drawPortrait(look))
    expect(drawing).toContain(`fill="${look.skin}"`)
    expect(drawing).toContain('fill="url(#hair)"')
    expect(drawing).toContain('clipPath id="skin"')
  }
  const skins = Object.values(looks).map(({ skin }) => skin)
  for (const mechanism of Object.values(mechanisms)) {
    for (const skin of skins) expect(drawAutomaton(mechanism)).not.toContain(skin)
  }
  const { width, height } = await sharp(Buffer.from(drawPortrait(looks.salome!))).metadata()
  expect([width, height]).toEqual([640, 640])
})
