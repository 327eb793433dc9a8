import { catalogue } from '../../../platform/i18n/texts.ts'

export const waysTexts = catalogue('ways-in', {
  title: 'Vos moyens de connexion',
  lead: 'Retirez ce que vous ne reconnaissez pas\u00a0: quelqu’un d’autre a pu l’ajouter.',
  description: 'Tout ce qui permet de se connecter à votre compte, et de quoi le retirer.',
  changed: 'Votre mot de passe a bien été modifié. Partout ailleurs, il faudra se reconnecter.',
  cleared:
    'Votre mot de passe a bien été modifié et votre adresse est confirmée. Comme personne ne l’avait confirmée avant vous, tout ce qui avait été noté dans ce compte est effacé\u00a0: %details%.',
  details: 'relisez votre prénom et complétez vos informations',
  alone: 'Seul votre mot de passe permet de se connecter.',
  passkey: 'Clé d’accès\u00a0: {name}',
  remove: 'Retirer',
  removeNamed: 'Retirer\u00a0: {name}',
})
