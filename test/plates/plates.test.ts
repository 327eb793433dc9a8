import { readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { articles } from '../../db/seed/content/articles.ts'
import { digestOf, drawings, scenes } from '../../scripts/plates/draw.ts'
import { pageScenes } from '../../scripts/plates/page-scenes.ts'
import { PAIR } from '../../scripts/plates/pairs.ts'
import { pictureFile } from '../../scripts/plates/pictures.ts'
import { elementOf, SIGNS } from '../../src/astrology/names.ts'
import { drawnArticles } from '../../src/features/content/content/plates.data.ts'
import { initialPicture, platePicture } from '../../src/features/content/content/plates.ts'
import { ARTICLE_THEMES } from '../../src/features/content/content/rules.ts'
import { PAIR_SHAPE, PAIR_WIDTHS, pairScene } from '../../src/features/sky/compatibility/pair-scene.ts'
import { signPicture } from '../../src/features/sky/sky/sign-picture.ts'
import { pages, textPaths } from '../../src/pages.ts'
import { drawnPages } from '../../src/ui/plate/drawn-pages.data.ts'
import { sceneName } from '../../src/ui/plate/scene-name.ts'
import { VIGNETTES } from '../../src/ui/plate/vignettes.data.ts'

const manifest: Record<string, string> = JSON.parse(
  readFileSync(new URL('../../scripts/plates/manifest.json', import.meta.url), 'utf8'),
)
const drawn = drawings()

test('every article has a plate of its own, and every theme one for articles to come', () => {
  const slugs = articles.map(({ slug }) => slug).sort()
  expect([...drawnArticles].sort()).toEqual(slugs)
  expect(Object.keys(scenes).sort()).toEqual([...slugs, ...ARTICLE_THEMES].sort())
})

test('every letter has an initial, and every sign a medal', () => {
  const names = drawn.map(({ name }) => name)
  for (const letter of 'abcdefghijklmnopqrstuvwxyz') expect(names).toContain(`lettre-${letter}`)
  for (const sign of SIGNS)
    expect(`/planches/${names.find((name) => name === `signe-${sign}`)}-192.avif`).toBe(signPicture(sign))
})

test('every page of text has a scene of its own, and no scene is without its page', () => {
  const paths = Object.keys(pageScenes)
  expect(textPaths.filter((path) => !paths.includes(path))).toEqual([])
  expect(paths.filter((path) => !pages.some((page) => page.path === path))).toEqual([])
  expect([...drawnPages].sort()).toEqual(paths.sort())
  expect(new Set(paths.map(sceneName)).size).toBe(paths.length)
})

test('every round of an empty state is drawn, and every drawn one has a name that pages may say', () => {
  const rounds = drawn.flatMap(({ name }) => (name.startsWith('vides/') ? [name.slice('vides/'.length)] : []))
  expect(rounds.sort()).toEqual([...VIGNETTES].sort())
})

test('every two signs have their scene: each element on its side, a sign and itself, two that face one another', () => {
  for (const one of SIGNS)
    for (const other of SIGNS) {
      const { name, mirrored } = pairScene(one, other)
      for (const width of PAIR_WIDTHS) expect(statSync(pictureFile(name, width)).size).toBeGreaterThan(0)
      expect(pairScene(other, one)).toEqual({ name, mirrored: elementOf(one) === elementOf(other) ? false : !mirrored })
    }
  expect(PAIR_SHAPE).toEqual(PAIR)
  expect(pairScene('aries', 'aries')).toEqual({ name: 'couples/fire-same', mirrored: false })
  expect(pairScene('aries', 'leo')).toEqual({ name: 'couples/fire-fire', mirrored: false })
  expect(pairScene('libra', 'aries')).toEqual({ name: 'couples/fire-air-facing', mirrored: true })
  expect(pairScene('pisces', 'aries')).toEqual({ name: 'couples/fire-water', mirrored: true })
})

test('every plate is drawn again as it was, and no two are alike', () => {
  expect(Object.fromEntries(drawn.map(({ name, svg }) => [name, digestOf(svg)]))).toEqual(manifest)
  expect(new Set(Object.values(manifest)).size).toBe(drawn.length)
})

test('every plate has its pictures, in the sizes a page can bear', () => {
  for (const { name, sizes } of drawn) {
    for (const { width, most } of sizes) expect(statSync(pictureFile(name, width)).size).toBeLessThanOrEqual(most)
  }
})

test('an article written since is shown with the plate of its theme, and a word without a letter with none', () => {
  expect(platePicture({ slug: 'decider-sans-oracle', theme: 'tarot' }, 400)).toBe(
    '/planches/decider-sans-oracle-400.avif',
  )
  expect(platePicture({ slug: 'ecrit-hier', theme: 'tarot' }, 800)).toBe('/planches/tarot-800.avif')
  expect(initialPicture('Éphémérides')).toBe('/planches/lettre-e-192.avif')
  expect(initialPicture('11')).toBeNull()
})
