import type { SeedArticle } from '../kinds.ts'

export const mercureRetrograde: SeedArticle = {
  slug: 'pourquoi-mercure-retrograde-fait-parler',
  title: 'Pourquoi Mercure rétrograde fait tant parler',
  description:
    'Trois fois par an, on accuse une planète d’égarer nos courriers. Ce que l’on voit dans le ciel, ce que dit la tradition, et ce que notre mémoire ajoute.',
  theme: 'astrologie',
  publishedOn: '2026-02-24',
  related: ['eclipses-ciel-et-symboles', 'tenir-un-journal-des-signes', 'd-ou-vient-le-zodiaque'],
  body: `
<p>Le train s’arrête en pleine campagne, l’imprimante refuse le papier qu’elle acceptait hier, un message part au
mauvais destinataire. Quelqu’un soupire : « Mercure rétrograde. » Tout le monde hoche la tête, y compris les gens qui
ne croient à rien. De toutes les notions de l’astrologie, voilà celle qui s’est le mieux échappée des livres. Elle a
gagné les bureaux, les dîners, les excuses. Pourquoi elle, et pourquoi maintenant ?</p>
<h2>Une planète qui ne recule pas</h2>
<p>Mercure n’a jamais fait demi-tour. Il tourne autour du Soleil en quatre-vingt-huit jours, toujours dans le même
sens. Mais nous l’observons depuis une Terre qui tourne aussi, plus lentement et sur une piste extérieure. Lorsqu’il
passe entre le Soleil et nous et nous dépasse par l’intérieur du virage, il paraît glisser à rebours devant les
étoiles. Imaginez un hippodrome où l’on galoperait à l’extérieur, les yeux tournés vers le centre. Le cheval qui
double à la corde file d’un côté ; une demi-boucle plus tard, en face, on le verra filer de l’autre. L’animal tourne
pourtant toujours dans le même sens.</p>
<p>Le phénomène revient trois fois par an, parfois quatre, et dure autour de trois semaines. En 2026, il occupe la
période du 26 février au 20 mars, puis la fin de juin et l’essentiel de juillet, enfin celle du 24 octobre au 13
novembre. Comptez bien : cela fait près d’un jour sur cinq. Le détail a son importance, nous y reviendrons.</p>
<p>Les autres planètes rétrogradent également, et certaines bien plus longtemps. Saturne passe plus du tiers de
l’année dans cet état sans que personne ne songe à s’en plaindre auprès du service informatique.</p>
<h2>Le dieu aux sandales ailées</h2>
<p>Si Mercure a ce privilège, il le doit à son nom. Hermès pour les Grecs, Mercure pour les Romains, ce dieu porte les
messages, ouvre les routes, protège les marchands et, dans le même mouvement, les voleurs. À peine né, raconte l’hymne
homérique qui lui est consacré, il dérobe les vaches d’Apollon et les fait marcher à reculons pour brouiller leurs
traces. Difficile de trouver meilleur patron pour un astre qui rebrousse chemin.</p>
<p>La tradition lui remet donc la parole, l’écrit, le commerce, les petits déplacements. Quand il « recule », elle
conseille de relire, de réparer, de reprendre une conversation restée en plan, et de se garder de signer trop vite. Ce
sont des verbes en <em>re-</em>, les astrologues aiment le faire remarquer. L’interprétation est plus douce que la
réputation : un temps de correction plutôt qu’une suite d’avaries.</p>
<p>La panique, elle, est récente. Elle a grandi avec les messageries et les réseaux, à mesure que nos journées se
remplissaient d’objets mercuriens. Au temps des lettres, un courrier perdu se comptait par mois. Nous envoyons à
présent des dizaines de messages par jour, et l’un d’eux finit toujours par mal tourner.</p>
<h2>Ce que la mémoire ajoute</h2>
<p>Revenons à ce jour sur cinq. Si vous ratez cinq trains dans l’année, il est banal que l’un d’eux tombe pendant une
rétrogradation. Celui-là, vous vous en souviendrez, car il a une histoire ; les quatre autres ne sont que des trains
ratés. Les psychologues parlent de biais de confirmation : nous retenons ce qui répond à notre attente et laissons
filer le reste. Aucune étude sérieuse n’a montré que les pannes, les accidents ou les malentendus augmentent quand la
planète rétrograde.</p>
<p>L’histoire de l’astronomie offre un joli contrepoint. Au XIXe siècle, Urbain Le Verrier remarqua que l’orbite de
Mercure se décalait un peu trop vite. On imagina une planète cachée, Vulcain, que certains crurent même apercevoir.
Elle n’existait pas. En novembre 1915, Albert Einstein expliqua l’écart par sa nouvelle théorie de la gravitation.
Mercure avait bel et bien un comportement étrange, et il fallait changer d’idées plutôt que chercher un coupable.</p>
<h2>Un bon usage de ces trois semaines</h2>
<p>Que faire, alors, de cette date cochée dans les agendas ? Rien qui vous empêche de vivre. Un contrat à signer se
signe, après lecture ; un déménagement prévu se fait. Reporter une décision médicale ou un rendez-vous avec la banque
pour cause de planète serait confondre un poème avec un règlement.</p>
<p>On peut en revanche garder l’habitude et laisser la crainte. Trois fois par an, mettre de l’ordre dans ses papiers.
Rappeler la personne à qui l’on devait une réponse. Vérifier que ses sauvegardes fonctionnent. Il n’y faut pas de foi,
seulement un rendez-vous régulier, et celui-ci en vaut un autre. Si vous voulez éprouver la légende,
<a href="/mag/tenir-un-journal-des-signes">tenez un journal</a> pendant une année entière, rétrogradation ou pas, et
comptez à la fin.</p>
<p>Notre <a href="/horoscope">horoscope</a> tient compte de Mercure comme des autres planètes et donne la raison de
chaque phrase. Et pour savoir si la planète rétrogradait le jour de votre venue au monde, votre
<a href="/theme-astral">thème astral</a> le dit en une ligne. Dans la tradition, ceux qui la portent ainsi pensent à
loisir, reviennent sur leurs mots et écrivent parfois mieux qu’ils ne parlent. Une réputation bien plus enviable que
celle de leur imprimante.</p>
`,
}
