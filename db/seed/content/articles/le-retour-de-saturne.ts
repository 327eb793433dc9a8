import type { SeedArticle } from '../kinds.ts'

export const retourDeSaturne: SeedArticle = {
  slug: 'le-retour-de-saturne',
  title: 'Le retour de Saturne, une fête à l’envers',
  description:
    'Vers vingt-neuf ans, Saturne revient où il était à notre naissance. Une échéance redoutée, que l’on peut regarder comme les Romains : une fête où tout s’inverse.',
  theme: 'astrologie',
  publishedOn: '2026-06-17',
  related: ['ce-que-dit-vraiment-l-ascendant', 'les-maisons-astrologiques-visite-guidee', 'decider-sans-oracle'],
  body: `
<p>À vingt-huit ans, tout va. À trente, on a quitté un métier, une ville ou quelqu’un, parfois les trois, et l’on
s’étonne d’avoir tenu si longtemps dans des habits trop petits. Les astrologues ont un nom pour ce passage : le retour
de Saturne. Les magazines en ont fait une épreuve, avec listes de survie. C’est oublier que le dieu Saturne présidait
aussi, à Rome, la fête la plus joyeuse de l’année.</p>
<h2>Vingt-neuf ans et demi</h2>
<p>Le fait d’abord. Saturne met un peu moins de vingt-neuf ans et demi à faire le tour du Soleil. Il retrouve donc, vu
de la Terre, la place qu’il occupait au jour d’une naissance vers vingt-neuf ans, puis vers cinquante-neuf, et une
troisième fois autour de quatre-vingt-huit. Comme il rétrograde chaque année, il passe souvent sur le point exact à
trois reprises, et l’affaire s’étale sur quelques mois.</p>
<p>En ce moment, il traverse le Bélier, où il restera jusqu’au printemps 2028. Il s’y trouvait déjà entre avril 1996
et juin 1998, puis quelques mois encore à l’hiver suivant : les enfants de ces années-là vivent, ou vivront bientôt,
leur premier retour. Leurs aînés venus au monde à la fin des années soixante abordent le second.</p>
<h2>Un vieux monsieur sévère</h2>
<p>Saturne fut longtemps la dernière planète connue. Au-delà, il n’y avait que les étoiles fixes. Il gardait la
frontière du ciel, lent, pâle, et l’on en fit le maître de ce qui limite : le temps, l’âge, la loi, les os, le froid.
La tradition lui prête la faux et le sablier. Elle l’a nommé « grand maléfique », avec Mars pour cadet, et les
manuscrits lui attribuent les mélancoliques, les ermites, les laboureurs et les mendiants.</p>
<p>Les astrologues contemporains ont adouci le portrait. Ils y voient un maître d’œuvre qui vient contrôler le
chantier. Ce qui repose sur de bonnes fondations, il le signe. Le reste, il demande qu’on le refasse. Vu ainsi, le
premier retour marque la fin d’une jeunesse d’emprunt : on cesse de vivre sur les plans dessinés par d’autres,
parents, professeurs, époque. Le deuxième interroge le travail d’une vie et ce que l’on souhaite transmettre.</p>
<p>Faut-il une planète pour cela ? Probablement pas. La fin de la vingtaine réunit dans nos sociétés beaucoup de
décisions à la fois, et l’approche de la soixantaine également. Aucune recherche n’a montré que Saturne y prenne part.
Le calendrier de l’astre et celui de l’existence coïncident à peu près, et cette coïncidence a donné un récit utile.
On lui demande de mettre des mots, non d’être une cause.</p>
<h2>Quand les maîtres servaient à table</h2>
<p>Chaque 17 décembre commençaient à Rome les Saturnales. La fête dura d’abord un jour, puis plusieurs. On fermait les
tribunaux et les écoles. On ôtait les liens de laine qui entouraient, le reste du temps, les pieds de la statue du
dieu. Les esclaves dînaient avec les maîtres, qui parfois les servaient ; on jouait aux dés, ce qui était d’ordinaire
interdit, on élisait un roi pour rire, et l’on s’offrait des bougies de cire et de petites figurines d’argile.</p>
<p>La légende expliquait cette gaieté. Avant d’être un vieillard austère, Saturne avait régné sur l’Italie au temps de
l’âge d’or, quand il n’y avait ni propriété, ni serviteurs, ni guerre. Quelques jours par an, on faisait semblant d’y
retourner. Et le dieu du plomb et des limites devenait celui qui délie.</p>
<p>On tient là une lecture du retour plus juste que la simple épreuve. Les Saturnales ne détruisaient pas l’ordre de
la cité : elles le mettaient à l’envers, le temps de le regarder. Autour de trente ans, on peut faire de même.
Qu’est-ce qui, dans votre vie, commande, et devrait servir ? Qu’est-ce qui sert sans bruit, et mériterait une place à
table ?</p>
<h2>Tenir sa propre fête</h2>
<p>Cherchez d’abord, dans votre <a href="/theme-astral">thème astral</a>, le signe et la maison de Saturne. Les
<a href="/mag/les-maisons-astrologiques-visite-guidee">douze maisons</a> se visitent en dix minutes, et la pièce où il
se tient indique, selon la tradition, le chantier concerné.</p>
<p>Prenez ensuite une feuille et tracez deux colonnes. À gauche, ce que vous avez choisi ; à droite, ce qui s’est
trouvé là. Travail, logement, liens, croyances, tout y passe. Aucune colonne n’est meilleure que l’autre, car on peut
adopter de grand cœur une chose reçue. L’exercice consiste à le faire en connaissance de cause.</p>
<p>Enfin, laissez du temps à l’affaire. Saturne est lent, et c’est sa leçon la plus sûre. Rien n’oblige à démissionner
parce qu’une planète passe, pas plus qu’à rester. Si les questions pèsent au point d’empêcher de dormir pendant des
semaines, un médecin ou un psychologue sera d’un meilleur secours que n’importe quelle éphéméride. Sinon, offrez des
bougies : l’usage a deux mille ans et n’a jamais fait de mal à un anniversaire.</p>
`,
}
