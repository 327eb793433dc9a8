import type { SeedPage } from '../kinds.ts'

export const numerologues: SeedPage = {
  path: '/voyance/numerologues',
  title: 'Les numérologues : le nombre du ciel et celui des noms',
  description:
    'Vénus revient au même point en huit ans ; « Étoile du Soir » donne huit aussi. Une coïncidence pour comprendre la numérologie, ses règles, ses limites, ses charmes.',
  lead: 'Il y a des nombres que l’on découvre et des nombres que l’on fabrique. Un numérologue travaille avec les seconds, et gagne beaucoup à ne pas les faire passer pour les premiers.',
  body: `
<h2>Un nombre que l’on découvre</h2>
<p>Vénus met 584 jours, à peu de chose près, pour retrouver la même position par rapport au Soleil et à nous. Cinq de ces tours font 2920 jours. Huit de nos années en font autant, à deux ou trois jours près. Ainsi, tous les huit ans, l’étoile du soir reparaît presque à la même date et presque au même endroit du ciel. Les Babyloniens l’avaient observé, les Mayas aussi, dont un manuscrit conservé à Dresde contient les tables de la planète.</p>
<p>Ce 8-là ne dépend de personne. Des astronomes d’un autre continent, comptant avec d’autres signes, sont tombés dessus.</p>
<h2>Un nombre que l’on fabrique</h2>
<p>Prenez maintenant la table la plus répandue, où les lettres valent de 1 à 9 puis recommencent : A, J et S font 1, B, K et T font 2, et ainsi de suite. Écrivez le nom de cette maison. Étoile : 5 + 2 + 6 + 9 + 3 + 5 = 30. Du : 4 + 3 = 7. Soir : 1 + 6 + 9 + 9 = 25. L’ensemble donne 62, et 6 + 2 font 8.</p>
<p>Huit, comme le rendez-vous de Vénus. Huit, comme les astres de l’arcane de l’Étoile, numéro dix-sept, et 1 + 7 font encore huit. Avouez que c’est troublant.</p>
<p>C’est surtout instructif. Il existe une autre table, que l’on dit chaldéenne et qui n’attribue le 9 à aucune lettre ; elle mène à 3. En anglais, « Evening Star » donne encore 8, et l’on crie au miracle ; en allemand, « Abendstern » donne 3, et l’on n’en parle pas. Parmi tant de chemins, il s’en trouve toujours un qui arrive où l’on voulait, et c’est de celui-là que l’on se souvient. Le trouble est réel, le signe ne l’est pas.</p>
<h2>Quand la méthode hésite</h2>
<p>Même le chemin de vie, réputé simple, contient un choix caché. Soit une naissance le 27 février 1971. En additionnant les huit chiffres à la file, on trouve 29, puis 11, que beaucoup d’écoles respectent comme un nombre maître. En réduisant séparément le jour (9), le mois (2) et l’année (9), on trouve 20, puis 2. Deux portraits pour un même berceau.</p>
<p>Demandez au numérologue laquelle de ces voies il suit, et pour quelle raison. S’il répond que l’autre est fausse, il confond une coutume avec une loi. S’il répond « j’ai appris ainsi, et voici ce que j’aime dans cette façon », vous êtes entre de bonnes mains. Un <a href="/mag/calculer-son-chemin-de-vie-a-la-main">pas à pas</a> permet de s’exercer avec sa propre date.</p>
<h2>À quoi cela peut servir</h2>
<p>Aucune étude n’a rattaché un caractère à une somme. Restent des usages modestes, qui ont leur dignité.</p>
<ul>
<li><strong>Ouvrir.</strong> Parler de soi à partir d’un chiffre est moins intimidant que de commencer par soi.</li>
<li><strong>Ranger.</strong> Le cycle de neuf ans, avec ses débuts, ses moissons et ses ménages, propose un calendrier imaginaire où replacer ce que l’on vit.</li>
<li><strong>Contredire.</strong> On vous attribue l’autorité du 8, vous n’y reconnaissez rien : voilà une conversation qui démarre.</li>
<li><strong>Jouer.</strong> La joie de voir tomber une addition juste n’a pas à se justifier.</li>
</ul>
<h2>À quoi cela ne sert pas</h2>
<p>Les nombres d’une date ne désignent ni le bon jour pour signer, ni le conjoint qui convient, ni les boules d’un tirage. Ils n’annoncent aucune maladie. On voit circuler des offres de « rectification » du prénom, où l’on paie pour gagner une voyelle et, avec elle, la chance : gardez votre argent et vos voyelles. Un tel discours, s’il se tenait sur ce site, mériterait une <a href="/reclamation">réclamation</a>.</p>
<h2>Préparer la rencontre</h2>
<p>Une date suffit pour commencer. Le nom complet permet le calcul d’expression, mais rien n’impose de le livrer : vous pouvez effectuer vous-même la somme et n’apporter que le résultat. Pensez aussi à la question, car un nombre sans question ressemble à une clé sans porte. « Mon année porte le 4, et je rêve de tout quitter ; qu’en faites-vous ? » donne à votre interlocuteur de quoi travailler.</p>
<p>Les numérologues présents à la fin de cette page affichent leur tarif, leurs heures et leur école. Prenez le temps de lire deux présentations : dans l’une, les nombres commandent ; dans l’autre, ils interrogent. La seconde sera presque toujours de meilleure compagnie.</p>
<p>Pour l’autre versant, celui où les nombres ne doivent rien à personne, <a href="/theme-astral">votre ciel de naissance</a> est calculé ici avec les positions véritables, et les <a href="/voyance/astrologues">astrologues</a> racontent ce qu’ils en tirent.</p>
`,
}
