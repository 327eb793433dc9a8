import { catalogue } from '../../../platform/i18n/texts.ts'

/** What psychics read about those who wait for them. */
export const deskTexts = catalogue('queueDesk', {
  people: 'Qui attend',
  nobody: 'Personne n’attend.',
  person: '{name}, par {channel}, depuis {time}',
  returning: 'A déjà consulté',
  newcomer: 'Première fois',
  calledNow: 'C’est son tour',
  toppingUp: 'Ajoute du crédit\u00a0: deux minutes en tout',
  delay: 'Encore dix minutes',
  delayNote:
    'Les personnes qui attendent le verront, et personne n’est appelé d’ici là. Deux fois au plus entre deux tours.',
  delaying: 'Vous avez demandé encore {time}.',
  close: 'Fermer la file',
  reopen: 'Rouvrir la file',
  closed: 'Votre file est fermée\u00a0: ceux qui attendent gardent leur place, personne d’autre ne peut la rejoindre.',
  waitingCount: '{count} personne attend. || {count} personnes attendent.',
  'channel.chat': 'tchat',
  'channel.web-call': 'appel web',
  'channel.phone': 'téléphone',
})
