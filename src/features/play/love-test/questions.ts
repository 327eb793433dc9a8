/** What the test looks at, in the order of its pages. */
export const DIMENSIONS = ['trust', 'desire', 'talk', 'quarrels', 'balance', 'projects'] as const
export type Dimension = (typeof DIMENSIONS)[number]

interface Option {
  says: string
  /** 0 to 3: how well it goes. */
  points: 0 | 1 | 2 | 3
  /** Tells of fear, control or a refusal that is not respected. */
  alarms?: true
}

export interface Question {
  /** The name of its field. */
  id: `${Dimension}${1 | 2 | 3 | 4}`
  dimension: Dimension
  asks: string
  options: readonly Option[]
}

/** Four questions for each dimension; an answer is the place of its option, as digits. */
export const questions: readonly Question[] = [
  {
    id: 'trust1',
    dimension: 'trust',
    asks: 'Quand un message arrive sur le téléphone de l’autre, vous…',
    options: [
      { says: 'n’y pensez même pas', points: 3 },
      { says: 'sentez une pointe de curiosité', points: 2 },
      { says: 'cherchez à deviner qui c’est', points: 1 },
      { says: 'avez du mal à ne pas regarder', points: 0 },
    ],
  },
  {
    id: 'trust2',
    dimension: 'trust',
    asks: 'Quand une promesse ne peut pas être tenue…',
    options: [
      { says: 'je le découvre, puis on m’explique', points: 2 },
      { says: 'on me prévient, et nous trouvons autre chose', points: 3 },
      { says: 'cela arrive trop souvent pour que j’y croie encore', points: 0 },
      { says: 'il faut que je pose la question', points: 1 },
    ],
  },
  {
    id: 'trust3',
    dimension: 'trust',
    asks: 'Vos sorties, votre téléphone, vos amitiés…',
    options: [
      { says: 'ne regardent que moi, et je les raconte volontiers', points: 3 },
      { says: 'font parfois l’objet de questions', points: 2 },
      { says: 'demandent des justifications', points: 1 },
      { says: 'sont surveillés, ou soumis à une permission', points: 0, alarms: true },
    ],
  },
  {
    id: 'trust4',
    dimension: 'trust',
    asks: 'Ce que vous avez de plus fragile, pouvez-vous le confier\u00a0?',
    options: [
      { says: 'Non, cela s’est déjà retourné contre moi', points: 0 },
      { says: 'Je choisis mes mots et mon moment', points: 1 },
      { says: 'Oui, presque tout', points: 2 },
      { says: 'Oui, et c’est accueilli avec soin', points: 3 },
    ],
  },
  {
    id: 'desire1',
    dimension: 'desire',
    asks: 'Quand vous vous retrouvez après une journée chacun de votre côté…',
    options: [
      { says: 'un vrai baiser, un vrai regard', points: 3 },
      { says: 'un geste tendre, un peu machinal', points: 2 },
      { says: 'on parle d’abord des choses à faire', points: 1 },
      { says: 'on se croise', points: 0 },
    ],
  },
  {
    id: 'desire2',
    dimension: 'desire',
    asks: 'Dans l’intimité, vos envies…',
    options: [
      { says: 'ne viennent pas au même moment', points: 1 },
      { says: 'se devinent assez bien', points: 2 },
      { says: 'se disent et s’écoutent', points: 3 },
      { says: 'sont un sujet que nous évitons', points: 0 },
    ],
  },
  {
    id: 'desire3',
    dimension: 'desire',
    asks: 'Dire non, un soir…',
    options: [
      { says: 'se fait simplement, et rien ne change', points: 3 },
      { says: 'demande une explication, vite donnée', points: 2 },
      { says: 'jette un froid', points: 1 },
      { says: 'n’est pas vraiment possible', points: 0, alarms: true },
    ],
  },
  {
    id: 'desire4',
    dimension: 'desire',
    asks: 'L’envie de plaire, aujourd’hui…',
    options: [
      { says: 's’est perdue', points: 0 },
      { says: 'dort un peu', points: 1 },
      { says: 'revient par moments', points: 2 },
      { says: 'est vive des deux côtés', points: 3 },
    ],
  },
  {
    id: 'talk1',
    dimension: 'talk',
    asks: 'Une journée difficile\u00a0: à qui la racontez-vous d’abord\u00a0?',
    options: [
      { says: 'À la personne que j’aime, et cela fait du bien', points: 3 },
      { says: 'À la personne que j’aime, mais pas jusqu’au bout', points: 2 },
      { says: 'À quelqu’un d’autre', points: 1 },
      { says: 'À personne', points: 0 },
    ],
  },
  {
    id: 'talk2',
    dimension: 'talk',
    asks: 'Pendant un repas à deux…',
    options: [
      { says: 'les écrans s’invitent', points: 1 },
      { says: 'nous parlons surtout de la semaine', points: 2 },
      { says: 'le silence pèse', points: 0 },
      { says: 'nous parlons, nous rions, l’heure passe', points: 3 },
    ],
  },
  {
    id: 'talk3',
    dimension: 'talk',
    asks: 'Quand vous dites ce qui ne va pas…',
    options: [
      { says: 'on m’écoute, puis nous cherchons ensemble', points: 3 },
      { says: 'on m’écoute, mais peu de choses bougent', points: 2 },
      { says: 'on me répond par un autre reproche', points: 1 },
      { says: 'j’ai cessé de le dire', points: 0 },
    ],
  },
  {
    id: 'talk4',
    dimension: 'talk',
    asks: 'Les compliments et les mercis…',
    options: [
      { says: 'vont dans un seul sens', points: 1 },
      { says: 'sont devenus rares', points: 0 },
      { says: 'sont de tous les jours', points: 3 },
      { says: 'viennent aux grandes occasions', points: 2 },
    ],
  },
  {
    id: 'quarrels1',
    dimension: 'quarrels',
    asks: 'Vos disputes commencent le plus souvent…',
    options: [
      { says: 'par un vrai sujet, que l’on peut nommer', points: 3 },
      { says: 'par la fatigue', points: 2 },
      { says: 'par le même détail, encore', points: 1 },
      { says: 'sans que je sache pourquoi', points: 0 },
    ],
  },
  {
    id: 'quarrels2',
    dimension: 'quarrels',
    asks: 'Quand le ton monte…',
    options: [
      { says: 'quelqu’un propose une pause', points: 3 },
      { says: 'cela retombe vite', points: 2 },
      { says: 'les mots dépassent la pensée', points: 1 },
      { says: 'il m’arrive d’avoir peur', points: 0, alarms: true },
    ],
  },
  {
    id: 'quarrels3',
    dimension: 'quarrels',
    asks: 'Après une dispute…',
    options: [
      { says: 'la rancune reste des jours', points: 0 },
      { says: 'nous faisons comme si de rien n’était', points: 1 },
      { says: 'un geste tendre referme la porte', points: 2 },
      { says: 'nous en reparlons à froid', points: 3 },
    ],
  },
  {
    id: 'quarrels4',
    dimension: 'quarrels',
    asks: 'Demander pardon…',
    options: [
      { says: 'vient, avec du temps', points: 2 },
      { says: 'va toujours dans le même sens', points: 1 },
      { says: 'nous est naturel, des deux côtés', points: 3 },
      { says: 'ne se fait pas entre nous', points: 0 },
    ],
  },
  {
    id: 'balance1',
    dimension: 'balance',
    asks: 'Les tâches, l’organisation, tout ce à quoi il faut penser…',
    options: [
      { says: 'se partagent, et personne ne compte', points: 3 },
      { says: 'se partagent après discussion', points: 2 },
      { says: 'reposent surtout sur une personne', points: 1 },
      { says: 'sont une source d’épuisement', points: 0 },
    ],
  },
  {
    id: 'balance2',
    dimension: 'balance',
    asks: 'L’argent, entre vous…',
    options: [
      { says: 'dépend d’une seule personne, qui décide de tout', points: 0, alarms: true },
      { says: 'fâche', points: 1 },
      { says: 'se règle au cas par cas', points: 2 },
      { says: 'se parle sans gêne', points: 3 },
    ],
  },
  {
    id: 'balance3',
    dimension: 'balance',
    asks: 'Votre temps à vous, vos amis, vos passions…',
    options: [
      { says: 'ont leur place, et c’est encouragé', points: 3 },
      { says: 'ont leur place, avec un peu de négociation', points: 2 },
      { says: 'ont rétréci', points: 1 },
      { says: 'ont disparu', points: 0 },
    ],
  },
  {
    id: 'balance4',
    dimension: 'balance',
    asks: 'Pour une décision qui vous engage à deux…',
    options: [
      { says: 'l’un propose, l’autre suit', points: 1 },
      { says: 'chaque voix compte', points: 3 },
      { says: 'je l’apprends une fois qu’elle est prise', points: 0 },
      { says: 'chaque voix compte, l’une un peu plus que l’autre', points: 2 },
    ],
  },
  {
    id: 'projects1',
    dimension: 'projects',
    asks: 'Dans trois ans, vous vous voyez…',
    options: [
      { says: 'à deux, et l’image est précise', points: 3 },
      { says: 'à deux, sans savoir où', points: 2 },
      { says: 'je préfère ne pas y penser', points: 1 },
      { says: 'j’ai du mal à nous voir', points: 0 },
    ],
  },
  {
    id: 'projects2',
    dimension: 'projects',
    asks: 'Vos grandes envies (un lieu, une famille, un métier)…',
    options: [
      { says: 's’opposent', points: 0 },
      { says: 'diffèrent, et nous n’en parlons pas', points: 1 },
      { says: 'diffèrent, et nous en parlons', points: 2 },
      { says: 'vont dans le même sens', points: 3 },
    ],
  },
  {
    id: 'projects3',
    dimension: 'projects',
    asks: 'Votre prochain projet à deux, même petit…',
    options: [
      { says: 'a un nom, pas de date', points: 2 },
      { says: 'a déjà une date', points: 3 },
      { says: 'n’existe pas', points: 0 },
      { says: 'est vague', points: 1 },
    ],
  },
  {
    id: 'projects4',
    dimension: 'projects',
    asks: 'Quand l’un de vous réussit quelque chose…',
    options: [
      { says: 'l’autre s’en réjouit pleinement', points: 3 },
      { says: 'l’autre félicite', points: 2 },
      { says: 'c’est à peine remarqué', points: 1 },
      { says: 'cela crée une gêne', points: 0 },
    ],
  },
]
