import type { SeedArticle } from '../kinds.ts'

export const journalDesSignes: SeedArticle = {
  slug: 'tenir-un-journal-des-signes',
  title: 'Tenir un journal des signes',
  description:
    'Rêves, coïncidences, phrases entendues au vol : comment les noter sans s’y perdre, et ce qu’une année de carnet apprend sur notre regard.',
  theme: 'vie-interieure',
  publishedOn: '2026-06-03',
  related: ['tirer-une-carte-par-jour', 'decider-sans-oracle', 'pourquoi-mercure-retrograde-fait-parler'],
  body: `
<p>Vous pensez à une amie perdue de vue ; le soir, elle écrit. Un mot que vous ignoriez hier surgit trois fois dans la
semaine. Un merle vous suit de la maison à l’arrêt du bus. Ces petites choses nous arrivent à tous, et nous en faisons
des usages opposés : les uns les oublient avant le dîner, les autres y accrochent une théorie. Entre les deux, il y a
place pour un carnet.</p>
<h2>Pourquoi écrire</h2>
<p>Au tournant de l’an mille, une dame de la cour du Japon, Sei Shônagon, remplissait ses <em>Notes de chevet</em> de
listes : choses qui font battre le cœur, choses qui ne font que passer. Elle n’en tirait aucune doctrine. Ses pages
tiennent encore parce que le détail y est exact, une manche, une averse, l’odeur d’une étoffe.</p>
<p>Tel est l’esprit. Le journal des signes n’a pas à prouver que l’univers vous parle. Il garde la trace de ce qui a
retenu votre regard, avec l’heure et la couleur. La mémoire seule en est incapable : elle arrange, elle ajuste la
prédiction à l’événement, et jure ensuite qu’elle le savait.</p>
<p>Carl Gustav Jung a donné un nom à ces rencontres, la synchronicité. Il racontait l’histoire d’une patiente occupée
à lui dire un rêve où figurait un scarabée d’or, quand un insecte vint frapper à la vitre : une cétoine, aux reflets
dorés. Il l’attrapa et la lui tendit. Jung y voyait un ordre des choses sans cause ; la plupart des scientifiques y
voient un hasard, et un thérapeute à l’esprit vif. Dans les deux lectures, c’est la main qui ouvre la fenêtre qui
change la séance.</p>
<h2>La règle des quatre colonnes</h2>
<p>Un cahier ordinaire suffit. Tracez quatre colonnes, ou répondez à quatre questions à la suite.</p>
<ol>
<li><strong>Le fait.</strong> Sans adjectif : « Croisé deux fois un homme portant une échelle. »</li>
<li><strong>Ma pensée du moment.</strong> Ce que j’avais en tête juste avant.</li>
<li><strong>Ce que j’y lis.</strong> Librement, sans peur du ridicule.</li>
<li><strong>La suite.</strong> À remplir quinze jours plus tard, même si elle se réduit à un trait.</li>
</ol>
<p>La quatrième colonne est la plus importante, et celle que l’on omet. Laissez-la vide tant qu’il faut, puis jouez
franc jeu. Un signe auquel rien n’a répondu mérite la même encre que les autres.</p>
<p>Ajoutez une ligne « jour sans », chaque fois que rien n’a retenu votre attention. Au bout de quelques mois, vous
pourrez comparer, ce que ne font jamais les gens qui ne notent que les merveilles.</p>
<h2>Les rêves, les cartes, le ciel</h2>
<p>Les rêves s’évaporent en dix minutes. Gardez un crayon à portée de main et écrivez dans le noir, trois mots : ils
ramèneront le reste. Préférez le présent, et n’interprétez pas avant midi. Une clef des songes vous dira qu’une dent
annonce une perte ; demandez d’abord à votre dentiste, puis à votre propre histoire.</p>
<p>Si vous <a href="/mag/tirer-une-carte-par-jour">tirez une carte chaque matin</a>, elle trouve ici son logement.
Même chose pour <a href="/horoscope">l’horoscope du jour</a> : recopiez une phrase avant la journée, jugez-la après.
C’est la seule façon équitable de le lire. Vous observerez peut-être que certaines phrases vous ont rendu service sans
avoir rien prévu, parce qu’elles vous demandaient de ralentir ou d’appeler quelqu’un.</p>
<p>On peut également inscrire la Lune, nouvelle ou pleine. Beaucoup jurent qu’elle les empêche de dormir. Votre
carnet, tenu un an, aura douze ou treize pleines lunes à présenter, et autant d’avis que de nuits.</p>
<h2>Relire sans se laisser prendre</h2>
<p>Une fois par saison, relisez tout d’une traite. C’est vous qui apparaissez, plutôt qu’un message venu d’ailleurs.
Tel lieu revient. Telle personne n’est jamais nommée, et l’on sent sa place en creux. Vous voyez des ponts partout
depuis mars : qu’aviez-vous donc à traverser ?</p>
<p>L’illusion de fréquence, elle aussi, est bien décrite. Dès qu’un objet nous occupe, nous le remarquons davantage
et croyons qu’il se multiplie. Qui attend un enfant ne rencontre plus que des poussettes. Le monde n’a pas changé,
notre phare s’est tourné.</p>
<p>Il y a enfin une pente à surveiller. Si les signes se mettent à donner des ordres, si tout devient adressé, la
radio, les plaques d’immatriculation, le regard des passants, si la peur s’installe ou le sommeil s’enfuit, posez le
carnet et voyez un médecin sans tarder. Cela se soigne, et plus tôt vaut mieux. De même, un signe ne dispense jamais
d’un rendez-vous, d’une ceinture de sécurité, d’un mot franc.</p>
<p>Pour le reste, continuez. Certaines personnes se lassent au bout d’un mois et gardent l’habitude de lever les yeux,
ce qui n’est déjà pas mal. D’autres finissent par prêter leur cahier à une conversation, avec une amie, un thérapeute,
parfois avec <a href="/voyance">quelqu’un dont c’est l’art</a>. On y apporte alors des faits, et le dialogue change de
qualité. Quant au merle, il niche sans doute près de chez vous. Vous pourriez lui laisser un peu d’eau.</p>
`,
}
