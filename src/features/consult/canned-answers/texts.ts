import { catalogue } from '../../../platform/i18n/texts.ts'

export const texts = catalogue('cannedAnswers', {
  title: 'Mes réponses',
  description: 'Votre accueil et vos réponses préparées.',
  lead: 'Écrivez une fois ce que vous redites souvent. En consultation, une réponse choisie se place dans votre message\u00a0: vous la relisez, puis vous l’envoyez.',
  variables:
    'Trois repères se remplissent d’eux-mêmes, avec le prénom de la personne, votre nom et l’heure qu’il est\u00a0: {names}.',
  saved: 'C’est enregistré.',
  greetingTitle: 'Mon accueil',
  noGreeting: 'Aucun pour l’instant.',
  changeGreeting: 'Écrire mon accueil, avec mon profil',
  atOnce: 'L’envoyer de lui-même dès que j’accepte un tchat',
  atOnceHint:
    'C’est alors votre premier message\u00a0: le compteur part avec lui, et vous avez une minute pour la suite.',
  save: 'Enregistrer',
  newTitle: 'Nouvelle réponse',
  label: 'Son nom',
  labelHint: 'Pour la retrouver, 40 caractères au plus.',
  text: 'Son texte',
  add: 'Ajouter',
  listTitle: 'Réponses préparées',
  none: 'Aucune pour l’instant.',
  change: 'Modifier «\u00a0{label}\u00a0»',
  remove: 'Retirer',
  removeNamed: 'Retirer «\u00a0{label}\u00a0»',
  back: 'Revenir à mon espace',
  choose: 'Placer une réponse',
  toWrite: 'Préparer des réponses',
})
