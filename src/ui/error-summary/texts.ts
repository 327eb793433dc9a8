import { catalogue } from '../../platform/i18n/texts.ts'

export const texts = catalogue('form', {
  toMend: 'Il reste un point à revoir || Il reste {count} points à revoir',
  namedFault: '{label} : {message}',
  missing: 'Remplissez ce champ.',
  unticked: 'Cochez cette case pour continuer.',
  emailShape: 'Cette adresse e-mail n’est pas complète. Exemple : prenom@domaine.fr',
  tooShort: 'Il faut {min} signes au moins.',
  tooLong: 'Il faut {max} signes au plus.',
  outOfShape: 'Ce champ n’est pas rempli comme attendu.',
})
