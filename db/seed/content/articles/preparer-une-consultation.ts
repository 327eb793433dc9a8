import type { SeedArticle } from '../kinds.ts'

export const preparerUneConsultation: SeedArticle = {
  slug: 'preparer-une-consultation',
  title: 'Préparer une consultation en un quart d’heure',
  description:
    'Une feuille, une question, une limite de temps : comment arriver l’esprit clair devant un voyant, ne pas payer pour raconter sa vie et repartir avec quelque chose.',
  theme: 'voyance',
  publishedOn: '2026-03-25',
  related: ['poser-une-bonne-question-au-tarot', 'reconnaitre-un-voyant-serieux', 'quand-ne-pas-consulter'],
  body: `
<p>On prépare un entretien d’embauche, une visite chez le notaire, un dîner de six couverts. Une consultation de
voyance, presque jamais. On y va sur un coup de cœur ou un coup de cafard, avec la question encore en morceaux, et les
premières minutes passent à la recoller. Or ces minutes se paient. Un quart d’heure d’avance, une feuille et un crayon
changent beaucoup de choses.</p>
<h2>Cinq minutes pour la question</h2>
<p>Écrivez ce qui vous amène, sans style, d’une traite. Puis soulignez la phrase qui fait un peu mal ou un peu honte :
la question se trouve d’ordinaire par là. Recopiez-la en commençant par « comment » ou « qu’est-ce que ». Si elle
contient un autre prénom que le vôtre, vérifiez que le sujet, c’est vous ; on consulte mal par procuration. Nous avons
rassemblé quelques <a href="/mag/poser-une-bonne-question-au-tarot">exemples de questions réécrites</a>, utiles bien
au-delà du tarot.</p>
<p>Une seconde question, de réserve, suffit amplement. Au-delà, vous aurez des réponses rapides à des sujets qui
méritaient mieux. Et si, la feuille sous les yeux, vous hésitez entre deux formulations, gardez la plus modeste :
« comment traverser les prochaines semaines » donne davantage à dire que « que va devenir ma vie ».</p>
<h2>Trois minutes pour les faits</h2>
<p>Notez ce qu’il faut savoir, en trois lignes. Depuis quand. Qui est concerné. Ce qui a déjà été tenté. Certains
voyants préfèrent travailler sans rien connaître, d’autres ont besoin d’un cadre : le profil le précise souvent, et
vous pouvez le demander. Une ou un astrologue souhaitera la date, le lieu et l’heure de naissance. Vous gagnerez du
temps en calculant d’abord votre <a href="/theme-astral">thème astral</a>, qui est gratuit et que l’on peut garder
sous les yeux.</p>
<p>Décidez aussi de ce que vous ne direz pas. Le nom de votre employeur, l’adresse de vos enfants, vos numéros de
compte n’ont rien à faire dans un tirage. Une personne qui insiste pour les obtenir sort de son rôle. Pour le reste,
sachez que ce que vous confiez ici vous appartient : vous pouvez en demander une copie ou l’effacement, comme
l’explique la page des <a href="/page/donnees-personnelles">données personnelles</a>.</p>
<h2>Deux minutes pour la limite</h2>
<p>Fixez la durée et la somme avant de commencer, à tête reposée. À 3 € la minute, vingt minutes font 60 € ;
l’opération se pose en un instant et se néglige facilement. Inscrivez le chiffre en haut de la feuille. Si l’argent
est compté ce mois-ci, la réponse est déjà là : attendez, ou renoncez. Aucune consultation ne doit se prendre sur le
loyer ou sur les courses.</p>
<p>Sur ce site, les nouveaux clients disposent de dix minutes offertes, une seule fois par personne, après
<a href="/inscription">inscription</a> et confirmation de leur adresse ; l’âge minimal est de dix-huit ans. L’écran
indique avant l’envoi de la demande le prix, le temps offert restant et la durée que couvre le crédit. Le compteur ne
démarre qu’à la première réponse de votre interlocuteur, avance à la seconde, et si la conversation compte moins de
soixante secondes vous ne devez rien, une fois par jour et par voyant. Cela laisse la place de s’apercevoir que l’on
s’est trompé de porte.</p>
<h2>Cinq minutes pour choisir</h2>
<p>Lisez deux ou trois profils en entier, présentation comprise. La manière d’écrire renseigne mieux qu’une
photographie. Cherchez une méthode décrite, des limites dites, un ton qui vous convienne : certains aiment les paroles
rondes, d’autres les réponses droites. Les avis valent par leurs détails : une remarque sur la façon de conduire
l’entretien apprend quelque chose, dix louanges interchangeables n’apprennent rien. Les <a href="/voyance">personnes
disponibles</a> apparaissent avec leur prix.</p>
<p>Choisissez enfin votre heure. Après une dispute, à deux heures du matin, ou avec un verre de trop, on entend ce que
l’on redoute. Une fin de matinée, une porte fermée, un chat sur les genoux : la conversation y gagnera. Demandez à la
maison qu’on ne vous dérange pas, et coupez les sonneries, sauf celle que vous attendez si vous
avez choisi le <a href="/voyance/telephone">téléphone</a>. De vive voix, gardez de quoi noter ; par tchat, vous aurez
un plaisir méconnu, celui de relire.</p>
<h2>Pendant, et juste après</h2>
<p>Dites votre question telle qu’elle est écrite. Laissez venir la réponse, puis demandez d’où elle vient : quelle
carte, quelle position, quelle impression. Vous pouvez interrompre, contredire, revenir en arrière. N’aidez pas trop ;
ne piégez pas non plus. Si l’échange part dans une direction qui vous déplaît, dites-le une fois, et terminez s’il le
faut. La politesse n’oblige pas à rester.</p>
<p>En sortant, prenez trois minutes. Qu’ai-je entendu de nouveau ? Qu’est-ce que je savais déjà ? Quel est le plus
petit acte que je puisse poser cette semaine ? Datez la feuille, pliez-la, rangez-la. Dans un mois elle vous permettra
de juger sur pièces, et non sur l’émotion du moment.</p>
<p>Puis attendez. Ne consultez pas une autre personne le lendemain pour vérifier la première : deux avis sans temps
entre eux font un troisième doute. Et s’il vous semble, la feuille remplie, que la question s’est éclaircie
d’elle-même, gardez votre argent. Vous aurez fait la consultation sur le coin de la table.</p>
`,
}
