import { catalogue } from '../../../platform/i18n/texts.ts'

export const texts = catalogue('gamesHub', {
  title: 'Tarots et oracles',
  head: 'Tarots et oracles gratuits, tirages vérifiables',
  description:
    'Tarot de Marseille, oracle, runes, pendule, numérologie\u00a0: des tirages gratuits, sans compte, que chacun peut vérifier carte par carte.',
  lead: 'Posez une question, mélangez, choisissez. Gratuit, sans compte, et le hasard s’y vérifie.',
  dayTitle: 'La carte du jour',
  dayText: 'Une seule carte, pour avoir quelque chose à quoi penser d’ici ce soir.',
  dayGo: 'Retourner ma carte',
  loveTitle: 'Le test de l’amour',
  loveText:
    'Vingt-quatre questions sur votre histoire à deux, et un portrait composé dans votre navigateur. Vos réponses ne nous sont pas envoyées.',
  loveGo: 'Commencer le test',
  games: 'Choisir un tirage',
  cards: '{count} carte || {count} cartes',
  spreads: '{count} façons de les poser',
  answers: 'Oui, non, ou pas encore',
  sums: 'Un calcul, pas un tirage',
  play: 'Commencer',
  playGame: 'Commencer\u00a0: {name}',
  decks: 'Les cartes et les runes, une à une',
  decksLead:
    'Cent trente-quatre images gravées pour ce site. Chacune a sa page\u00a0: ce que l’on y voit, ce qu’elle dit, ce qu’elle conseille.',
  'deck.le-tarot-de-marseille': 'Les 78 cartes du Tarot de Marseille',
  'deck.l-oracle-de-vos-amours': 'Les 32 cartes de l’Oracle de vos amours',
  'deck.les-runes': 'Les 24 runes du vieux futhark',
  fairTitle: 'Un hasard que l’on peut vérifier',
  fairLead:
    'Ici, personne ne choisit les cartes à votre place, pas même nous. Voici comment vous pouvez vous en assurer.',
  fair1Title: 'L’enveloppe est scellée',
  fair1Text:
    'Avant que vous ne touchiez une carte, notre part du mélange est fixée, et son empreinte vous est montrée.',
  fair2Title: 'Vous mélangez aussi',
  fair2Text:
    'Votre coupe, votre mot, vos choix entrent dans le calcul. Ni vous ni nous ne pouvons prévoir le résultat.',
  fair3Title: 'L’enveloppe s’ouvre',
  fair3Text: 'Le tirage fini, tout est publié\u00a0: votre navigateur refait le calcul et retrouve les mêmes cartes.',
  lottery: 'Le tirage au sort gratuit, que chacun peut vérifier',
  limits:
    'Un tirage est un jeu et un moment pour réfléchir. Il n’annonce rien de certain, et la décision reste la vôtre.',
})
