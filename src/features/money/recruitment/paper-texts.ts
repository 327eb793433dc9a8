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
  papersLead:
    'Une photo nette ou un scan, en JPEG, PNG ou WebP, ou un PDF de dix pages au plus, 10\u00a0Mo au plus. Nous n’en gardons que l’image, sans les données cachées du fichier, et elle est scellée.',
  paperKind: 'Quelle pièce\u00a0?',
  file: 'Le fichier',
  addPaper: 'Envoyer cette pièce',
  charterName: 'Vos prénom et nom, en toutes lettres',
  charterAgree: 'J’ai lu cette charte et je m’engage à la respecter.',
  charterSign: 'Signer la charte',
  charterDigest: 'Empreinte des mots signés (SHA-256)\u00a0: {digest}',
})
