import { expect, test } from 'vitest'
import { tellsHowToReach } from './reason-rules.ts'

test.each([
  ['Demande de lea.martin@example.fr', true],
  ['Écrit de (léa@exemple.fr).', true],
  ['Rappeler au 06 12 34 56 78', true],
  ['Rappeler au 06.12.34.56.78.', true],
  ['Rappeler au 0612345678', true],
  ['Rappeler au 06/12/34/56/78', true],
  ['Rappeler au 06\u202f12\u202f34\u202f56\u202f78', true],
  ['Appel du 01.02.2026 10:00', false],
  ['Appel du 01/02/2026 10:00', false],
  ['Rappeler au +33 6 12 34 56 78', true],
  ['Rappeler au 0033612345678', true],
  ['Demande du client 1204', false],
  ['Commande 2026-0612345678901', false],
  ['Remboursement de 12,50 € le 21/11/2026 à 11:00', false],
  ['Réclamation C-0123456789ABCDEF', false],
  ['Suivi @ l’équipe', false],
])('%s: %s', (reason, tells) => {
  expect(tellsHowToReach(reason)).toBe(tells)
})
