import type { SeedPage } from '../kinds.ts'

export const mediums: SeedPage = {
  path: '/voyance/mediums',
  title: 'Les médiums : ce qu’ils disent entendre, ce que l’on peut savoir',
  description:
    'D’où vient le mot médium, ce que recouvre cette pratique, ce qu’aucune enquête n’a confirmé, et la manière d’approcher un médium sans que le chagrin serve de monnaie.',
  lead: 'Le mot signifie « ce qui se tient au milieu ». Entre qui et qui, c’est toute la question, et l’honnêteté oblige à la laisser ouverte.',
  body: `
<h2>Un mot latin rapporté d’Amérique</h2>
<p>Les Romains disaient medium pour le milieu d’une chose. Le dix-neuvième siècle en fit une personne. Après les coups frappés de Hydesville, en 1848, les Américains appelèrent ainsi ceux par qui les morts étaient censés répondre ; la mode passa l’Atlantique en quelques années, Paris posa ses mains sur des guéridons, et le terme entra dans la langue sans quitter son accent. En 1861, Allan Kardec lui consacra un gros traité, Le Livre des médiums, qui classe les facultés supposées avec une minutie de botaniste.</p>
<p>Dans le métier actuel, l’usage s’est élargi. Le médium peut dire qu’il reçoit des paroles, des visages, des sensations dans le corps, un prénom. Parfois il les attribue à un disparu, parfois à un guide, parfois à rien du tout : cela vient, dit-il, et il le transmet. Chez nous, le nom désigne par commodité toute la maison, et plus précisément les personnes qui figurent au bas de cette page.</p>
<h2>Ce que l’on a cherché, ce que l’on n’a pas trouvé</h2>
<p>Peu de prétentions ont été examinées avec autant d’obstination. Des physiciens, des physiologistes, des prestidigitateurs s’y sont usés pendant un siècle et demi. On a surpris beaucoup de tricheurs. On a rencontré aussi des gens sincères, dont les réussites s’expliquaient par l’écoute, par la mémoire, par des indices que ni eux ni leurs visiteurs n’avaient remarqués. Personne n’a établi qu’un mort ait jamais répondu. Nous avons raconté cette enquête à travers <a href="/grands-mediums-histoire">onze figures de l’histoire</a>, fraudes comprises.</p>
<p>Pourquoi, dans ces conditions, ouvrir une page sur les médiums ? Parce que l’on vient les voir de toute façon, et qu’entre croire tout et mépriser tout, il y a la place d’une conversation. Quelqu’un qui sait accueillir une image et la poser doucement devant vous rend un service. Ce service porte sur les vivants.</p>
<h2>Trois sortes de soirées</h2>
<h3>Vous venez pour une décision</h3>
<p>Présentez l’embranchement, pas l’arbre entier. Demandez au médium ce qui lui vient de chacune des deux routes, et gardez pour vous celle que vous préférez. Vous apprendrez beaucoup de votre propre déception.</p>
<h3>Vous venez pour une personne</h3>
<p>Un amour, un parent, un ami avec qui la parole s’est rompue. Souvenez-vous que l’absent n’a pas voix au chapitre, et qu’aucune perception à distance ne remplace une lettre envoyée. Ce que vous pouvez éclairer, c’est votre moitié de l’histoire.</p>
<h3>Vous venez pour quelqu’un qui est mort</h3>
<p>C’est la demande la plus ancienne et la plus fragile. Une voix qui prétendrait parler à la place de ceux que vous pleurez, puis vous dirait qu’elle a encore des choses à livrer moyennant un supplément, profiterait d’une plaie. Évoquer un souvenir, dire ce qui n’a pas été dit, sentir une demi-heure durant une présence attentive, voilà ce qui demeure possible. Notre article sur la <a href="/mag/voyance-et-deuil">voyance et le deuil</a> va plus loin, et indique d’autres appuis.</p>
<h2>Reconnaître le bon milieu</h2>
<p>Si l’on se tient entre deux rives, il faut laisser voir l’eau. Un médium estimable se remarque à des choses minces.</p>
<ul>
<li>Il distingue ce qu’il perçoit de ce qu’il en déduit.</li>
<li>Il ne vous fait pas passer un interrogatoire sous couleur d’intuition.</li>
<li>Il supporte un « non » sans chercher à qui d’autre, dans votre famille, le prénom pourrait aller.</li>
<li>Il ne découvre ni sort, ni maladie, ni échéance fatale.</li>
<li>Il vous rend plus paisible ou plus lucide ; les deux, les bons soirs.</li>
</ul>
<p>La réciproque vous concerne. N’essayez pas de le piéger par une fausse histoire, vous n’obtiendriez qu’une fausse réponse. Et ne lui confiez pas le gouvernail : il ne connaît pas vos marées.</p>
<h2>Avant de choisir</h2>
<p>Sous ces lignes, chaque carte annonce un prix à la minute, un état présent et, s’il y en a, l’avis de gens qui ont réellement consulté. Les nouveaux venus n’en ont pas encore. Les automates se déclarent. Le premier mot du médium donne le départ du temps ; un échange qui n’atteint pas la minute ne se paie pas, à raison d’une fois par jour avec la même personne. Cela suffit à sentir si une voix vous convient.</p>
<p>D’autres préfèrent s’appuyer sur un objet. Les <a href="/voyance/tarologues">tarologues</a> ont des images sous les doigts, les <a href="/voyance/astrologues">astrologues</a> une carte du ciel que vous pouvez vérifier.</p>
`,
}
