import { expect, test } from 'vitest'
import { shapes } from '../../content/content/kinds.server.ts'
import { dataOf, fieldsOf, typedOf } from './form.server.ts'

const card = {
  deck: 'le-tarot-de-marseille',
  title: 'La Lune',
  description: 'Une carte de la nuit.',
  image: 'Deux chiens.',
  upright: 'Un pas.\n\nPuis un autre.',
  reversed: null,
  love: 'Un mot.',
  work: 'Un geste.',
  money: 'Un compte.',
  advice: 'Du temps.',
  kin: [{ slug: 'le-soleil', line: 'Le jour | la nuit.' }],
  symbols: [{ x: 12.5, y: 100, title: 'La lune', line: 'Elle veille.' }],
}

test('a card as its form shows it, and as it is read from the form again', () => {
  const fields = fieldsOf('card')
  const typed = typedOf(fields, card)
  expect([typed.kin, typed.symbols, typed.reversed]).toEqual([
    'le-soleil | Le jour | la nuit.',
    '12.5 | 100 | La lune | Elle veille.',
    '',
  ])
  expect(shapes.card.parse(dataOf(fields, typed))).toEqual(card)
})

test.each([
  ['douze | 100 | La lune | Elle veille.', ['symbols', 0, 'x']],
  ['101 | 100 | La lune | Elle veille.', ['symbols', 0, 'x']],
  ['12,5 | 100 | La lune', ['symbols', 0, 'line']],
])('a symbol typed as %s is refused at its column', (symbols, path) => {
  const fields = fieldsOf('card')
  const read = shapes.card.safeParse(dataOf(fields, { ...typedOf(fields, card), symbols }))
  expect(read.error?.issues[0]?.path).toEqual(path)
})
