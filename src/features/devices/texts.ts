import { catalogue, type Values } from '../../platform/i18n/texts.ts'
import type { DeviceNames } from './user-agent.ts'

export const texts = catalogue('devices', {
  title: 'Mes appareils',
  lead: 'Là où votre compte est ouvert en ce moment. Fermez ce que vous ne reconnaissez pas.',
  description: 'Les appareils sur lesquels votre compte est ouvert, et de quoi les fermer.',
  listTitle: 'Appareils connectés',
  current: 'Cet appareil',
  since: 'Connecté depuis le {moment}',
  seen: 'Dernière activité : {moment}',
  end: 'Fermer cet accès',
  endNamed: 'Fermer l’accès : {name}',
  endOthers: 'Fermer tous les autres accès',
  othersTitle: 'Un doute ?',
  othersLead: 'Fermez tout d’un coup, sauf cet appareil. Partout ailleurs, il faudra se reconnecter.',
  alone: 'Votre compte n’est ouvert que sur cet appareil.',
  ended: 'L’accès est fermé.',
  othersEnded: 'Tous les autres accès sont fermés.',
  back: 'Revenir à mon compte',
  both: '{browser} sur {system}',
  systemOnly: 'Navigateur inconnu sur {system}',
  neither: 'Appareil inconnu',

  mailSubject: 'Nouvelle connexion à votre compte {company}',
  mailGreeting: 'Bonjour {firstName},',
  mail: 'Votre compte vient d’être ouvert sur un appareil que nous ne connaissions pas :\n\n{device}, le {moment}',
  mailYou: 'Si c’était vous, vous n’avez rien à faire.',
  mailNotYou: 'Sinon, fermez cet accès tout de suite, puis changez votre mot de passe.',
  mailButton: 'Voir mes appareils',
  mailReason: 'Vous recevez ce message parce que {company} vous signale chaque nouvel appareil.',
})

type Say = (key: keyof typeof texts.entries, values?: Values) => string

/** A device as a person would name it. */
export function deviceName(t: Say, { browser, system }: DeviceNames): string {
  if (browser && system) return t('both', { browser, system })
  return browser ?? (system ? t('systemOnly', { system }) : t('neither'))
}
