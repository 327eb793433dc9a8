import { catalogue } from '../../../platform/i18n/texts.ts'

export const texts = catalogue('alerts', {
  ask: 'Me prévenir quand {name} sera libre',
  prove: 'Confirmer mon adresse pour recevoir l’alerte par e-mail',
  withdraw: 'Ne plus me prévenir',
  waiting:
    'Nous vous préviendrons une seule fois, dès que {name} sera libre et que personne n’attendra plus son tour. Sans nouvelle, cette demande prend fin le {until}.',
  text: '{company}\u00a0: {name} est libre par tchat, à {price}. {address}',
  mailSubject: '{name} est libre maintenant',
  mailGreeting: 'Bonjour {firstName},',
  mail: '{name} est libre en ce moment pour une consultation par tchat, à {price}.',
  mailButton: 'Consulter {name}',
  mailNoPlace: 'Personne ne garde la place : quelqu’un d’autre peut la prendre avant vous.',
  mailReason: 'Vous nous aviez demandé de vous prévenir sur {company}. C’est fait : cette alerte est terminée.',
})
