import { expect, test } from 'vitest'
import { understand } from './keywords.ts'
import { charterWords, tellsContact } from './wording-checks.ts'

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

test.each([
  ['Appelez-moi au 06 12 34 56 78', true],
  ['06.12.34.56.78', true],
  ['moi@exemple.fr', true],
  ['moi (at) exemple.fr', true],
  ['voyez www.exemple.test/moi', true],
  ['mon-site.com', true],
  ['sur WhatsApp', true],
  ['Le 12/03/2027 sera un bon jour', false],
  ['Tout va bien. Le reste suit.', false],
])('%s: contact %s', (text, found) => expect(tellsContact(text)).toBe(found))

test.each([
  ['Je vois une grossesse', 'grossesse'],
  ['vous êtes ENVOÛTÉE', 'envoutee'],
  ['Rien de tel ici', null],
])('%s: charter %s', (text, found) => expect(charterWords(text)).toBe(found))
