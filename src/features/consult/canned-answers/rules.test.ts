import { expect, test } from 'vitest'
import { fill, unknownVariable } from './rules.ts'

const names = { prénom: 'Camille', voyant: 'Salomé', heure: '9 h 05' }

test('variables are filled, in any case, each time; what is no variable stays in sight', () => {
  expect(fill('Bonjour {prénom}, {Prénom}. Il est {heure}, ici {voyant}.', names)).toBe(
    'Bonjour Camille, Camille. Il est 9 h 05, ici Salomé.',
  )
  expect(fill('{nom} { prénom } {{prénom}}', names)).toBe('{nom} { prénom } {Camille}')
})

test('a name that holds a variable is not filled again', () => {
  expect(fill('{prénom}', { ...names, prénom: '{heure}' })).toBe('{heure}')
})

test('the first unknown variable is named', () => {
  expect(unknownVariable('Bonjour {prénom}, {nom}, {lieu}')).toBe('nom')
  expect(unknownVariable('Bonjour {prénom}')).toBe(null)
})
