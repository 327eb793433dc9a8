import type { SeedArticle } from '../kinds.ts'

export const couplesSignes: SeedArticle = {
  slug: 'couples-de-signes-ce-qui-se-joue',
  title: 'Couples de signes : ce qui se joue vraiment',
  description:
    'Signes voisins, opposés, en carré ou de même élément : la règle simple qui éclaire un couple, et pourquoi les plus beaux ne sont pas les mieux notés.',
  theme: 'astrologie',
  publishedOn: '2026-11-07',
  related: [
    'venus-ce-que-votre-theme-dit-de-l-amour',
    'l-argent-dans-le-couple-qui-paie-quoi',
    'apres-une-rupture-le-temps-de-venus',
  ],
  body: `
<p>« Lui Poissons, moi Sagittaire, est-ce que c’est mort ? » La question arrive par centaines. Elle mérite mieux qu’un pourcentage. Sur ce site nous donnons des scores, cinq par couple, avec leurs raisons, et nous allons vous expliquer comment les lire sans quitter personne.</p>
<h2>Comptez les signes</h2>
<p>Toute la compatibilité des signes tient dans une distance. Posez le doigt sur le vôtre, avancez jusqu’à l’autre, comptez. Le zodiaque est un cercle de douze, il y a donc sept cas, pas un de plus.</p>
<p>Zéro, le même signe. On s’entend à demi-mot et l’on partage les mêmes angles morts. Deux Béliers se disputent le volant, deux Cancers se taisent dans deux pièces. Il faut un tiers pour aérer.</p>
<p>Un, des voisins. Ils n’ont ni le même élément ni la même allure. Le Bélier et le Taureau, la Balance et le Scorpion. L’un arrive quand l’autre part. Au début on ne se comprend pas, ensuite on se passe le relais.</p>
<p>Deux, le sextile. Le feu et l’air, la terre et l’eau. L’amitié est naturelle et l’on s’encourage. Il manque parfois un peu de gravité.</p>
<p>Trois, le carré. Même tempérament, moteurs opposés. Le Lion et le Scorpion. Personne ne cède. Les astrologues du dix-neuvième siècle le déconseillaient, leurs lecteurs l’épousaient.</p>
<p>Quatre, le trigone. Même élément. Tout coule, et l’on peut s’endormir.</p>
<p>Cinq, l’angle oublié. Rien en commun, ni élément, ni rythme. Le Bélier et la Vierge, le Cancer et le Sagittaire. On apprend la langue de l’autre ou l’on s’ignore.</p>
<p>Six, l’opposition. Face à face. On se complète, on se reproche exactement ce que l’on n’ose pas être.</p>
<h2>Le facile et le fort</h2>
<p>Regardez maintenant nos <a href="/compatibilite-amoureuse">soixante-dix-huit couples</a>. Les trigones y ont de bons scores de tendresse. Les oppositions ont des scores d’attirance très élevés et une parole difficile. Les carrés sont bas en dialogue et hauts en élan commun. Que faut-il préférer ? Cela dépend de ce que vous demandez à l’amour, du repos ou du mouvement.</p>
<blockquote><p>Un score bas n’est pas une note. C’est l’adresse d’un chantier.</p></blockquote>
<p>« Dialogue, 30 » signifie qu’il faudra des règles de conversation à l’endroit où d’autres improvisent. Des couples mariés depuis quarante ans sont à 30 et l’ont su dès la première semaine. D’autres, notés 80, ne se sont jamais rien dit d’important.</p>
<h2>L’expérience de Jung</h2>
<p>Dans les années cinquante, Carl Gustav Jung voulut y voir clair. Il réunit les thèmes de couples mariés, quatre cent quatre-vingt-trois en tout, et chercha les aspects que la tradition attribue aux unions, la Lune de l’une sur le Soleil de l’autre, par exemple. Le premier lot donna un résultat éclatant. Le deuxième, un résultat différent. Le troisième, un autre encore. Une fois réunis, les chiffres s’étaient égalisés.</p>
<p>Jung ne se déclara pas vaincu, il fut intrigué. Chaque lot avait montré l’un des trois grands aspects du mariage, comme si le matériau s’arrangeait pour répondre à l’attente de celui qui regardait. Il y vit une forme de coïncidence qui a du sens, et baptisa la chose d’un mot promis à un grand avenir, synchronicité. Pour nous, la leçon est pratique. Ce que vous cherchez dans un couple, vous le trouverez. Autant choisir ce que vous cherchez.</p>
<h2>Deux Soleils ne suffisent pas</h2>
<p>Le signe du Soleil est la façade. La Lune dit si vous pouvez vivre ensemble, Vénus et Mars si vous avez envie l’un de l’autre, Mercure si vous vous comprenez au téléphone, Saturne si vous restez. Une Sagittaire et un Poissons peuvent avoir tous deux la Lune en Cancer. Leur couple, mal noté sur le papier, sait faire une chose que bien des trigones ignorent, rentrer à la maison.</p>
<p>La <a href="/compatibilite-amoureuse/naissances">comparaison des deux naissances</a> pose les deux cieux l’un sur l’autre. Cherchez d’abord les contacts les plus serrés, à moins de deux degrés. Trois ou quatre suffisent à décrire une histoire. Une Vénus posée sur un Mars se remarque dans l’escalier. Un Saturne posé sur une Lune rassure dix ans et pèse la onzième.</p>
<h2>Trois conversations à avoir</h2>
<p>Lisez à deux la page de votre couple, à voix haute, en changeant de lecteur à chaque domaine. Puis répondez, chacun sur une feuille, à trois questions. Quelle phrase m’a fait rire ? Laquelle m’a fait mal ? Laquelle ai-je eu peur que tu entendes ? Échangez les feuilles. Il n’est pas rare que la soirée se prolonge.</p>
<p>Sans personne en face, faites-le avec une personne que vous avez aimée, en pensée. On y comprend des choses qui n’avaient pas été dites à temps.</p>
<p>Et pour la question du début. Non, ce n’est pas mort. Le Sagittaire et les Poissons ont le même maître traditionnel, Jupiter, et un mal fou à payer l’électricité. Qui, chez vous, s’occupe des factures ? Voilà par quoi il fallait commencer.</p>
<h2>Sources</h2>
<ul><li>Carl Gustav Jung, « La synchronicité, principe de relations acausales », 1952, chapitre intitulé « Une expérience astrologique ».</li><li>Claude Ptolémée, <em>Tétrabible</em>, livre I, chapitres sur les signes qui se regardent, et livre IV, chapitre 5, sur la concorde entre époux.</li></ul>
`,
}
