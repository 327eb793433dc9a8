import type { SeedPage } from '../kinds.ts'

export const gratuite: SeedPage = {
  path: '/voyance-gratuite',
  title: 'Voyance gratuite : interrogatoire d’un cadeau',
  description:
    'Où est le piège ? Que vaut l’offre en euros ? Que se passe-t-il à la onzième minute ? Onze questions méfiantes posées à nos dix minutes, et onze réponses courtes.',
  lead: 'Un cadeau offert par un commerçant mérite une lampe dans les yeux. Nous avons placé le nôtre sur la chaise et posé les questions nous-mêmes, sans ménagement.',
  body: `
<h2>Identité</h2>
<h3>Qui êtes-vous ?</h3>
<p>Six cents secondes de consultation avec un médium. Pas un bon de réduction, pas un premier appel, pas une réponse toute faite.</p>
<h3>À qui vous donnez-vous ?</h3>
<p>À toute personne majeure qui arrive, crée un compte et confirme son adresse. Une fois, et la même personne ne me reverra plus sur cette enseigne, de quelque façon qu’elle écrive son courriel.</p>
<h3>Combien valez-vous ?</h3>
<p>Cela dépend de l’endroit où l’on m’emploie. Chez un médium à 2 € la minute, vingt euros. Chez un autre qui demande le maximum permis, cinq euros, j’en vaux cinquante. Choisissez cependant selon la voix, non selon l’étiquette : le plus cher n’est pas le plus juste.</p>
<h2>Mobile</h2>
<h3>Pourquoi ce geste ?</h3>
<p>Pour que l’on puisse juger avant d’acheter. La maison y gagne des clients qui savent ce qu’ils font, et accepte d’en régaler d’autres qui ne reviendront pas. Elle raconte ailleurs, sans se faire prier, <a href="/qui-sommes-nous">de quoi elle vit</a>.</p>
<h3>Que réclamez-vous en échange ?</h3>
<p>Un prénom, une adresse, une date de naissance, qui seraient demandés de toute manière pour tenir un compte. Aucune carte. Aucun consentement publicitaire : cette case-là est ailleurs, vide, et le cadeau reste entier si on l’ignore.</p>
<h2>Déroulement</h2>
<h3>À partir de quand diminuez-vous ?</h3>
<p>Du premier message envoyé par le médium ou, de vive voix, de l’instant où vous vous parlez. Je dors pendant l’attente, pendant l’ouverture, pendant les pannes, et quand l’autre cesse longtemps d’écrire.</p>
<h3>Peut-on vous découper ?</h3>
<p>En autant de morceaux qu’on veut, chez autant de médiums qu’on veut. Je pars avant l’argent, toujours. Seuls le SMS, payé à la réponse, et l’audiotel, payé à l’opérateur, ne me connaissent pas.</p>
<h3>Que se passe-t-il à la onzième minute ?</h3>
<p>S’il n’y a pas de crédit, elle n’existe pas. Une minute avant mon terme, une ligne vous avertit ; puis la pièce se ferme. S’il y a un crédit, acheté par vous, la conversation se poursuit au tarif que vous avez vu, et s’interrompt d’un bouton.</p>
<h3>Et si l’on vous gâche ?</h3>
<p>Un échange qui n’a pas compté soixante secondes me laisse intact, une fois par jour et par médium. Si l’on m’a employé pour vous faire peur, ou pour vous annoncer qu’il faudrait payer la suite, contestez le reçu. La réponse vient en deux jours.</p>
<h2>Casier</h2>
<h3>Vous ressemblez à des gens peu recommandables.</h3>
<p>C’est vrai. D’autres portent le même nom que moi : la ligne surtaxée où l’on fait patienter, l’étude envoyée par courrier et suivie de quarante lettres, le médaillon offert contre « participation aux frais », le tirage sans compte qui exige une adresse avant de montrer la dernière carte. Ils ont un trait commun. Chez eux, le vrai prix est rangé après le cadeau. Chez moi, il est inscrit au-dessus. Le cas de la ligne surtaxée occupe <a href="/voyance-gratuite-telephone">un procès-verbal à part</a>.</p>
<h3>Comment vous distinguer d’eux, sans vous croire sur parole ?</h3>
<p>Cherchez ce que l’on peut me prendre si vous ne faites plus rien. Fermez la page, oubliez-moi un mois. Un faux cadeau aura trouvé le moyen de vous coûter. Moi, non : personne n’a votre numéro de carte.</p>
<h2>Verdict</h2>
<p>Le prévenu sort libre, avec trois observations versées au dossier.</p>
<ol>
<li>Dix minutes ne règlent pas une vie. Elles suffisent à savoir si l’on souhaite en parler, et avec qui ; une <a href="/voyance-gratuite-tchat">méthode pour bien juger</a> se trouve à côté.</li>
<li>La gratuité n’ôte rien aux limites de l’exercice. Une prédiction offerte n’est pas plus vraie qu’une prédiction payée.</li>
<li>Il y a plus gratuit encore. Une <a href="/voyance/question-gratuite">question écrite</a> par mois reçoit sa réponse sans entamer ces minutes ; le ciel calculé, les signes, les lectures se passent de compte : l’inventaire des <a href="/voyance/services-voyance-gratuite">services gratuits</a> en fait le tour.</li>
</ol>
<h2>Ce qu’aucun cadeau ne remplace</h2>
<p>Il y a des soirs où ce n’est pas un éclairage qui manque, mais une présence. On s’en aperçoit à ce que la question change sans cesse et que nulle réponse ne repose. Ces soirs-là, appelez quelqu’un qui vous connaît. Si la vie elle-même devient trop lourde, le 3114 répond, et sa gratuité ne cache rien. Le cadeau, lui, n’est pas pressé ; il attendra <a href="/inscription">votre inscription</a>, ou s’en passera.</p>
`,
}
