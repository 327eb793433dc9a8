import { expect, test } from 'vitest'
import { blocksTyped, typedOf } from './block-rules.ts'

const typed = `# Ce mois-ci

Le Soleil change de signe.
La Lune aussi.

- le 3, pleine lune
- le 17, nouvelle lune

[Lire l’horoscope](/horoscope)`

test('what is typed becomes blocks, and blocks become what was typed', () => {
  const blocks = blocksTyped(typed)
  expect(blocks).toEqual([
    { kind: 'heading', text: 'Ce mois-ci' },
    { kind: 'paragraph', text: 'Le Soleil change de signe.\nLa Lune aussi.' },
    { kind: 'list', text: 'le 3, pleine lune\nle 17, nouvelle lune' },
    { kind: 'button', text: 'Lire l’horoscope', path: '/horoscope' },
  ])
  expect(typedOf(blocks)).toBe(typed)
})

test.each([
  ['empty lines alone', ' \n\n \n', []],
  ['a line that only looks like a title', '#1 au tarot', ['paragraph']],
  ['a dash among lines that have none', '- oui\nnon', ['paragraph']],
  ['a button without a path, which is refused later', '[Lire]()', ['button']],
  ['lines ended as on Windows', '# Un\r\n\r\nDeux', ['heading', 'paragraph']],
])('%s', (_, text, kinds) => {
  expect(blocksTyped(text).map(({ kind }) => kind)).toEqual(kinds)
})
