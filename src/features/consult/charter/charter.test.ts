import { expect, test } from 'vitest'
import { charterTopics, sellsOrLeads } from './charter.ts'

test.each([
  ['Vous serez enceinte avant le printemps.', ['pregnancy']],
  ['Je vois une maladie, et le deuil d’un proche : une mort.', ['health', 'death']],
  ['On vous a envoûtée, il faut un rituel.', ['curse']],
  ['Jouez au loto samedi.', ['gambling']],
  ['Vous êtes ENVOÛTÉE.', ['curse']],
  ['Votre réussite est garantie à cent pour cent.', ['promise']],
  ['Je vois des problèmes de santé.', ['health']],
  ['Prenez soin de votre santé, et gardez cette bonne santé d’esprit.', []],
  ['Votre projet est au point mort, comme une nature morte. L’arcane de la Mort dit un passage.', []],
  ['Les cartes parlent d’un travail qui change, et d’une promotion.', []],
])('%s touches %j', (text, topics) => {
  expect(charterTopics(text)).toEqual(topics)
})

test.each([
  'Appelez-moi au 06 12 34 56 78.',
  'zéro six douze trente-quatre cinquante-six',
  'Mon numéro est dans mon profil.',
  'Écrivez-moi : salome@example.fr',
  'salome arobase exemple',
  '06.12.34.56.78',
  'moi (at) exemple.fr',
  'voyez www.exemple.test/moi',
  'mon-site.com',
  'Tout est sur www.salome-voyance.fr',
  'Retrouvez-moi sur salome.com',
  'La suite pour 20 €.',
  'La suite pour vingt euros.',
  'Prenez une consultation, je vous dirai le reste.',
  'Rejoignez-moi sur WhatsApp.',
  'App\u200belez-moi ce soir.',
])('%s sells something or leads elsewhere', (text) => {
  expect(sellsOrLeads(text)).toBe(true)
})

test.each([
  'Cette promotion vous attend au travail, et une remise en question vient avec elle.',
  'Au mois de mars 2027, vers le 12 ou le 15, un choix se présente.',
  'Le 12/03/2027 sera un bon jour.',
  'Tout va bien. Le reste suit.',
  'Vous avez deux chemins : un, rester ; deux, partir.',
  'Il regarde votre page sur Facebook sans oser écrire.',
  'Le prix à payer est parfois la patience. Vous en avez.',
])('%s is an ordinary sentence', (text) => {
  expect(sellsOrLeads(text)).toBe(false)
})
