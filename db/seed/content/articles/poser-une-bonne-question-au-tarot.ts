import type { SeedArticle } from '../kinds.ts'

export const bonneQuestion: SeedArticle = {
  slug: 'poser-une-bonne-question-au-tarot',
  title: 'Poser une bonne question au tarot',
  description:
    'Un tirage ne vaut que par la question qui l’ouvre. Sept questions mal posées, réécrites ensemble, pour obtenir des cartes autre chose qu’un oui ou un non.',
  theme: 'tarot',
  publishedOn: '2026-05-06',
  related: ['preparer-une-consultation', 'tirer-une-carte-par-jour', 'tarot-ou-oracle-quelle-difference'],
  body: `
<p>« Est-ce qu’il va revenir ? » On retourne la carte. C’est le Pendu. On la regarde de travers, on en tire une autre,
puis une troisième, et l’on finit devant une rangée d’images dont aucune ne répond. Le tarot n’a pas mal travaillé. On
lui a demandé l’heure alors qu’il sait décrire le paysage.</p>
<p>Les tarologues expérimentés passent parfois plus de temps sur la question que sur les cartes. Ils n’ont pas tort.
Une question bien tournée contient déjà la moitié de la réflexion, et elle fixe d’avance ce que l’on acceptera
d’entendre.</p>
<h2>Les trois pièges</h2>
<p>Le premier est le <strong>oui ou non</strong>. Une image ne sait pas hocher la tête. Il existe des méthodes pour
l’y contraindre, couleurs, sens droit ou renversé ; elles reviennent à tirer à pile ou face avec une jolie pièce.</p>
<p>Le deuxième est <strong>la date</strong>. « Quand vais-je trouver du travail ? » suppose que la chose soit écrite
quelque part, avec un calendrier. Personne ne l’a lu. Une réponse précise à cette question doit vous rendre méfiant
autant que le ferait un bulletin météo de l’année prochaine.</p>
<p>Le troisième est <strong>la tête des autres</strong>. « Que pense-t-elle de moi ? » Les cartes sont sous vos yeux,
choisies par vos mains, commentées selon votre histoire : elles peuvent éclairer ce que vous percevez d’elle, pas
entrer chez elle en son absence. C’est une limite technique ; c’est aussi une affaire de politesse.</p>
<h2>Réécrire</h2>
<p>Voici comment quelques questions courantes peuvent s’ouvrir. La première version attend un verdict, la seconde
appelle une description.</p>
<ul>
<li>« Va-t-il revenir ? » devient : « Qu’est-ce que j’attends au juste de son retour, et que ferais-je de cette place
si elle restait libre ? »</li>
<li>« Dois-je quitter mon emploi ? » devient : « Qu’est-ce qui me retient ici, qu’est-ce qui m’appelle
ailleurs ? »</li>
<li>« Est-ce la bonne personne ? » devient : « Qu’est-ce que cette rencontre réveille en moi ? »</li>
<li>« Pourquoi ai-je toujours cette malchance ? » devient : « Quel rôle est-ce que je reprends, chaque fois que cela
recommence ? »</li>
<li>« Mon frère me pardonnera-t-il ? » devient : « Quel geste dépend encore de moi ? »</li>
<li>« Vais-je réussir mon concours ? » devient : « De quoi ai-je besoin pour m’y présenter l’esprit clair ? »</li>
<li>« Quand cela va-t-il s’arrêter ? » devient : « Qu’est-ce qui peut être allégé dès cette semaine, et qui peut m’y
aider ? »</li>
</ul>
<p>On remarquera que le sujet a changé. Dans les premières formules, c’est l’avenir, l’ami, le sort qui agit. Dans les
secondes, quelqu’un reprend la parole à la première personne. Voilà tout le secret, s’il y en a un.</p>
<h2>La question sous la question</h2>
<p>Il arrive que l’on vienne avec une demande présentable, et qu’une autre attende derrière la porte. On parle du
déménagement, on pense au couple. On demande si le projet est viable, on voudrait l’autorisation d’y renoncer. Pour la
trouver, écrivez votre question, puis dessous : « et si je le savais, qu’est-ce que cela changerait ? » Répondez.
Recommencez deux fois. La troisième réponse est souvent celle qu’il fallait poser.</p>
<p>Si aucune réponse ne changerait rien à votre conduite, la question peut attendre. Si toutes vous paraissent
effrayantes, attendez aussi. On ne lit pas bien une image avec les poings serrés.</p>
<p>Et certaines questions n’ont pas leur place sur une table de tirage : un diagnostic, une grossesse, la mort de
quelqu’un, un numéro à jouer, l’issue d’un procès. Pour celles-là il existe des médecins, des avocats, ou le silence.
Nous avons consacré un article à <a href="/mag/ce-qu-une-consultation-ne-peut-pas-faire">ce qu’une consultation ne
peut pas faire</a>.</p>
<h2>Une seule à la fois</h2>
<p>Un dernier mot sur la manière. Énoncez la question à voix haute, ou écrivez-la : ce qui tient en une phrase tient
dans un tirage. Fixez le nombre de cartes avant de mélanger et n’y revenez pas. Trois suffisent la plupart du temps,
une pour ce qui est là, une pour ce qui bouge, une pour ce que l’on peut faire. Puis laissez passer des jours, une
lunaison si vous aimez les rythmes du ciel, avant de reposer la même.</p>
<p>Devant un ou une professionnelle, c’est pareil, avec la pendule en plus. Sur ce site, le compteur ne part qu’au
premier message reçu ou, de vive voix, quand vous vous entendez ; rien n’empêche d’écrire votre question au brouillon bien avant.
<a href="/mag/preparer-une-consultation">Préparer la consultation</a> épargne du temps, donc de l’argent, et vous
saurez, en parcourant les <a href="/voyance">profils</a>, reconnaître les gens qui aident à formuler plutôt que ceux
qui répondent avant que vous ayez fini.</p>
<p>Essayez ce soir avec la question qui vous occupe. Il se peut qu’une fois réécrite, elle n’ait plus besoin de
cartes.</p>
`,
}
