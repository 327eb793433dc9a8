import { expect, test } from 'vitest'
import { understand } from './keywords.ts'

test.each([
  [' Stop ', { what: 'stop' }],
  ['ARRÊT', { what: 'stop' }],
  ['Aide !', { what: 'help' }],
  ['contact', { what: 'contact' }],
  ['OUI', { what: 'yes' }],
  ['Oui.', { what: 'yes' }],
  ['non', { what: 'no' }],
  ['Salomé, dois-je partir ?', { what: 'question', keyword: 'salome', question: 'dois-je partir ?' }],
  ['Oui je veux savoir', { what: 'question', keyword: 'oui', question: 'je veux savoir' }],
  ['', { what: 'question', keyword: '', question: '' }],
])('%s is understood', (text, said) => {
  expect(understand(text)).toEqual(said)
})
