interface SeedWebinar {
  siteId: 99 | 100 | 342
  address: string
  /** From the day of the seed. */
  inDays: number
  /** HH:MM, in Paris. */
  hour: string
  title: string
  description: string
  host: string
  body: string
  /** The demonstration has no hall: one reads together. */
  joinLink: string
  replayLink: string | null
}

/** Webinars of the demonstration: on each brand one that comes, and one that took place and can be seen again. */
export const webinars: readonly SeedWebinar[] = [
  {
    siteId: 99,
    address: 'lire-une-carte-sans-se-presser',
    inDays: 9,
    hour: '20:30',
    title: 'Lire une carte sans se presser',
    description: 'Une heure pour regarder une seule carte du Tarot de Marseille, et dire ce qu’on y voit.',
    host: 'Salomé',
    body: '<p>On choisit une carte ensemble, on la regarde longtemps, puis chacun écrit ce qui lui saute aux yeux. Salomé relie ces remarques à ce que la tradition en dit, et répond aux questions.</p><p>Aucune connaissance n’est demandée. Pour préparer la soirée, un article suffit : <a href="/mag/tirer-une-carte-par-jour">tirer une carte par jour</a>.</p>',
    joinLink: '/mag/tirer-une-carte-par-jour',
    replayLink: null,
  },
  {
    siteId: 99,
    address: 'poser-une-bonne-question',
    inDays: -13,
    hour: '20:30',
    title: 'Poser une bonne question au tarot',
    description: 'Ce qui fait une question utile, avec des exemples réécrits ensemble.',
    host: 'Salomé',
    body: '<p>Une question trop large donne une réponse floue. Pendant une heure, nous avons repris des questions envoyées par les personnes présentes, pour les rendre plus simples et plus justes. La version écrite reprend tous les exemples.</p>',
    joinLink: '/mag/poser-une-bonne-question-au-tarot',
    replayLink: '/mag/poser-une-bonne-question-au-tarot',
  },
  {
    siteId: 100,
    address: 'les-eclipses-a-la-bougie',
    inDays: 11,
    hour: '21:00',
    title: 'Les éclipses, à la bougie',
    description: 'Une veillée sur les éclipses : ce que le ciel fait vraiment, et ce que l’on en a raconté.',
    host: 'Rosalie',
    body: '<p>Pourquoi il n’y en a pas à chaque pleine lune, pourquoi elles ont fait peur, et ce qu’un thème peut en dire sans inquiéter personne. Vous écrivez vos questions pendant la veillée, Rosalie y répond à voix haute.</p>',
    joinLink: '/mag/eclipses-ciel-et-symboles',
    replayLink: null,
  },
  {
    siteId: 100,
    address: 'saturne-revient',
    inDays: -16,
    hour: '21:00',
    title: 'Quand Saturne revient',
    description: 'Le retour de Saturne raconté sans drame, et ce que des vies bien réelles en ont fait.',
    host: 'Rosalie',
    body: '<p>Vers vingt-neuf ans, puis vers cinquante-huit, Saturne repasse où il était à la naissance. La veillée a suivi trois histoires, et chacun a pu calculer la date de la sienne. Le texte qui en reste se lit en dix minutes.</p>',
    joinLink: '/mag/le-retour-de-saturne',
    replayLink: '/mag/le-retour-de-saturne',
  },
  {
    siteId: 342,
    address: 'preparer-une-consultation',
    inDays: 10,
    hour: '19:00',
    title: 'Préparer une consultation',
    description:
      'Ce qu’il est utile d’avoir en tête avant de parler à quelqu’un, et ce qu’il vaut mieux garder pour soi.',
    host: 'Salomé',
    body: '<p>Une question, un peu de contexte, une limite de temps que l’on se fixe : la rencontre passe en revue ce qui aide, et ce qui n’aide pas. On peut aussi venir pour écouter seulement.</p>',
    joinLink: '/mag/preparer-une-consultation',
    replayLink: null,
  },
  {
    siteId: 342,
    address: 'reconnaitre-le-serieux',
    inDays: -20,
    hour: '19:00',
    title: 'Reconnaître quelqu’un de sérieux',
    description: 'Les signes qui rassurent, ceux qui doivent faire partir, et pourquoi il ne faut jamais se hâter.',
    host: 'Salomé',
    body: '<p>Menaces, urgence, promesse d’un résultat : nous avons lu ensemble de vrais messages et relevé ce qui n’allait pas. La version écrite en garde la liste.</p>',
    joinLink: '/mag/reconnaitre-un-voyant-serieux',
    replayLink: '/mag/reconnaitre-un-voyant-serieux',
  },
]
