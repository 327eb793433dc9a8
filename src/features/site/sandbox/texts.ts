import { catalogue } from '../../../platform/i18n/texts.ts'

export const texts = catalogue('sandbox', {
  title: 'Bac à sable',
  lead: 'Ce site est une démonstration\u00a0: rien ne part vers l’extérieur. Ce que le monde recevrait se lit ici.',
  description: 'Les e-mails et les SMS que le site de démonstration aurait envoyés.',
  factorsTitle: 'Seconds facteurs de l’équipe',
  factorUnreadable: 'illisible',
  factorsLead:
    'Ce que l’application d’authentification de chaque membre de l’équipe affiche en ce moment. Un code vit trente secondes et ne sert qu’une fois.',
  mailsTitle: 'E-mails envoyés',
  mailsLead: 'Les cinquante derniers de ce site, le plus récent d’abord. Un message peut mettre une seconde à arriver.',
  reload: 'Actualiser',
  noMail: 'Aucun e-mail pour l’instant',
  noMailNext: 'Créez un compte\u00a0: le code de confirmation arrivera ici.',
  textsTitle: 'SMS envoyés',
  noText: 'Aucun SMS pour l’instant',
  noTextNext: 'Ajoutez un téléphone à votre compte\u00a0: le code arrivera ici.',
  to: 'À {recipient}, le {moment}',
  asShown: 'Voir le message mis en page',
  frameTitle: 'Message mis en page : {subject}',
  code: 'Code\u00a0: {code}',
})
