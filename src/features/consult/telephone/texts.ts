import { catalogue } from '../../../platform/i18n/texts.ts'

/** What is said on the telephone. */
export const texts = catalogue('telephone', {
  askPsychic:
    'Bonjour, ici {company}. Une consultation par téléphone vous est demandée. Pour la prendre, appuyez sur 1. Pour la refuser, raccrochez.',
  askClient:
    'Bonjour, ici {company}. {name} vous attend. {price} {free} {length} Rien n’est enregistré. Pour commencer, appuyez sur 1. Si vous raccrochez maintenant, vous ne payez rien.',
  noPrice: 'La consultation est gratuite.',
  price: 'La consultation coûte {price} par minute, comptée à la seconde.',
  free: 'Vos {time} offertes passent d’abord.',
  length: 'Votre crédit couvre {time}.',
  waits: 'Merci. Nous appelons la personne qui vous consulte. Restez en ligne.',
  begins: 'Nous vous mettons en relation. À tout moment, la touche étoile met la consultation en pause.',
  hold: 'Vous êtes en pause\u00a0: rien n’est compté. Pour reprendre, appuyez sur 1. Pour de l’aide, appuyez sur étoile. Pour terminer, raccrochez.',
  help: 'Si vous êtes en danger, appelez le 112. En cas d’idées suicidaires, le 31 14 répond jour et nuit. Pour les femmes victimes de violences, le 39 19. Ces appels sont gratuits.',
  soon: 'Il vous reste environ une minute.',
  gone: 'Cette demande n’est plus ouverte. Au revoir.',
  notTaken: 'C’est noté, la demande est refusée. Au revoir.',
  notBegun: 'La consultation n’a pas commencé\u00a0: vous ne payez rien. Au revoir.',
  over: 'La consultation est terminée. Au revoir.',
})
