import { catalogue } from '../../platform/i18n/texts.ts'

export const texts = catalogue('alerts', {
  ask: 'Me prévenir quand {name} sera libre',
  prove: 'Confirmer mon adresse pour être prévenu par e-mail',
  withdraw: 'Ne plus me prévenir',
  waiting:
    'Nous vous écrirons une seule fois, dès que {name} sera libre. Sans nouvelle, cette demande prend fin le {until}.',
  mailSubject: '{name} est libre maintenant',
  mail: 'Bonjour {firstName},\n\n{name} est libre en ce moment pour une consultation par tchat, à {price} :\n{address}\n\nPersonne ne garde la place : quelqu’un d’autre peut la prendre avant vous.\n\nVous nous aviez demandé de vous prévenir. C’est fait, nous n’écrirons plus à ce sujet.\n\n{company}',
})
