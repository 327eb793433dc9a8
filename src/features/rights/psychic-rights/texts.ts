import { catalogue } from '../../../platform/i18n/texts.ts'

export const texts = catalogue('psychic-rights', {
  title: 'Mes droits',
  description:
    'Vos pièces et la charte, vos données en un fichier, l’arrêt définitif, ce que la maison garde de vous et pourquoi.',
  lead: 'Ce que nous gardons de vous vous appartient\u00a0: vous pouvez en prendre une copie, et partir, quand vous le voulez.',
  back: 'Revenir à mon espace',

  copyTitle: 'Prendre une copie de mes données',
  copyLead:
    'Un fichier pour tous les sites de la maison\u00a0: votre compte et votre profil, vos prix, vos horaires et votre présence, chacune de vos consultations, vos notes, vos gains et vos virements, vos propositions, vos réponses, la liste de vos documents.',
  copyLeft:
    'Il ne contient ni le nom des clients ni un mot d’eux\u00a0: leurs conversations et leurs avis leur appartiennent. De vos notes sur eux, il dit le nombre.',
  copyFormat: 'Le fichier est au format JSON, que lisent les tableurs et les autres services.',
  password: 'Votre mot de passe',
  passwordHint: 'Parce que votre dernière connexion date de plus de dix minutes.',
  signInAgain: 'Pour votre sécurité, déconnectez-vous et reconnectez-vous, puis revenez ici dans les dix minutes.',
  takeCopy: 'Télécharger ma copie',
  tooManyCopies: 'Vous avez pris {count}\u00a0copies en un jour. Revenez demain.',
  fileNote:
    'Les montants sont en centimes d’euro, les dates en temps universel. Les clients n’y sont pas nommés, et rien de ce qu’ils ont écrit n’y figure.',
})
