import type { SeedArticle } from '../kinds.ts'

export const ruptureVenus: SeedArticle = {
  slug: 'apres-une-rupture-le-temps-de-venus',
  title: 'Après une rupture, le temps de Vénus',
  description:
    'Vingt-sept jours, un an, huit ans : les rythmes du ciel qui aident à traverser une séparation, et ce que votre Vénus demande pour guérir.',
  theme: 'astrologie',
  publishedOn: '2026-11-10',
  related: ['venus-ce-que-votre-theme-dit-de-l-amour', 'couples-de-signes-ce-qui-se-joue', 'decider-sans-oracle'],
  body: `
<p>Le plus dur, dit-on, ce sont les dimanches. Ce n’est pas vrai. Le plus dur est le mardi de la troisième semaine, quand les amis ont cessé d’appeler parce que vous aviez l’air d’aller mieux, et que l’on tombe sur une paire de gants.</p>
<p>Les livres donnent des étapes, les proches des conseils. L’astrologie propose autre chose, des durées. Elle ne dit pas pourquoi l’histoire a fini. Elle dit où vous en êtes sur le cadran.</p>
<h2>Vingt-sept jours pour la Lune</h2>
<p>La Lune fait le tour du ciel en un peu plus de vingt-sept jours. Elle repasse donc chaque mois sur chacune de vos planètes. Dans les semaines qui suivent une séparation, vous le sentez à ces creux qui reviennent à date presque fixe. Notez-les. Si vous allez mal le 4, il y a de grandes chances que le 1er du mois suivant soit difficile aussi, puis le 28. Savoir que cela vient, et que cela dure deux jours, change tout.</p>
<blockquote><p>On n’est plus en train de sombrer, on est sous la pluie.</p></blockquote>
<p>Ces jours-là, ne décidez rien. Ni message, ni déménagement, ni coupe de cheveux.</p>
<h2>Un an, le retour de Vénus</h2>
<p>Vénus revient à sa place de naissance une fois par an, à quelques semaines près. La date se lit dans nos <a href="/astrologie">pages sur les douze Vénus</a>, où figurent les passages de 2027. C’est souvent à ce moment que l’on a, pour la première fois, envie de quelque chose. Pas encore de quelqu’un. D’une couleur, d’un voyage, d’un dîner. Répondez oui.</p>
<p>Si votre rupture a moins d’un an, vous n’avez pas encore eu ce retour. On ne peut pas vous demander d’être « passé à autre chose ». Le calendrier est de votre côté.</p>
<h2>Huit ans, la rose de Vénus</h2>
<p>Tous les dix-neuf mois environ, Vénus rétrograde pendant six semaines. Elle l’a fait en octobre et novembre 2026, dans le Scorpion puis la Balance, et elle a repris sa marche directe le 14 novembre. Au cours de ces périodes, les anciens reviennent. Ils écrivent, ils passent sous vos fenêtres, ils regrettent. La tradition conseille d’écouter et de ne rien signer avant la fin.</p>
<p>Vue de la Terre pendant huit ans, Vénus rétrograde cinq fois et ses conjonctions au Soleil dessinent une étoile à cinq branches presque parfaite. Les Mayas, qui suivaient ce cycle dans le codex de Dresde, savaient qu’au bout de huit ans elle revient au même endroit à deux jours près. Pensez à votre vie sentimentale il y a huit ans. Il se peut que vous reconnaissiez la scène, avec d’autres acteurs. Cette fois, vous avez lu le texte.</p>
<h2>Ce dont votre Vénus a besoin</h2>
<p>Une Vénus de feu guérit en étant vue. Sortez, même en larmes, même en pyjama. Les murs vous font du tort.</p>
<p>Une Vénus de terre guérit par le corps. Faites-vous masser, dormez, mangez assis. Elle ne croit pas aux explications. Changez le matelas, vous avez le droit de trouver cela ridicule et de constater ensuite que c’était la bonne idée.</p>
<p>Une Vénus d’air a besoin de raconter, et vos amis commencent à connaître l’histoire. Écrivez-la une fois en entier, du début à la fin, sans vous donner le beau rôle. Puis racontez-la en deux minutes. Quand vous y parvenez, c’est presque fini.</p>
<p>Une Vénus d’eau a besoin de pleurer avec quelqu’un, et non de pleurer seule. Un film à deux fait l’affaire. Elle garde des objets. Donnez-vous une boîte, une seule, fermée, chez une autre personne.</p>
<h2>Les remèdes d’Ovide</h2>
<p>Après <em>L’Art d’aimer</em>, Ovide a écrit les <em>Remèdes à l’amour</em>, et ses conseils ont deux mille ans de service. Occupe-toi, dit-il, l’amour aime les gens désœuvrés. Va à la campagne. Ne relis pas les lettres, jette-les au feu. Évite les lieux où vous étiez ensemble. Surtout, ne demande pas de ses nouvelles. Il aurait été excellent au sujet des téléphones.</p>
<p>Il en donne un autre, plus perfide. Pense à ses défauts, exagère-les, elle chantait faux. Cela marche trois jours. Roland Barthes, plus près de nous, a noté l’essentiel dans ses <em>Fragments</em>. L’absent est toujours l’autre, celui qui reste attend, et cette attente est encore de l’amour. On ne guérit pas en cessant d’aimer. On guérit quand l’attente se lasse.</p>
<h2>Et Saturne, qui signe</h2>
<p>Un jour, sans prévenir, vous passerez devant le restaurant et vous penserez au menu. Saturne est l’astre de ce jour-là. Il ne console pas, il referme. On peut l’aider par un geste de fin, rendre la clé, changer l’adresse du courrier, dire adieu à voix haute dans une voiture.</p>
<p>Les jours trop noirs, quand on ne dort plus, quand on ne voit plus personne, le bon interlocuteur est un médecin, et cela se dit aussi simplement qu’une fracture.</p>
<p>Pour le reste, vous avez vingt-sept jours, un an et huit ans. Combien en avez-vous déjà fait ?</p>
<h2>Sources</h2>
<ul><li>Ovide, <em>Remèdes à l’amour</em>, vers l’an 2, pour les conseils.</li><li>Roland Barthes, <em>Fragments d’un discours amoureux</em>, Seuil, 1977, entrées « Absence » et « Attente ».</li></ul>
`,
}
