import { catalogue } from '../../../platform/i18n/texts.ts'

export const proofTexts = catalogue('lotteryProof', {
  title: 'Comment le hasard se prouve',
  step1:
    'À la clôture, la liste des codes est figée et publiée avec son empreinte. On ne peut plus y ajouter un code, ni en retirer.',
  step2:
    'En même temps, nous nommons un signal public à venir\u00a0: un tour de drand, que des universités et des entreprises signent ensemble. Sa signature n’existe pas encore, et personne ne peut la prévoir.',
  step3:
    'Une heure plus tard, cette signature et l’empreinte de la liste donnent la place gagnante, par un calcul que chacun peut refaire.',
  fallback:
    'Si le signal manque encore dix minutes après son heure, une graine secrète décide à sa place. Son empreinte est publiée dès l’ouverture, et nous montrons alors la graine. Ce recours prouve moins\u00a0: nous la connaissons d’avance.',
  bySeed: 'Pour ce tirage, le signal a manqué\u00a0: c’est la graine qui a décidé.',
  demonstration:
    'Sur ce site de démonstration, le signal est signé par notre propre clé\u00a0: il montre le calcul, et ne prouve rien.',
  go: 'Vérifier dans ce navigateur',
  busy: 'Vérification…',
  noScripts: 'Votre navigateur peut refaire le calcul si les scripts sont permis. Les valeurs sont toutes ci-dessous.',
  failed: 'La liste n’a pas pu être lue. Réessayez dans un moment.',
  list: 'La liste publiée est celle de l’empreinte.',
  listWrong: 'La liste publiée n’est pas celle de l’empreinte.',
  beacon: 'La signature est bien celle du tour annoncé.',
  beaconWrong: 'La signature n’est pas celle du tour annoncé.',
  seed: 'La graine est bien celle dont l’empreinte avait été publiée.',
  seedWrong: 'La graine n’est pas celle dont l’empreinte avait été publiée.',
  winner: 'Le calcul donne le même code.',
  winnerWrong: 'Le calcul donne un autre code.',
  winnerValue: '{code}, à la place {place}',
  file: 'Télécharger la liste des codes',
  values: 'Toutes les valeurs',
  'value.commitment': 'Empreinte de la graine',
  'value.digest': 'Empreinte de la liste',
  'value.round': 'Tour',
  'value.publicKey': 'Clé publique du signal',
  'value.evidence': 'Signature du tour',
  'value.seed': 'Graine',
  'value.randomness': 'Hasard',
  'value.place': 'Place gagnante, comptée à partir de 0',
  'value.code': 'Code gagnant',
})
