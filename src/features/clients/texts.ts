import { catalogue } from '../../platform/i18n/texts.ts'

export const texts = catalogue('clients', {
  title: 'Trouver un client',
  query: 'Numéro, e-mail, téléphone (ou ses derniers chiffres) ou prénom',
  reason: 'Raison de la recherche',
  reasonHint: 'Par exemple\u00a0: demande reçue par e-mail le 12 mars. Elle est inscrite au registre.',
  search: 'Chercher',
  none: 'Personne ne correspond. Vérifiez l’orthographe, ou cherchez par un autre moyen.',
  unproved: 'adresse non confirmée',
  open: 'Ouvrir la fiche',
  fileReason: 'Raison de l’ouverture',
  consultations: 'Consultations',
  noConsultation: 'Il n’y en a aucune.',
  remarks: 'Notes de l’équipe',
  noRemark: 'Rien n’est noté.',
  addRemark: 'Ajouter une note',
  remark: 'Note',
  remarkHint:
    'Des faits seulement, en 2\u00a0000 signes au plus\u00a0: la personne lit cette note dans la copie de ses données, et elle s’efface avec son compte.',
  eraseRemark: 'Effacer cette note',
  wallet: 'Crédit',
  balance: 'Crédit disponible',
  promotional: 'Crédit offert',
  freeTime: 'Temps offert',
})
