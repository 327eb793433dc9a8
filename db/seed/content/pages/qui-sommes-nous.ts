import type { SeedPage } from '../kinds.ts'

export const quiSommesNous: SeedPage = {
  path: '/qui-sommes-nous',
  title: 'Qui sommes-nous : les gens derrière l’écran',
  description:
    'Ceux qui consultent, ceux qui répondent, ceux qui veillent, ceux qui écrivent : quatre familles se croisent ici. Ce que chacune peut faire, et ce qui lui est défendu.',
  lead: 'Une page de présentation s’écrit d’ordinaire avec des adjectifs. Nous avons préféré des verbes : qui fait quoi ici, et qui n’a pas le droit de faire quoi.',
  body: `
<h2>D’abord, une conviction</h2>
<p>La voyance à distance a mauvaise réputation, et elle l’a bien cherchée. Factures obscures, faux avis, fichiers revendus, peurs entretenues : la liste est connue de toutes les associations de consommateurs. Nous pensons que ce métier peut s’exercer autrement, sans promettre la lune et sans mépriser ceux qu’il attire. On peut ne pas croire à l’avenir écrit et trouver du prix à une conversation bien menée, à une carte qui déplace le regard, à un mythe vieux de deux mille ans qui tombe à pic un mardi pluvieux.</p>
<p>Ce site a été construit à partir de cette idée simple : si tout peut être vérifié, la confiance n’a plus besoin d’être réclamée.</p>
<h2>Ceux qui viennent</h2>
<p>On vient par curiosité, par amour, par hésitation, quelquefois avec un deuil, souvent pour s’amuser. Nous n’avons pas de portrait type et n’en cherchons pas. On ne vous range dans aucune catégorie pour vous vendre davantage. Lorsque l’on consulte, on garde la main sur trois choses : la durée, la dépense et la mémoire, puisque les échanges s’exportent et s’effacent à votre demande.</p>
<h2>Ceux qui répondent</h2>
<p>Voyants, médiums, astrologues, tarologues et numérologues ont chacun leur présentation, leurs heures et leur tarif. Ils perçoivent une part de chaque minute. Ils n’ont accès ni à votre adresse ni à vos moyens de paiement, et le logiciel ne leur donne aucun bouton pour vous relancer vers une séance payante : cette tentation-là leur est épargnée.</p>
<p>Parmi eux figurent quelques automates, créés pour que l’on puisse essayer le site à toute heure. Ce sont des programmes. Ils se présentent comme tels, et ne prédisent rien.</p>
<h2>Ceux qui veillent</h2>
<p>Une équipe modère les avis, répond aux contestations et aux réclamations, s’occupe des signalements. Ses droits sont découpés : celui qui corrige un texte n’accède pas aux comptes, celle qui assiste un client ne rend pas plus de cent euros sans l’accord d’une autre personne. Ses gestes laissent une trace dans un registre interne. Pour juger d’un reçu contesté, elle dispose de la chronologie et des chiffres. Ouvrir une conversation réclame une raison écrite et un code frais, et la personne concernée en est informée dans son compte.</p>
<p>Cette équipe ne rédige pas d’avis. Elle n’en a pas la possibilité technique, ce qui est plus sûr qu’une promesse.</p>
<h2>Ceux qui fabriquent</h2>
<p>Le ciel que vous voyez est calculé, à partir des positions réelles des astres, par un moteur que nous avons voulu précis jusqu’aux fuseaux horaires d’autrefois. Les textes sont écrits en français, relus, et reconnaissent leurs doutes. Les dessins sont les nôtres. Le site s’utilise au clavier, sur un petit écran, avec des caractères agrandis ; ce qui ne marche pas encore est avoué dans la <a href="/page/accessibilite">déclaration d’accessibilité</a>.</p>
<h2>Ce que nous ne sommes pas</h2>
<ul>
<li>Un cabinet médical, un office notarial, un centre d’écoute.</li>
<li>Une Église, une école initiatique, une société secrète.</li>
<li>Un casino : rien ici ne se gagne, hormis un peu de clarté quand tout va bien.</li>
<li>Un réseau social : personne ne vous suit, personne ne vous voit.</li>
</ul>
<h2>Comment nous gagnons notre vie</h2>
<p>Par les minutes consultées, et par elles seules. La part de la personne qui répond en est ôtée, les impôts aussi ; le reste entretient la maison. Il s’ensuit que nous avons intérêt à ce que vous reveniez, autant le reconnaître. Nous avons choisi d’y parvenir par la qualité, et d’enlever du chemin ce qui pousse : pas de compte à rebours trompeur, pas de recharge automatique, pas de rareté mise en scène.</p>
<h2>Nous trouver</h2>
<p>L’identité de l’éditeur, son adresse et ses coordonnées sont réunies aux <a href="/page/mentions-legales">mentions légales</a>. Une remarque, un désaccord, une coquille : la page de <a href="/contactez-nous">contact</a> accepte tout cela, même la coquille. Pour faire connaissance avec les personnes plutôt qu’avec l’organigramme, allez voir la <a href="/voyance">liste</a> ; pour le règlement complet, <a href="/cosmospace">faites le tour du propriétaire</a>.</p>
`,
}
