import { expect, test } from 'vitest'
import { nearestOf } from './likeness.ts'

const names = ['Éther', 'Tarot de Marseille', 'Tarologue', 'Aura', 'Arcanes majeurs']
const near = (asked: string) => nearestOf(asked, names, (name) => name, { most: 2, least: 0.2 })

test.each([
  ['ethers', ['Éther']],
  ['tarot-marseille', ['Tarot de Marseille']],
  ['tarologues', ['Tarologue']],
  ['majeurs-arcanes', ['Arcanes majeurs']],
  ['zzz', []],
  ['', []],
  ['%', []],
  ['x'.repeat(10_000), []],
])('%s is most similar to %o', (asked, found) => {
  expect(near(asked)).toEqual(found)
})
