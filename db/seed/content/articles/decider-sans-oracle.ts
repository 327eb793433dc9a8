import type { SeedArticle } from '../kinds.ts'

export const deciderSansOracle: SeedArticle = {
  slug: 'decider-sans-oracle',
  title: 'Décider sans oracle',
  description:
    'Avant de tirer les cartes, essayez ceci : cinq manières anciennes et éprouvées de trancher par soi-même, de Descartes perdu en forêt à la lettre de Franklin.',
  theme: 'vie-interieure',
  publishedOn: '2026-11-18',
  related: ['quand-ne-pas-consulter', 'tenir-un-journal-des-signes', 'poser-une-bonne-question-au-tarot'],
  body: `
<p>Un âne se tient à égale distance de deux picotins d’avoine. Aussi affamé d’un côté que de l’autre, il n’a aucune
raison de préférer le premier au second, et il meurt de faim. On attribue cette bête à Jean Buridan, philosophe
parisien du XIVe siècle, qui n’en parle nulle part dans ses œuvres. L’animal est donc doublement imaginaire. Nous
l’avons tous été, un dimanche soir, devant deux offres, deux appartements, deux silences.</p>
<p>Les oracles sont nés de là : confier au sort ce que l’on n’ose pas trancher. Ils ont leur grâce, et ce site leur
fait bon accueil. Mais il y a d’autres outils dans la maison, et les voici.</p>
<h2>Marcher droit</h2>
<p>Dans le <em>Discours de la méthode</em>, Descartes donne une règle aux voyageurs égarés en quelque forêt : ne pas
tourner en rond, ne pas s’arrêter, mais marcher le plus droit possible du même côté, même si le hasard seul a
déterminé ce côté au départ. Ils finiront par arriver quelque part, où ils seront vraisemblablement mieux que dans les
bois. L’homme qui a fondé sa philosophie sur le doute refusait donc de le laisser conduire la marche.</p>
<p>Le conseil ne vaut pas pour tout. Il sert quand les chemins se valent et que l’hésitation coûte plus que l’erreur.
Le choix d’un canapé, d’un lieu de vacances, d’un premier sujet de mémoire. Donnez-vous un délai, prenez la direction
la plus vraisemblable, et retirez ensuite à la question le droit de revenir tous les matins.</p>
<h2>Peser à l’encre</h2>
<p>En septembre 1772, le savant Joseph Priestley hésite devant une proposition d’emploi. Benjamin Franklin lui répond
qu’il ne peut lui dire quoi décider, mais comment. Divisez une feuille en deux colonnes, pour et contre. Pendant trois
ou quatre jours, notez les motifs à mesure qu’ils se présentent. Estimez leur poids, puis rayez ceux qui
s’équilibrent : un contre un, un contre deux s’il le faut. Il appelait cela une algèbre morale.</p>
<p>L’essentiel tient dans les jours. Les raisons n’habitent pas toutes notre tête en même temps ; la peur chasse
l’envie, l’enthousiasme cache la fatigue. La feuille attend que chacune soit passée. Gardez-la après coup : si
l’affaire tourne mal, elle vous rappellera que vous aviez réfléchi avec ce que vous saviez alors. On juge trop souvent
une décision à son issue, comme si la pluie prouvait qu’il ne fallait pas organiser le pique-nique.</p>
<h2>Changer de place</h2>
<p>Ignace de Loyola, dans ses <em>Exercices spirituels</em>, propose au XVIe siècle des déplacements que l’on peut
emprunter sans partager sa foi. Imaginez une personne jamais rencontrée, à qui vous souhaitez tout le bien possible,
et qui se trouverait devant votre choix : que lui diriez-vous ? Imaginez ensuite le dernier jour de votre vie : quelle
décision voudriez-vous alors avoir prise ?</p>
<p>Il donne aussi une consigne qui devrait être cousue dans nos manteaux. Au temps de la désolation, ne rien changer.
Quand tout est gris, on garde le cap choisi un jour de clarté, et l’on remet les révolutions à plus tard. Bien
entendu, il ne s’agit pas d’endurer la violence ou le danger : on en sort d’abord, avec de l’aide, et l’on délibère
ensuite. Pour les femmes, le 3919 peut être cette première aide.</p>
<h2>Lancer la pièce, et s’écouter</h2>
<p>La pièce de monnaie a mauvaise réputation chez les gens sérieux. Elle rend pourtant un service inattendu. Attribuez
pile à l’un des partis, face à l’autre, lancez. Pendant qu’elle tourne, ou quand elle se montre, une préférence se
déclare parfois : un pincement, un soulagement. Vous pouvez désormais remettre la pièce dans votre poche, elle a fini
son travail.</p>
<p>C’est peut-être le meilleur de ce que font les cartes. Elles nous surprennent en pleine réaction. À cette
différence près qu’une pièce est muette et ne prétend pas en savoir davantage. Si vous recourez à un tirage, usez-en
de la même façon : non pour obéir à l’image, mais pour apprendre ce que vous espériez d’elle. La
<a href="/mag/poser-une-bonne-question-au-tarot">manière de poser la question</a> y est pour beaucoup.</p>
<h2>Essayer en petit</h2>
<p>Beaucoup de choix que l’on croit irrévocables peuvent se goûter avant. On loue un mois dans la ville où l’on pense
s’établir. On suit une journée le métier dont on rêve. On dit au patron la moitié de ce que l’on a sur le cœur. Une
demi-mesure bien placée apporte plus de renseignements que trois nuits de conjectures, et elle coûte d’ordinaire moins
cher que le grand saut suivi du grand retour.</p>
<p>Séparez au passage ce qui se défait de ce qui ne se défait pas. Une coupe de cheveux repousse, une signature
engage. Aux premières décisions, donnez une heure. Aux secondes, des semaines, un notaire, un médecin, des amis de
caractères différents.</p>
<p>Et les cartes, alors ? Après, volontiers, en curieux, afin de relire ce que l’on a décidé sous une autre lumière ;
ou avant, si la question tourne à vide et qu’une voix neuve peut la décoincer. Nous avons dit ailleurs
<a href="/mag/quand-ne-pas-consulter">quand s’en abstenir</a>. Le <a href="/theme-astral">thème astral</a> et les
arcanes seront toujours là ; ils ont l’habitude d’attendre. Quant à l’âne, quelqu’un aurait dû lui dire que personne
ne l’empêchait de manger les deux.</p>
`,
}
