import { catalogue, type Values } from '../../../platform/i18n/texts.ts'
import type { DeviceNames } from './user-agent.ts'

export const texts = catalogue('devices', {
  title: 'Mes appareils',
  lead: 'Les appareils connectés en ce moment à votre compte. Déconnectez ceux que vous ne reconnaissez pas.',
  description: 'Les appareils connectés à votre compte, et de quoi les déconnecter.',
  listTitle: 'Appareils connectés',
  current: 'Cet appareil',
  since: 'Connexion du {moment}',
  seen: 'Dernière activité : {moment}',
  end: 'Déconnecter',
  endNamed: 'Déconnecter : {name}',
  endOthers: 'Déconnecter tous les autres appareils',
  othersTitle: 'Un doute ?',
  othersLead: 'Déconnectez tout d’un coup, sauf cet appareil.',
  alone: 'Aucun autre appareil n’est connecté.',
  ended: 'L’appareil est déconnecté.',
  othersEnded: 'Tous les autres appareils sont déconnectés.',
  back: 'Revenir à mon compte',
  both: '{browser} sur {system}',
  systemOnly: 'Navigateur inconnu sur {system}',
  neither: 'Appareil inconnu',

  mailSubject: 'Nouvelle connexion à votre compte {company}',
  mailGreeting: 'Bonjour {firstName},',
  mail: 'Quelqu’un vient de se connecter à votre compte avec un appareil que nous n’avions jamais vu :\n\n{device}, le {moment}',
  mailYou: 'Si c’était vous, vous n’avez rien à faire.',
  mailNotYou: 'Sinon, déconnectez cet appareil tout de suite, puis changez votre mot de passe.',
  mailButton: 'Voir mes appareils',
  mailReason: 'Vous recevez ce message parce que {company} vous signale chaque nouvel appareil.',
})

type Say = (key: keyof typeof texts.entries, values?: Values) => string

/** A device's name for display. */
export function deviceName(t: Say, { browser, system }: DeviceNames): string {
  if (browser && system) return t('both', { browser, system })
  return browser ?? (system ? t('systemOnly', { system }) : t('neither'))
}
