import { catalogue } from '../../../platform/i18n/texts.ts'

export const texts = catalogue('appointment-letters', {
  greeting: 'Bonjour {person},',
  reason: 'Vous recevez ce message car il concerne un rendez-vous pris sur {company}.',
  'client.button': 'Voir mes rendez-vous',
  'psychic.button': 'Voir mon agenda',
  'client.asked.subject': 'Votre demande de rendez-vous',
  'client.asked.body':
    'Vous avez demandé à {other} un rendez-vous de {minutes}\u00a0min le {when}.\n\n{other} a jusqu’au {answerBy} pour confirmer. Nous vous écrirons dans tous les cas.\n\nRéserver est gratuit. À l’heure dite, la minute coûtera au plus {price}, et le compteur ne part que lorsque la consultation commence.',
  'client.booked.subject': 'Votre rendez-vous du {when}',
  'client.booked.body':
    'Votre rendez-vous de {minutes}\u00a0min avec {other} est pris, le {when}.\n\nRéserver est gratuit. À l’heure dite, la minute coûtera au plus {price}, et le compteur ne part que lorsque la consultation commence. Vous pouvez annuler ou déplacer jusqu’à 2\u00a0h avant, et ajouter ce rendez-vous à votre agenda.',
  'client.confirmed.subject': 'Votre rendez-vous du {when} est confirmé',
  'client.confirmed.body':
    '{other} confirme votre rendez-vous de {minutes}\u00a0min, le {when}.\n\nVous pouvez annuler ou déplacer jusqu’à 2\u00a0h avant, et ajouter ce rendez-vous à votre agenda.',
  'client.refused.subject': 'Votre demande de rendez-vous n’a pas pu être acceptée',
  'client.refused.body': '{other} n’est pas disponible le {when}. Rien n’est dû. Vous pouvez choisir un autre moment.',
  'client.lapsed.subject': 'Votre demande de rendez-vous est restée sans réponse',
  'client.lapsed.body':
    '{other} n’a pas confirmé à temps le rendez-vous du {when}\u00a0: la demande prend fin. Rien n’est dû. Vous pouvez choisir un autre moment.',
  'client.cancelled.subject': 'Votre rendez-vous du {when} est annulé',
  'client.cancelled.body': '{other} a dû annuler le rendez-vous du {when}. Rien n’est dû.',
  'client.paused.subject': 'Vos rendez-vous pendant votre pause',
  'client.paused.body':
    'Le rendez-vous du {when} avec {other} tombait pendant la pause que vous avez choisie\u00a0: il est annulé, et rien n’est dû.',
  'client.gone.subject': 'Votre rendez-vous du {when} est annulé',
  'client.gone.body':
    '{other} ne reçoit plus sur le site en ce moment\u00a0: le rendez-vous du {when} est annulé. Rien n’est dû.',
  'client.moved.subject': 'Votre rendez-vous est déplacé au {when}',
  'client.moved.body': 'Votre rendez-vous de {minutes}\u00a0min avec {other} est maintenant le {when}.',
  'client.movedAsked.subject': 'Votre rendez-vous déplacé attend une confirmation',
  'client.movedAsked.body':
    'Vous avez déplacé votre rendez-vous avec {other} au {when}. {other} a jusqu’au {answerBy} pour confirmer ce nouveau moment.',
  'client.dayBefore.subject': 'Rappel\u00a0: votre rendez-vous du {when}',
  'client.dayBefore.body':
    'Votre rendez-vous de {minutes}\u00a0min avec {other} est le {when}. Vous pouvez l’annuler ou le déplacer jusqu’à 2\u00a0h avant.',
  'client.hourBefore.subject': 'Rappel\u00a0: votre rendez-vous à {hour}',
  'client.hourBefore.body':
    'Votre rendez-vous avec {other} est à {hour}. La page s’ouvre 5\u00a0minutes avant, et {other} vous attend jusqu’à 5\u00a0minutes après.',
  'client.now.subject': 'C’est l’heure de votre rendez-vous de {hour}',
  'client.now.body':
    '{other} garde ce moment pour vous, jusqu’à 5\u00a0minutes après {hour}. Entrez depuis la page de vos rendez-vous. Rien n’est compté avant le début de la consultation.',
  'client.psychicAbsent.subject': 'Votre rendez-vous de {hour} n’a pas eu lieu',
  'client.psychicAbsent.body':
    '{other} n’était pas là à {hour}. Nous en sommes désolés. {credit} de crédit offert sont dans votre porte-monnaie, pour la consultation de votre choix.',
  'client.absent.subject': 'Vous n’étiez pas à votre rendez-vous de {hour}',
  'client.absent.body':
    '{other} vous attendait à {hour}. Rien n’est dû. Après trois rendez-vous manqués en 60\u00a0jours, la réservation est fermée pendant 30\u00a0jours\u00a0; consulter sans rendez-vous reste possible.',
  'psychic.asked.subject': '{other} vous demande un rendez-vous',
  'psychic.asked.body':
    '{other} vous demande un rendez-vous de {minutes}\u00a0min le {when}. Confirmez ou refusez avant le {answerBy}\u00a0: sans réponse, la demande prend fin.',
  'psychic.booked.subject': 'Nouveau rendez-vous le {when}',
  'psychic.booked.body': '{other} a pris un rendez-vous de {minutes}\u00a0min avec vous, le {when}.',
  'psychic.cancelled.subject': 'Le rendez-vous du {when} est annulé',
  'psychic.cancelled.body': 'Le rendez-vous du {when} avec {other} est annulé. Ce moment est de nouveau libre.',
  'psychic.moved.subject': 'Un rendez-vous est déplacé au {when}',
  'psychic.moved.body': '{other} a déplacé son rendez-vous au {when}.',
  'psychic.movedAsked.subject': 'Un rendez-vous déplacé attend votre confirmation',
  'psychic.movedAsked.body':
    '{other} souhaite déplacer son rendez-vous au {when}. Confirmez ou refusez avant le {answerBy}\u00a0: sans réponse, la demande prend fin.',
  'psychic.lapsed.subject': 'Une demande de rendez-vous a pris fin',
  'psychic.lapsed.body': 'La demande de {other} pour le {when} n’a pas été confirmée à temps\u00a0: elle a pris fin.',
  'psychic.dayBefore.subject': 'Rappel\u00a0: rendez-vous du {when}',
  'psychic.dayBefore.body': 'Vous avez un rendez-vous de {minutes}\u00a0min avec {other} le {when}.',
  'psychic.hourBefore.subject': 'Rappel\u00a0: rendez-vous à {hour}',
  'psychic.hourBefore.body':
    'Vous avez un rendez-vous avec {other} à {hour}. Soyez disponible à cette heure\u00a0: personne d’autre ne peut vous consulter de 5\u00a0minutes avant à 5\u00a0minutes après.',
  'psychic.now.subject': 'C’est l’heure de votre rendez-vous de {hour}',
  'psychic.now.body':
    'Votre rendez-vous avec {other} est à {hour}. Restez disponible\u00a0: sa demande arrive comme toute autre.',
  'psychic.psychicAbsent.subject': 'Vous n’étiez pas au rendez-vous de {hour}',
  'psychic.psychicAbsent.body':
    '{other} avait rendez-vous avec vous à {hour}. Cette absence est notée, et la maison a offert {credit} à cette personne. Après trois absences en 60\u00a0jours, vos rendez-vous sont fermés pendant 30\u00a0jours.',
  'psychic.absent.subject': '{other} manquait à votre rendez-vous',
  'psychic.absent.body': '{other} n’est pas entré en consultation à {hour}. Vous êtes de nouveau libre.',
  'text.dayBefore': '{company}\u00a0: rendez-vous avec {other} le {when}. {address}',
  'text.hourBefore': '{company}\u00a0: rendez-vous avec {other} à {hour}. {address}',
  'text.now': '{company}\u00a0: c’est l’heure de votre rendez-vous avec {other}. {address}',
})
