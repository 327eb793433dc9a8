import { catalogue } from '../../../platform/i18n/texts.ts'

export const resultTexts = catalogue('gameResult', {
  title: 'Votre tirage',
  titleShared: 'Un tirage partagé',
  titleDay: 'Votre carte du jour',
  description: 'Un tirage posé, lu place par place, que chacun peut vérifier.',
  when: '{spread}, le {day}',
  question: 'Votre question',
  board: 'Les cartes sur la table',
  'board.runes': 'Les runes sur la table',
  onBoard: '{place}. {position}\u00a0: {card}',
  upright: '{name}',
  reversed: '{name}, à l’envers',
  reading: 'La lecture',
  byPlace: 'Carte par carte',
  'byPlace.runes': 'Rune par rune',
  limits: 'Un tirage éclaire un moment\u00a0; il n’annonce rien de certain. La suite vous appartient.',
  again: 'Refaire un tirage',
  own: 'Faire mon tirage',

  shareTitle: 'Garder ou partager',
  keepLead: 'Votre journal garde ce tirage avec vos mots, pour y revenir plus tard. Il faut un compte.',
  private: 'Ce tirage n’est visible que de vous, sur cet appareil ou dans votre compte.',
  share: 'Créer un lien à partager',
  shared: 'Toute personne qui a ce lien peut voir ce tirage, sans votre question.',
  link: 'Le lien',
  copy: 'Copier',
  copied: 'Lien copié.',
  unshare: 'Ne plus partager',

  verifyTitle: 'Vérifier ce tirage',
  verify1:
    'Avant votre choix, notre part du mélange était enfermée dans une enveloppe scellée, dont vous avez vu l’empreinte.',
  verify2:
    'Votre coupe, votre mot et vos choix s’y sont ajoutés ensuite\u00a0: personne ne pouvait prévoir les cartes.',
  'verify2.runes':
    'Votre coupe, votre mot et vos choix s’y sont ajoutés ensuite\u00a0: personne ne pouvait prévoir les runes.',
  verify3: 'L’enveloppe est maintenant ouverte, et le même calcul doit redonner les mêmes cartes.',
  'verify3.runes': 'L’enveloppe est maintenant ouverte, et le même calcul doit redonner les mêmes runes.',
  verifyGo: 'Refaire le calcul dans mon navigateur',
  verifying: 'Calcul en cours…',
  step1: 'L’enveloppe ouverte a bien l’empreinte annoncée',
  step1Wrong: 'L’enveloppe ouverte n’a pas l’empreinte annoncée',
  step2: 'Votre part du mélange',
  step3: 'Les cartes ressortent les mêmes',
  'step3.runes': 'Les runes ressortent les mêmes',
  step3Wrong: 'Le calcul donne d’autres cartes',
  'step3Wrong.runes': 'Le calcul donne d’autres runes',
  seen: 'Vue',
  computed: 'Recalculée',
  noScripts:
    'Sans scripts, le calcul se refait avec le fichier à ouvrir hors connexion, ou à la main avec les valeurs ci-dessous.',
  values: 'Les valeurs, en clair',
  'value.protocol': 'Règle du calcul',
  'value.drawId': 'Numéro du tirage',
  'value.commitment': 'Empreinte annoncée (SHA-256)',
  'value.serverSeed': 'Contenu de l’enveloppe',
  'value.clientSeed': 'Votre part',
  'value.picks': 'Places choisies, à partir de 0',
  'value.deckSize': 'Cartes dans le jeu',
  'value.deckSize.runes': 'Runes dans le jeu',
  file: 'Enregistrer la page qui vérifie hors connexion',

  psychicTitle: 'Pour en parler avec quelqu’un',
  psychicFree: '{name}, {job}, est libre en ce moment.',
  psychicPrice: 'Le prix à la minute est affiché avant, et le temps compté à la seconde.',
  psychicGo: 'Voir son profil',

  'answer.oui':
    'Le pendule dit oui. Prenez-le comme une permission de regarder ce que ce oui change pour vous\u00a0: si vous êtes soulagé, vous saviez sans doute déjà\u00a0; une déception est tout aussi utile à connaître.',
  'answer.non':
    'Le pendule dit non. Ce n’est pas une porte fermée, seulement une réponse posée devant vous\u00a0: observez ce qu’elle réveille. Une résistance vive montre souvent ce à quoi l’on tient.',
  'answer.pas-encore':
    'Le pendule dit pas encore. Quelque chose manque peut-être à la question, un fait, une date, une conversation. Cherchez ce qui vous permettrait de la poser autrement.',
  chance: 'Trois réponses possibles, une chance sur trois pour chacune.',
})
