import { catalogue } from '../../../platform/i18n/texts.ts'

/** What applicants and psychics read of their papers and of the charter. */
export const paperTexts = catalogue('recruitmentPapers', {
  'kind.identity': 'Pièce d’identité',
  'kind.charter': 'Charte signée',
  'kind.registration': 'Justificatif d’activité',
  'kind.diploma': 'Diplôme ou certificat',
  'kind.other': 'Autre pièce',
  noPaper: 'Aucune pièce pour l’instant.',
  charterTitle: 'Charte des voyants',
  charterVersion: 'Version {version}',
  charterSigned: 'Signée par {name}, {moment}.',
  charterDigest: 'Empreinte des mots signés (SHA-256)\u00a0: {digest}',
})
