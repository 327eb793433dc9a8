import { catalogue } from '../../../platform/i18n/texts.ts'

export const texts = catalogue('lottery', {
  title: 'Tirage au sort',
  lead: 'Du temps de consultation offert à une personne que le hasard désigne. Participer est gratuit\u00a0: rien à acheter, aucun appel ni SMS surtaxé.',
  description:
    'Du temps de consultation offert par tirage au sort, gratuit et sans achat. La liste et le calcul sont publics\u00a0: chacun peut vérifier qui a gagné.',
  pastTitle: 'Tirage au sort du {day}',
  pastDescription: 'Le résultat d’un tirage au sort, sa liste de codes et le calcul qui le prouve.',
  none: 'Aucun tirage au sort pour l’instant',
  noneNext: 'Il n’y en a pas en permanence. Le prochain sera annoncé ici.',
  toPsychics: 'Voir qui est disponible',
  rules: 'Lire le règlement',
  toLatest: 'Voir le tirage en cours ou le dernier',

  stateTitle: 'Où en est-on',
  prize: 'Le lot',
  prizeValue: '{time} de consultation, avec la personne de votre choix',
  closes: 'Participations',
  closesValue: 'jusqu’au {moment}',
  closedValue: 'closes le {moment}',
  count: 'Codes dans la liste',
  round: 'Signal qui décide',
  roundValue: 'tour {number}, attendu le {moment}',
  winner: 'Code gagnant',
  winnerValue: '{code}, à la place {place}',
  closing: 'Les participations sont closes. La liste va être publiée dans un instant.',
  waiting: 'La liste est publiée. Le signal qui décide est attendu le {moment}\u00a0: personne ne le connaît encore.',
  nobody: 'Personne n’a participé\u00a0: il n’y a pas eu de tirage.',
  drawn: 'Le tirage a eu lieu le {moment}.',
  notGiven: 'Le compte gagnant n’existait plus au moment du tirage\u00a0: le lot n’a pas été attribué.',

  enterTitle: 'Participer',
  enterLead:
    'Une participation par personne. Votre nom n’est pas publié\u00a0: la liste ne porte que des codes. Participer ne vous inscrit à rien d’autre.',
  enter: 'Participer gratuitement',
  signIn: 'Me connecter pour participer',
  clientsOnly: 'Seuls les comptes clients participent.',
  entered: 'Vous participez, sous le code {code}.',
  keepCode: 'Il vous permettra de vous retrouver dans la liste quand elle sera publiée.',
  yourCode: 'Vous participez sous le code {code}.',
  leave: 'Retirer ma participation',
  left: 'Votre participation est retirée.',
  won: 'C’est votre code, {code}, qui est sorti. {time} de consultation vous sont offertes\u00a0: elles sont déjà dans votre temps offert.',
  notWon: 'Vous participiez sous le code {code}. Un autre est sorti.',

  earlier: 'Tirages précédents',
  earlierOf: 'Tirage du {day}',
})
