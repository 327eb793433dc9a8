/**
 * What joins the parts into one text. Each list has turns of phrase for one place; which of them a chart gets depends on
 * its Moon, so that two charts do not sound alike.
 */
export const hinges = {
  /** Before the Sun, the Moon and the ascendant, when the ascendant shows the dominant pattern, or hides it. */
  shown: [
    'La première impression va dans le même sens.',
    'Cela se voit dès l’abord.',
    'On le devine en vous rencontrant.',
  ],
  hidden: [
    'Ce n’est pourtant pas ce que l’on rencontre d’abord.',
    'Mais l’abord dit autre chose.',
    'À première vue, on ne s’en douterait pas.',
  ],
  lights: ['Le reste du ciel précise ce fond.', 'Reste à savoir comment cela se vit.', 'Voici comment cela se vit.'],
  /** The same without an hour of birth. */
  noTime: [
    'Sans l’heure de naissance, ni ascendant ni maisons ; voici ce qui est sûr.',
    'L’heure manque, et l’ascendant avec elle ; le reste est certain.',
    'L’ascendant se tait faute d’heure de naissance ; les astres, eux, sont connus.',
  ],
  /** Before a second and a third pattern that lean the same way as the first, or the other. */
  also: ['De plus, ', 'Dans le même sens, ', 'Qui plus est, '],
  but: ['Mais, en sens inverse, ', 'À l’opposé, ', 'En sens contraire, '],
  besides: ['De plus, ', 'À côté de cela, ', 'En outre, '],
  third: ['Enfin, ', 'D’autre part, ', 'De surcroît, '],
  /** Before the tensions. */
  oneTension: [
    'Vient la contradiction qui vous suit partout, et il n’y a pas de camp à choisir : vous êtes les deux.',
    'Une contradiction traverse tout cela ; inutile de choisir votre camp, vous êtes les deux.',
    'Vous portez une vraie contradiction, et l’on se trompe en vous réduisant à l’un de ses côtés : vous êtes les deux.',
  ],
  tensions: [
    'Viennent les contradictions, et il n’y a pas de camp à choisir : dans chacune, vous êtes les deux.',
    'Ce thème se contredit franchement ; à chaque fois vous êtes les deux, et c’est ce qui le rend vivant.',
    'Là où d’autres ont une pente, vous avez des contradictions. Ne cherchez pas le bon côté, vous êtes les deux.',
  ],
  tensionNext: ['Et puis, ', 'Par ailleurs, ', 'Ailleurs, '],
  tensionLast: ['Pour finir, ', 'Enfin, ', 'En dernier lieu, '],
  /** Before what leads on: the ruler of the ascendant, and what helps. */
  onward: ['Où cela mène-t-il ?', 'Reste à savoir où va tout cela.', 'Tout cela prend une direction.'],
  support: ['Pour y aller, vous avez un appui.', 'Un atout vous porte.', 'Vous ne partez pas sans rien.'],
  supports: [
    'Pour y aller, vous avez des appuis.',
    'Plusieurs atouts vous portent.',
    'Vous avez de quoi tenir la route.',
  ],
} as const
