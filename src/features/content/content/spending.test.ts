import { expect, test } from 'vitest'
import { pushesToSpend } from './spending.ts'

test.each([
  'Pour 5 € de plus',
  'À dix euros la soirée',
  '{OFFER_WELCOME}',
  'Un code promo vous attend',
  'Une réduction pour les présents',
  '<a href="/wallet">Créditer</a>',
  '<a href="/voyance/salome/consulter">Consulter</a>',
])('« %s » pushes to spend', (text) => {
  expect(pushesToSpend(text)).toBe(true)
})

test.each([
  'Une heure pour lire une carte',
  'Un européen parle des soldats de la Lune',
  '<a href="/voyance/salome">Salomé</a>',
  'Compromis et promontoires',
])('« %s » does not', (text) => {
  expect(pushesToSpend(text)).toBe(false)
})
