import type { Question } from '../questions.ts'

/** What one answer adds to its dimension, when it went well (2 or 3 points) or less well (0 or 1). */
export const remarks: Readonly<Record<Question['id'], { high: string; low: string }>> = {
  trust1: {
    high: 'Un téléphone qui sonne ne change rien à votre soirée\u00a0: ce détail en dit long sur la paix qui règne entre vous.',
    low: 'Un message sur l’autre téléphone suffit à vous troubler\u00a0; dites-le un jour calme, comme un souci qui vous appartient, et non comme une accusation.',
  },
  trust2: {
    high: 'Quand une promesse ne peut pas être tenue, vous finissez par en parler, et cette politesse vaut bien des déclarations.',
    low: 'Les promesses glissent trop souvent\u00a0; mieux vaut en faire moins, plus petites, et les tenir toutes pendant un mois.',
  },
  trust3: {
    high: 'Vous racontez vos journées sans avoir à rendre de comptes, et cette liberté nourrit la relation au lieu de la menacer.',
    low: 'Devoir justifier vos sorties finit par les gâcher\u00a0; dites ensemble ce qui relève de l’information, et ce qui relève de votre liberté.',
  },
  trust4: {
    high: 'Ce que vous avez de fragile est bien reçu, ce qui est sans doute la plus belle définition de l’intimité.',
    low: 'Vous pesez vos mots avant de vous confier\u00a0; repensez à la dernière fois que cela s’est mal passé, car c’est de cela qu’il faudrait parler d’abord.',
  },
  desire1: {
    high: 'Vos retrouvailles du soir restent de vraies retrouvailles, et ces quelques secondes donnent le ton de toute la soirée.',
    low: 'Le retour à la maison ressemble à une réunion de service\u00a0; essayez dix minutes sans liste, avant toute autre chose.',
  },
  desire2: {
    high: 'Vos envies trouvent leur chemin, par les mots ou par l’attention, ce qui rend inutiles bien des malentendus.',
    low: 'Vos envies se manquent de peu ou se taisent\u00a0; les écrire chacun de votre côté, puis échanger les feuilles, est parfois plus simple que d’en parler.',
  },
  desire3: {
    high: 'Un refus se dit chez vous sans conséquence, et c’est précisément ce qui donne sa valeur à chaque oui.',
    low: 'Dire non jette un froid\u00a0; rappelez-vous à voix haute qu’un refus concerne un soir, jamais une personne.',
  },
  desire4: {
    high: 'L’envie de plaire ne s’est pas endormie, et elle se nourrit d’attentions que personne d’autre ne remarque.',
    low: 'L’envie de plaire somnole\u00a0; elle se réveille plus volontiers hors de la maison, dans un endroit que vous ne connaissez ni l’un ni l’autre.',
  },
  talk1: {
    high: 'C’est vers {partner} que vous vous tournez après une journée difficile, et le poids diminue d’autant.',
    low: 'Vos jours difficiles se racontent ailleurs, ou nulle part\u00a0; choisissez-en un, même petit, et racontez-le à {partner} sans attendre de solution.',
  },
  talk2: {
    high: 'Vos repas restent un moment où l’on se parle, et c’est un excellent baromètre.',
    low: 'À table, les écrans ou le silence ont pris une chaise\u00a0; retirez-la une fois par semaine, en commençant par un dîner facile.',
  },
  talk3: {
    high: 'Quand quelque chose ne va pas, on vous écoute\u00a0: gardez ce réflexe, il est précieux, et pensez à le rendre.',
    low: 'Vos demandes reviennent en reproches ou se perdent\u00a0; une seule à la fois, précise et possible dès demain, a plus de chances d’aboutir.',
  },
  talk4: {
    high: 'Vous savez encore dire merci et trouver un compliment, et personne ne s’en lasse jamais tout à fait.',
    low: 'Les compliments manquent\u00a0; en dire un par jour pendant une semaine ne coûte rien, et se remarque dès le troisième.',
  },
  quarrels1: {
    high: 'Vous savez d’où viennent vos disputes, ce qui fait déjà la moitié du chemin vers la sortie.',
    low: 'Le feu se rallume sans raison claire, ou toujours au même endroit\u00a0; demandez-vous ce que ce détail représente, car il s’agit rarement de vaisselle.',
  },
  quarrels2: {
    high: 'Quand le ton monte, vous savez l’un comme l’autre le faire redescendre, et cette sagesse vous épargne bien des regrets.',
    low: 'Les mots dépassent parfois la pensée\u00a0; convenez d’une phrase qui suspend la discussion, et d’une heure à laquelle la reprendre.',
  },
  quarrels3: {
    high: 'Vous ne laissez pas une dispute ouverte, par la parole ou par un geste, et la nuit peut alors être calme.',
    low: 'La paix se fait sans qu’on ait parlé, ou tarde pendant des jours\u00a0; un mot dès le lendemain, même maladroit, vaut mieux qu’un silence poli.',
  },
  quarrels4: {
    high: 'Le pardon finit toujours par se dire, sans que personne y perde la face.',
    low: 'Le pardon va toujours dans le même sens, ou ne se dit pas\u00a0; essayez une formule plus facile, comme «\u00a0j’aurais pu faire autrement\u00a0».',
  },
  balance1: {
    high: 'Les tâches se partagent sans trop de calculs, signe que chacun voit ce que l’autre fait.',
    low: 'La charge du quotidien repose sur les mêmes épaules\u00a0; commencez par tout écrire, y compris ce à quoi il faut simplement penser.',
  },
  balance2: {
    high: 'Vous trouvez des accords sur l’argent, et ce sujet, qui divise tant de couples, vous laisse plutôt tranquilles.',
    low: 'L’argent fâche\u00a0; une demi-heure par mois, à date fixe, chiffres sur la table, lui retire une bonne part de son venin.',
  },
  balance3: {
    high: 'Vos amis et vos passions ont leur place, et vous en revenez avec quelque chose à raconter.',
    low: 'Votre temps à vous a rétréci\u00a0; reprenez une heure par semaine, annoncée comme une chose normale, et non comme une faveur.',
  },
  balance4: {
    high: 'Les décisions se prennent à deux voix, même quand cela demande plus de temps.',
    low: 'Certaines décisions se prennent d’une seule voix\u00a0; dressez la liste de celles qui en demandent deux, elle sera plus courte qu’on ne croit.',
  },
  projects1: {
    high: 'Vous vous voyez encore à deux dans trois ans, et cette image commune travaille pour vous en silence.',
    low: 'Vous évitez de regarder trop loin\u00a0; un horizon de six mois suffit, s’il est dit à voix haute.',
  },
  projects2: {
    high: 'Vos grandes envies se rejoignent ou se discutent, ce qui revient presque au même.',
    low: 'Vos grandes envies divergent\u00a0; sachez au moins laquelle, de part et d’autre, ne peut pas attendre.',
  },
  projects3: {
    high: 'Votre prochain projet a déjà un nom, et l’attendre fait partie du plaisir.',
    low: 'Il vous manque un prochain rendez-vous\u00a0; même une promenade, si elle a une date, remet l’histoire en mouvement.',
  },
  projects4: {
    high: 'Les réussites de l’un font plaisir à l’autre, et cette générosité est un ciment plus solide que bien des serments.',
    low: 'Les réussites passent presque inaperçues\u00a0; prenez l’habitude d’en fêter une par mois, fût-elle minuscule.',
  },
}
