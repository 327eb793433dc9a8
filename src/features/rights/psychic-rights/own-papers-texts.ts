import { catalogue } from '../../../platform/i18n/texts.ts'

/** What a psychic reads of the papers that the house keeps, beside the words of the application. */
export const ownPapersTexts = catalogue('psychic-papers', {
  title: 'Mes pièces',
  lead: 'Les fichiers restent scellés\u00a0: seule l’équipe qui vérifie les dossiers les ouvre, et chaque ouverture est notée.',
  paper: '{kind}, dans votre dossier depuis le {day}',
  'state.accepted': 'pièce acceptée',
  'state.refused': 'pièce refusée',
  'state.waits': 'en cours de vérification',
  'state.over': 'n’est plus valable',
  until: 'valable jusqu’au {day}',
  wasUntil: 'son dernier jour était le {day}',
  ending: 'Cette pièce arrive à son terme\u00a0: envoyez celle qui la remplace.',
  reason: 'Raison\u00a0: {reason}',
  pauses: 'Sans nouvelle pièce, votre profil sera mis en pause le {day}.',
  sendTitle: 'Envoyer une pièce',
  'done.piece': 'Votre pièce est bien arrivée\u00a0: l’équipe la vérifie.',
  'done.charte': 'Votre charte est signée.',
  write: 'Écrire à l’équipe',
  charterUnsigned: 'Vous n’avez pas encore signé cette version en ligne.',
})
