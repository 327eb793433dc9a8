import { catalogue } from '../../../platform/i18n/texts.ts'

/** What is said to callers and psychics of the premium-rate number. */
export const speechTexts = catalogue('audiotelSpeech', {
  greeting:
    'Bonjour, vous appelez {company}. Ce service de voyance, édité par {editor}, est réservé aux personnes majeures. Il coûte {price} par minute, plus le prix d’un appel, et seulement à partir du moment où la personne que vous consultez vous parle. La communication dure {longest} au plus. Rien n’est enregistré. Si vous raccrochez maintenant, rien ne vous est facturé. À tout moment, la touche étoile donne les numéros d’aide et termine l’appel. Pour passer ce message, appuyez sur dièse.',
  askCode: 'Tapez les quatre chiffres du code de la personne que vous voulez consulter.',
  noSuchCode: 'Aucune personne ne répond à ce code. Tapez un autre code, ou raccrochez\u00a0: rien n’est facturé.',
  away: 'Cette personne n’est pas joignable en ce moment. Tapez un autre code, ou raccrochez\u00a0: rien n’est facturé.',
  busy: 'Cette personne est en consultation. Tapez un autre code, ou raccrochez\u00a0: rien n’est facturé.',
  calling: 'Nous appelons {name}. L’attente n’est pas facturée.',
  askPsychic:
    'Bonjour, ici {company}. Un appel audiotel vous est destiné. Pour le prendre, appuyez sur 1. Pour le refuser, raccrochez.',
  noAnswer: 'Cette personne n’a pas pu prendre votre appel. Rien ne vous est facturé. Au revoir.',
  noCode: 'Aucun code n’a été reconnu. Les codes se lisent sur le site. Rien ne vous est facturé. Au revoir.',
  halted: 'Le service est suspendu pour le moment. Rien ne vous est facturé. Au revoir.',
  help: 'Si vous êtes en danger, appelez le 17 ou le 112. En cas d’idées suicidaires, le 31 14 répond jour et nuit. Pour les femmes victimes de violences, le 39 19. Ces appels sont gratuits. Cet appel se termine maintenant. Au revoir.',
})

/** What is read on the site. */
export const texts = catalogue('audiotel', {
  title: 'Par audiotel, sans compte',
  code: 'Code à taper',
  codeOf: 'Code de {name}\u00a0: {code}',
  paidFrom: 'Facturé par votre opérateur à partir du moment où {name} vous parle. Réservé aux majeurs.',
  how: 'Comment se passe un appel',
  listTitle: 'Joignables maintenant par ce numéro',
  listLead: 'Composez le numéro, puis le code de la personne de votre choix.',
  nobody: 'Personne n’est joignable par audiotel en ce moment.',
  nobodyNext: 'La liste change d’une minute à l’autre. Le tchat et l’appel web restent ouverts.',
  all: 'Voir tout le monde',
  demo: 'Démonstration\u00a0: ce numéro n’est relié à aucun réseau. Il se compose sur la page du bac à sable.',
  dial: 'Le composer au bac à sable',
})
