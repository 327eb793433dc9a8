import { catalogue } from '../../../platform/i18n/texts.ts'

export const texts = catalogue('followUp', {
  title: 'Après la consultation',
  askLead:
    'Si vous le voulez, {name} peut vous écrire un mot, un seul, jusqu’au {day}. Il ne coûte rien, ne propose rien à acheter, et vous pourrez y répondre une fois. Sans votre accord, rien ne vous sera écrit.',
  box: 'J’accepte que {name} m’écrive un mot après cette consultation',
  save: 'Enregistrer',
  agreed: 'Vous avez accepté que {name} vous écrive un mot, un seul, jusqu’au {day}.',
  revoke: 'Retirer mon accord',
  revokeNote:
    'Si vous le retirez, rien ne vous sera écrit, et la question ne vous sera plus posée pour cette consultation.',
  by: '{name}, le {day}',
  byYou: 'Vous, le {day}',
  answerLabel: 'Votre réponse',
  answerHint: 'Rien ne vous y oblige. Vous pouvez répondre une fois, gratuitement\u00a0; l’échange est ensuite clos.',
  answer: 'Répondre',
  report: 'Signaler ce mot',
  careTitle: 'Quelqu’un peut vous écouter maintenant',
  careLead:
    'Des personnes formées vous écoutent gratuitement, sans vous juger. Ce que vous avez écrit n’est ni envoyé ni gardé.',
  careMistake: 'Si nous nous sommes trompés, pardon\u00a0: changez ces mots, puis envoyez votre réponse.',
  europe: 'Toute urgence, partout en Europe',
  closed: 'L’échange est clos.',
  writeLead: '{name} a accepté que vous lui écriviez un mot, un seul, jusqu’au {day}.',
  writeLabel: 'Votre mot',
  writeHint:
    'Ni prix, ni offre, ni moyen de vous joindre\u00a0; ni santé, ni grossesse, ni mort. Une fois envoyé, il ne change plus.',
  send: 'Envoyer ce mot',
  unsent: 'Ce que vous aviez écrit, et qui n’est pas envoyé',
  waits: '{name} peut y répondre une fois.',
})
