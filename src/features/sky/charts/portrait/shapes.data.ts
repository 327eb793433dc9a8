import type { Element } from '../../../../astrology/names.ts'
import type { Hemisphere } from '../../../../astrology/patterns/pattern.ts'
import type { ByElement, ByMode } from '../interpretations/kinds.ts'

export const elementSaid: ByElement = {
  fire: 'Vous croyez avant de vérifier, et votre enthousiasme embarque des gens qui n’avaient rien demandé. Les obstacles vous réveillent. Ce qui vous use, c’est l’attente : un mois sans réponse vous coûte plus qu’un refus, et vous quitteriez un emploi pour moins que cela.',
  earth:
    'Vous croyez ce qui se constate. Une promesse ne vous touche que datée, et votre patience passe pour de la froideur auprès des gens pressés. Ce que vous commencez se termine. Le doute vient plus tard, quand tout marche et qu’il faudrait désirer autre chose.',
  air: 'Vous vivez de conversation. Comprendre vous calme, un désaccord bien mené vous met en joie, et vous savez parler d’une rupture comme d’un film. On vous croit loin. Vous êtes là, mais il vous faut la phrase avant le sentiment, et certains n’ont pas la patience d’attendre la phrase.',
  water:
    'Vous savez ce que les gens ressentent, et quelquefois avant eux. Un bureau tendu vous fatigue davantage qu’une longue journée, et vous choisissez vos proches à l’instinct. On vous dit sensible comme on dirait fragile. C’est un savoir, et il vous trompe moins que vos raisonnements.',
}

export const missingSaid: ByElement = {
  fire: 'Vous ne forcez personne, et il faut un amour ou une injustice pour vous mettre en colère.',
  earth:
    'Les papiers et les échéances vous échappent si personne n’y veille, et vous le compensez par une faculté d’adaptation peu commune.',
  air: 'Vous comprenez par l’expérience ; l’explication vient après, et l’on vous croit d’accord quand vous cherchez vos mots.',
  water:
    'Vos émotions arrivent en retard, le lendemain de la dispute ou du mariage, et l’on vous a dit de glace à tort.',
}

export const modeSaid: ByMode = {
  cardinal:
    'Vous lancez ce que d’autres attendaient de voir lancé, et l’on vous retrouve à la tête de choses que vous n’aviez pas demandées. Finir vous intéresse moins. Votre talent se gâche quand on vous confie l’entretien de ce qui existe.',
  fixed:
    'Vous tenez. Une décision prise à vingt ans vous lie encore, et l’on compte sur vous au point d’oublier de demander votre avis. Le changement vous vient d’un coup plutôt que par étapes ; vous gardez trop longtemps, puis vous coupez net.',
  mutable:
    'Vous vous adaptez si vite que l’on ignore ce que vous vouliez au départ. Cela vous sert dans les crises et au travail, moins dans le couple, où l’autre attend que vous disiez non au moins une fois.',
}

export const grandTrines: ByElement = {
  fire: 'L’élan vous est donné, la foi aussi. Vous rebondissez si aisément que vous n’avez guère appris à prévoir, et le jour où la chance manque, vous prenez cela pour une erreur de distribution.',
  earth:
    'Le concret vous obéit. Vous savez travailler et attendre, et ce que vous montez tient debout. Le risque est le confort : un talent qui n’a jamais manqué de rien dort vingt ans. Il faut un désir pour le réveiller, et ce désir vient de ce que le thème contient de plus inquiet.',
  air: 'Les idées et les gens circulent autour de vous. Vous trouvez le mot juste et la bonne adresse, et votre esprit plaît avant de servir. Rien ne vous oblige à approfondir, sauf vous.',
  water:
    'Vous comprenez les cœurs sans l’avoir appris. Cela vous protège et vous enferme à la fois, car on passe une vie à ressentir ce qu’il suffirait de dire.',
}

export const retrogradesSaid =
  'Vous vivez avec un temps de décalage. Vos décisions se prennent en dedans, longtemps avant de se voir, et l’entourage croit à un coup de tête. Le passé vous sert de matière : reprendre des études ou renouer avec quelqu’un vous réussit mieux que partir de zéro.'

/** After « {count} planètes sur dix sont ». */
export const hemisphereSaid: Readonly<Record<Hemisphere, string>> = {
  above: 'au-dessus de l’horizon : vous vivez au grand jour, et le regard d’autrui vous a servi d’école.',
  below: 'sous l’horizon : l’essentiel de votre vie se décide à l’intérieur, avant que personne n’en sache rien.',
  east: 'à l’est du méridien : vous prenez l’initiative, et attendre qu’on vous invite vous est étranger.',
  west: 'à l’ouest du méridien : vos chances arrivent par une rencontre ou par un appel, et vous excellez à répondre.',
}

/** The elements of the Sun and the Moon, in the order of ELEMENTS. */
export const lightsSaid = {
  'fire fire':
    'Les deux brûlent ensemble, si bien que vous ne savez guère vous arrêter ; il faut qu’on vous l’interdise.',
  'fire earth':
    'Le Feu veut tout de suite, la Terre veut que cela tienne, et vous faites l’un puis l’autre : un coup d’éclat, six mois de vérifications.',
  'fire air': 'Le Feu s’enflamme, l’Air raisonne ; ils s’entraînent l’un l’autre, et vos journées débordent.',
  'fire water':
    'Le Feu affirme, l’Eau ressent, et vous passez de l’un à l’autre dans la même soirée ; vos colères finissent en larmes, ou l’inverse.',
  'earth earth':
    'Les deux s’entendent sur le concret, ce qui fait de vous quelqu’un de fiable et de lent à convaincre.',
  'earth air':
    'La Terre demande des preuves, l’Air aime les hypothèses, et vous passez pour quelqu’un de carré auprès des uns, de rêveur auprès des autres.',
  'earth water': 'La Terre consolide, l’Eau s’attache ; elles vont bien ensemble, et vous quittez difficilement.',
  'air air': 'Les deux passent par les mots, et vous savez expliquer ce que vous ressentez avant de l’avoir vécu.',
  'air water': 'L’Air explique, l’Eau éprouve, et vous allez d’une émotion à son analyse sans prévenir personne.',
  'water water': 'Les deux sentent avant de penser ; la raison vient après coup, pour fournir des motifs.',
} as const satisfies Partial<Record<`${Element} ${Element}`, string>>
