import { catalogue } from '../../../platform/i18n/texts.ts'

/** What is sent by text message; short, and in letters that few telephones pay double for. */
export const messageTexts = catalogue('textMessages', {
  answer: '{company}, {name} vous répond\u00a0: {text}',
  confirm:
    '{company}\u00a0: une réponse de {name} par SMS coûte {price} de votre crédit, payés seulement si elle vient sous 24 h. Pour poser votre question, répondez OUI. Sinon, ne faites rien.',
  asked:
    '{company}\u00a0: votre question est transmise à {name}. {price} sont mis de côté, et payés à la réponse. Sans réponse demain à {hour}, vous ne payez rien.',
  dropped: '{company}\u00a0: c’est noté, votre question n’est pas posée. Vous ne payez rien.',
  nothingToConfirm: '{company}\u00a0: aucune question n’attend votre accord. Vous ne payez rien.',
  lapsed:
    '{company}\u00a0: {name} n’a pas répondu sous 24 h. Votre question ne coûte rien, son prix vous est rendu. Vous pouvez la poser à quelqu’un d’autre.',
  declined:
    '{company}\u00a0: {name} ne peut pas répondre à votre question. Elle ne coûte rien, son prix vous est rendu.',
  inAccount: '{company}\u00a0: la réponse de {name} vous attend dans votre compte.',
  stopped:
    '{company}\u00a0: vous ne recevrez plus de SMS de consultation. Les réponses déjà demandées seront dans votre compte. Pour reprendre, envoyez REPRISE.',
  resumed: '{company}\u00a0: vous recevez à nouveau les SMS de consultation.',
  help: '{company}\u00a0: envoyez le prénom d’un voyant, puis votre question. Le prix est dit avant. Prénoms et prix\u00a0: {address} STOP pour ne plus rien recevoir, CONTACT pour nous joindre.',
  contact: '{company}\u00a0: écrivez-nous, sans surtaxe, sur {address}',
  care: '{company}\u00a0: votre message n’est pas transmis et rien n’est payé. Si vous pensez au suicide, le 3114 répond jour et nuit. Violences\u00a0: 3919. Danger\u00a0: 17. Ces appels sont gratuits.',
  unknownNumber:
    '{company}\u00a0: ce numéro n’est confirmé dans aucun compte, ou il l’est dans plusieurs. Rien n’est payé. Confirmez-le dans votre compte, puis envoyez à nouveau votre question\u00a0: {address}',
  unknownKeyword:
    '{company}\u00a0: commencez par le prénom d’un voyant qui répond par SMS, puis votre question. Rien n’est payé. Les prénoms\u00a0: {address}',
  closed:
    '{company}\u00a0: cette personne ne répond pas par SMS à ce prix en ce moment. Rien n’est payé. Les autres\u00a0: {address}',
  length:
    '{company}\u00a0: une question a de {least} à {most} caractères, la vôtre en a {count}. Rien n’est payé. Envoyez-la à nouveau, après le prénom.',
  finishAccount:
    '{company}\u00a0: confirmez d’abord votre adresse e-mail et votre date de naissance dans votre compte. Rien n’est payé. {address}',
  adultsOnly: '{company}\u00a0: les consultations sont réservées aux personnes majeures. Rien n’est payé.',
  paused: '{company}\u00a0: vous avez choisi une pause\u00a0: votre question n’est pas posée et rien n’est payé.',
  needConsent:
    '{company}\u00a0: avant une première consultation, votre accord est demandé sur le site. Rien n’est payé. Posez votre première question sur {address}',
  noCredit:
    '{company}\u00a0: votre crédit ne couvre pas cette réponse. Rien n’est payé, et la question n’est pas posée. {address}',
  capReached:
    '{company}\u00a0: le plafond que vous avez fixé est atteint. Rien n’est payé, et la question n’est pas posée.',
  halted:
    '{company}\u00a0: les consultations sont suspendues un moment. Rien n’est payé. Envoyez votre question plus tard.',
  tooMany: '{company}\u00a0: vous avez déjà posé beaucoup de questions aujourd’hui. Rien n’est payé. À demain.',
})
