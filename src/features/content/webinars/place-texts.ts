import { catalogue } from '../../../platform/i18n/texts.ts'

export const placeTexts = catalogue('webinarPlace', {
  title: 'Votre inscription au webinaire',
  description: 'Confirmez votre place à un webinaire, retrouvez sa date, ou renoncez-y.',
  asked:
    'Regardez votre messagerie\u00a0: si l’adresse est juste, un e-mail vous y attend. Votre place est retenue quand vous suivez son lien.',
  askedSandbox: 'Voir l’e-mail dans le bac à sable',
  left: 'C’est fait\u00a0: votre place est rendue, et votre adresse effacée de la liste.',
  toWebinars: 'Voir les webinaires',
  confirmLead: 'Un dernier geste\u00a0: sans lui, aucune place n’est retenue et rien ne vous est envoyé.',
  confirm: 'Confirmer ma place',
  thanks: 'Merci, votre place est retenue.',
  thanksNext: 'Vous recevrez un rappel la veille et un autre une heure avant.',
  joinLater: 'L’adresse de la salle s’affichera ici un quart d’heure avant le début.',
  join: 'Entrer dans la salle',
  gone: 'Ce webinaire n’aura pas lieu.',
  leave: 'Renoncer à ma place',
  leaveHelp: 'Votre adresse est alors effacée de la liste, et la place va à quelqu’un d’autre.',
})
