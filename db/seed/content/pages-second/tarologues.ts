import type { SeedPage } from '../kinds.ts'

export const tarologues: SeedPage = {
  path: '/voyance/tarologues',
  title: 'Les tarologues : l’Étoile, dix-septième carte, en exemple',
  description:
    'Une seule carte regardée longuement apprend mieux qu’un cours ce que fait un tarologue. Nous avons pris l’Étoile : image, tradition, contresens, lecture par écrit.',
  lead: 'Le tarot compte un arcane qui porte presque notre nom. Regardons-le comme un tarologue le regarde : d’abord sans savoir, puis en sachant, enfin en doutant.',
  body: `
<h2>Sans savoir : ce qui est dessiné</h2>
<p>Une femme nue, un genou en terre, au bord de l’eau. Elle tient deux cruches et les vide, l’une dans la rivière, l’autre sur le sol ou presque. Derrière elle, deux arbres et un oiseau posé. Au-dessus, une grande étoile, que sept petites accompagnent. Le tout porte le nombre XVII. C’est la version de Marseille, fixée par des cartiers comme Nicolas Conver au dix-huitième siècle.</p>
<p>Tout praticien devrait commencer par là. Une carte est un dessin avant d’être un sens, et bien des lectures seraient plus justes si l’on y passait dix secondes de plus.</p>
<h2>En sachant : ce que la tradition raconte</h2>
<p>L’Étoile suit la Maison Dieu, cette tour que la foudre décapite. On y voit volontiers ce qui vient après l’écroulement : le calme, la peau nue, le geste de rendre. La tradition parle d’espérance, de confiance retrouvée, d’une source qui recommence à couler. Quelques auteurs reconnaissent Vénus dans le grand astre central. Le jeu dessiné par Pamela Colman Smith, paru à Londres en 1909 et copié partout depuis, garde la femme, l’eau et les huit étoiles.</p>
<p>Il faut ajouter que rien de tout cela n’était dans l’intention des premiers joueurs. Au quinzième siècle, à Milan ou à Ferrare, l’Étoile était un atout parmi d’autres et prenait, à table, ceux qui la précédaient. Les significations sont venues plus tard, par couches, et l’on peut en suivre le dépôt dans l’<a href="/mag/histoire-du-tarot-de-marseille">histoire du tarot de Marseille</a>.</p>
<h2>En doutant : ce qu’elle ne dit pas</h2>
<p>Une belle carte n’est pas une bonne nouvelle. Elle ne garantit ni retour, ni réussite, ni guérison. Elle est tombée là par le hasard du mélange, et aucune expérience n’a montré que le hasard fût au courant de vos affaires. Le tarologue qui s’exclame « tout va s’arranger » a fermé le livre au lieu de l’ouvrir.</p>
<p>La même carte, retournée ou mal entourée, peut aussi gêner. N’espère-t-on pas à la place d’agir ? Cette eau que l’on verse, la verse-t-on à quelqu’un qui a soif ? Les <a href="/divination/lexique/arcanes-majeurs">arcanes majeurs</a> ont tous une face de reproche. Un interprète qui la tait vous flatte ; un interprète qui ne montre qu’elle vous effraie.</p>
<h2>Un tirage, de bout en bout</h2>
<p>Imaginons une question simple : faut-il reprendre des études à quarante ans ? La personne mélange et annonce trois cartes. Le Pendu, l’Étoile, le Quatre de Deniers. L’exemple est de notre cru, la démarche est celle de la plupart des praticiens.</p>
<ol>
<li>Elle nomme les trois images et se tait. Que remarquez-vous ? Vous dites : « un homme à l’envers, une femme qui gaspille de l’eau. »</li>
<li>Elle relève le mot « gaspille ». Il n’appartient pas à la carte, il appartient à vous.</li>
<li>Elle rapproche : le Pendu est immobile, le Quatre forme un carré bien clos, l’Étoile seule laisse couler.</li>
<li>Elle demande ce que vous auriez peur de perdre.</li>
</ol>
<p>À ce point, la question des études s’est déplacée vers celle de l’argent, ou du regard des proches. Les cartes n’ont rien prédit. Elles ont fourni un mot, et quelqu’un l’a entendu. C’est tout ce que l’on peut demander à un tarologue, et tous n’en sont pas capables.</p>
<h2>Par écrit, une chance de plus</h2>
<p>Le tchat oblige à décrire, donc à regarder. Si vous possédez un jeu, étalez les mêmes lames chez vous au fur et à mesure. Sinon, réclamez une description avant toute interprétation, et recopiez l’ordre du tirage. Vous aurez ensuite de quoi réfléchir sans payer personne.</p>
<p>Refusez le tirage « pour confirmer », suivi du tirage « pour plus de sûreté ». Trois étalages sur la même question s’annulent. Et n’acceptez jamais qu’une lame sombre serve à vous vendre une purification ; il n’y a pas d’arcane qui coûte plus cher que les autres.</p>
<h2>Entre toutes ces mains</h2>
<p>Les tarologues de la maison figurent plus bas. Leur page dit avec quel jeu ils travaillent, parfois deux, et ce qu’ils aiment qu’on leur demande. Le coût de la minute y est écrit, cinq euros constituant la limite haute. Pour vous présenter avec une interrogation qui respire, lisez <a href="/mag/poser-une-bonne-question-au-tarot">ces conseils</a> ; si les nombres inscrits en haut des lames vous intriguent davantage que les figures, allez plutôt voir les <a href="/voyance/numerologues">numérologues</a>.</p>
`,
}
