import { type Catalogue, catalogue } from '../../../platform/i18n/texts.ts'
import type { Kind } from './kinds.ts'

type Part = 'title' | 'body' | 'namedTitle' | 'namedBody'

/**
 * What notifications say. Locked screens are read by others: title and body name nobody, no subject and no trade; the
 * named ones are for people who chose them.
 */
export const texts: Catalogue<`${Kind}.${Part}`> = catalogue('push', {
  'psychicFree.title': 'C’est le moment',
  'psychicFree.body': 'Ce que vous attendiez vient de se libérer. Personne ne garde la place.',
  'psychicFree.namedTitle': '{name} est libre maintenant',
  'psychicFree.namedBody': 'Par tchat, à {price}. Personne ne garde la place.',
  'journalAsk.title': 'Et alors\u00a0?',
  'journalAsk.body': 'Vous vouliez que nous vous le demandions aujourd’hui.',
  'journalAsk.namedTitle': 'Et alors\u00a0?',
  'journalAsk.namedBody': 'Votre page du {day} vous attend dans votre journal.',
  'horoscope.title': 'Votre page du jour est prête',
  'horoscope.body': 'Elle se lit quand vous voulez.',
  'horoscope.namedTitle': 'Votre horoscope du jour',
  'horoscope.namedBody': '{sign}\u00a0: il est calculé sur le ciel d’aujourd’hui.',
  'request.title': 'Quelqu’un vous attend',
  'request.body': 'Vous avez {seconds} secondes pour répondre.',
  'request.namedTitle': 'Demande de {name}',
  'request.namedBody': 'À {price}. Vous avez {seconds} secondes pour répondre.',
  'requestOver.title': 'La demande n’attend plus',
  'requestOver.body': 'Vous n’avez rien à faire.',
  'requestOver.namedTitle': 'La demande de {name} n’attend plus',
  'requestOver.namedBody': 'Vous n’avez rien à faire.',
  'offline.title': 'Vous êtes hors ligne',
  'offline.body': 'Deux demandes de suite sont restées sans réponse. Revenez quand vous voulez.',
  'offline.namedTitle': 'Vous êtes hors ligne',
  'offline.namedBody': 'La demande de {name}, et celle d’avant, sont restées sans réponse. Revenez quand vous voulez.',
  'trial.title': 'L’essai est arrivé',
  'trial.body': 'Les notifications arrivent bien sur cet appareil.',
  'trial.namedTitle': 'L’essai est arrivé',
  'trial.namedBody': 'Les notifications de {company} arrivent bien sur cet appareil.',
})
