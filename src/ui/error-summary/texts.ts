import { catalogue } from '../../platform/i18n/texts.ts'

export const texts = catalogue('form', {
  toMend: 'Il reste un point à revoir || Il reste {count} points à revoir',
  namedFault: '{label} : {message}',
  missing: 'Remplissez ce champ.',
  unchosen: 'Choisissez une réponse.',
  unticked: 'Cochez cette case pour continuer.',
  emailShape: 'Cette adresse e-mail n’est pas complète. Exemple : prenom@domaine.fr',
  tooShort: 'Écrivez au moins {min} caractères.',
  tooLong: 'Écrivez {max} caractères au plus.',
  outOfShape: 'Vérifiez ce que vous avez écrit ici.',
})
