import { catalogue } from '../../platform/i18n/texts.ts'

export const waysTexts = catalogue('ways-in', {
  title: 'Ce qui ouvre votre compte',
  lead: 'Retirez ce que vous ne reconnaissez pas\u00a0: quelqu’un d’autre a pu l’ajouter.',
  description: 'Tout ce qui permet d’ouvrir votre compte, et de quoi le retirer.',
  changed: 'Votre mot de passe est changé. Partout ailleurs, il faudra se reconnecter.',
  cleared:
    'Votre mot de passe est changé et votre adresse est confirmée. Comme personne ne l’avait confirmée avant vous, tout ce qui avait été noté dans ce compte est effacé\u00a0: %details%.',
  details: 'relisez votre prénom et complétez vos informations',
  alone: 'Votre mot de passe seul ouvre votre compte.',
  passkey: 'Clé d’accès\u00a0: {name}',
  remove: 'Retirer',
  removeNamed: 'Retirer\u00a0: {name}',
})
