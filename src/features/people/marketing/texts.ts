import { catalogue } from '../../../platform/i18n/texts.ts'

export const texts = catalogue('marketing', {
  letterTitle: 'La lettre de {company}',
  letterDescription: 'Recevez par e-mail les nouveautés du site. Un clic suffit pour l’arrêter.',
  letterLead:
    'Les nouveautés du site et les rendez-vous du ciel, dans votre messagerie. Un clic dans chaque envoi suffit pour l’arrêter.',

  confirm: 'Confirmer',
  confirmTitle: 'Confirmer votre inscription',
  confirmLead: 'Un dernier geste : sans lui, nous ne vous envoyons rien.',
  confirmDone: 'C’est confirmé. Chaque e-mail portera un lien pour tout arrêter.',
  confirmOver:
    'Ce lien n’a plus d’effet : il a plus de sept jours, ou vous avez changé d’avis depuis. Rien n’a été modifié.',
  confirmDescription: 'Confirmez que vous souhaitez recevoir nos e-mails.',

  endTitle: 'Se désinscrire',
  endDescription: 'Arrêtez nos e-mails, sans vous connecter.',
  endLead: 'Sans vous connecter et sans nous dire pourquoi.',
  endOffer: 'Vous recevez nos e-mails à l’adresse où vous avez trouvé ce lien.',
  endDayOffer:
    'Vous recevez chaque matin l’e-mail du jour calculé sur votre thème. Nos autres e-mails ne changent pas.',
  endDay: 'Ne plus recevoir cet e-mail',
  end: 'Ne plus rien recevoir',
  ended:
    'C’est fait : vous ne recevrez plus ces e-mails. Les messages liés à vos demandes (codes, reçus) ne changent pas.',
  endedKept: 'La preuve de votre désinscription est conservée, avec sa date.',
  restoreHelp: 'Un geste de trop ? Vous pouvez revenir en arrière pendant 24 heures.',
  restore: 'Annuler ma désinscription',
  restored: 'Votre désinscription est annulée : vous recevrez à nouveau ces e-mails.',
  preferences: 'Voir tous mes accords',

  lacklink: 'Il reste à suivre le lien envoyé par e-mail : d’ici là, nous ne vous envoyons rien.',
  lackaddress: 'Il reste à confirmer votre adresse e-mail : d’ici là, nous ne vous envoyons rien.',
  lackphone: 'Il reste à ajouter un numéro de téléphone confirmé : d’ici là, nous ne vous envoyons rien.',
  actaddress: 'Confirmer mon adresse',
  actphone: 'Ajouter mon téléphone',
  resend: 'Renvoyer le lien',

  mailGreeting: 'Bonjour {firstName},',
  mailGreetingPlain: 'Bonjour,',
  mailNotYou: 'Si ce n’était pas vous, ne faites rien : sans ce lien, rien ne vous sera envoyé.',
  offersMailSubject: 'Confirmez que vous souhaitez nos offres',
  offersMail:
    'Vous avez demandé à recevoir les offres et les nouveautés de {company} par e-mail. Confirmez-le avec ce lien, valable {days} jours.',
  offersMailReason: 'Vous recevez cet e-mail parce que la case des offres a été cochée dans votre compte {company}.',
  letterMailSubject: 'Confirmez votre inscription à la lettre',
  letterMail:
    'Cette adresse a été donnée pour recevoir la lettre de {company}. Confirmez l’inscription avec ce lien, valable {days} jours.',
  letterMailReason: 'Vous recevez cet e-mail parce que cette adresse a été donnée pour la lettre de {company}.',
  alreadyMailSubject: 'Vous recevez déjà la lettre',
  alreadyMail:
    'Cette adresse a été donnée pour recevoir la lettre de {company}, et elle y est déjà inscrite. Vous n’avez rien à faire.',
  offerReason: 'Vous recevez cet e-mail parce que vous avez demandé les offres de {company}.',
  letterReason: 'Vous recevez cet e-mail parce que cette adresse est inscrite à la lettre de {company}.',
})
