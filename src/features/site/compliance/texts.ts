import { catalogue } from '../../../platform/i18n/texts.ts'

/** Words of the page in the back office, and of the file. */
export const texts = catalogue('complianceDesk', {
  title: 'Conformité',
  lead: 'Chaque promesse est vérifiée à l’instant, sur ce site. Une référence mène à la fiche concernée, et ne dit rien de personne.',
  again: 'Vérifier à nouveau',
  take: 'Télécharger pour un contrôle (CSV)',
  takeNote:
    'L’empreinte SHA-256 du fichier est inscrite au registre\u00a0: elle prouve que rien n’y a été changé ensuite.',
  site: 'Site',
  check: 'Vérification',
  promise: 'Promesse',
  basis: 'Source',
  state: 'État',
  at: 'Vérifié le',
  evidence: 'Preuves',
  found: 'Références en défaut',
  'state.kept': 'Tenue',
  'state.broken': 'Non tenue',
  'state.unknown': 'On ne peut pas le dire',
  working: 'Vérification en cours…',
})
