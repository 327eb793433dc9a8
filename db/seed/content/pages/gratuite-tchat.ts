import type { SeedPage } from '../kinds.ts'

export const gratuiteTchat: SeedPage = {
  path: '/voyance-gratuite-tchat',
  title: 'Voyance gratuite par tchat : bien employer dix minutes',
  description:
    'Dix minutes offertes pour une première consultation par tchat : que peut-on y faire, comment les répartir, et comment repartir avec quelque chose d’utile.',
  lead: 'Dix minutes, c’est la durée d’un café pris debout. On peut n’y échanger que des banalités, ou y dire l’essentiel. Voici un emploi du temps.',
  body: `
<h2>Ce que contiennent six cents secondes</h2>
<p>Tout dépend un peu de la vitesse à laquelle on tape, mais personne n’a jamais raconté sa vie en dix minutes d’écriture, et c’est une chance. C’est assez pour une question, son contexte, une lecture et un retour. C’est trop peu pour refaire l’histoire de trois générations. Le secret est donc dans la taille de ce que l’on apporte : un sujet, un seul, coupé à la bonne mesure.</p>
<h2>La veille, ou une heure avant</h2>
<p>Créez le compte à tête reposée et recopiez le code reçu par courriel : sans lui, le cadeau ne se débloque pas. Resserrez votre question jusqu’à ce qu’elle tienne sur deux lignes. Gardez-la dans un bloc-notes, où il suffira de la copier le moment venu.</p>
<p>Puis lisez des profils sans vous presser, la <a href="/voyance">liste</a> étant ouverte à tous. Comme le tarif n’entame pas le temps offert, choisissez selon l’affinité : ces minutes durent autant à 1 € qu’à 5 €. Notez tout de même le prix, au cas où vous voudriez un jour prolonger.</p>
<h2>Le plan, minute par minute</h2>
<ol>
<li><strong>Minute 1.</strong> Après le bonjour de la personne choisie, qui lance le décompte, collez la question.</li>
<li><strong>Minutes 2 et 3.</strong> Répondez à ce qu’elle souhaite préciser. Court et concret.</li>
<li><strong>Minutes 4 à 7.</strong> Lisez. C’est le cœur de la séance : un tirage, une image, un commentaire. N’interrompez que pour corriger une erreur de fait.</li>
<li><strong>Minute 8.</strong> Posez l’unique question de suivi, celle qui commence par « si je comprends bien ».</li>
<li><strong>Minute 9.</strong> Demandez un conseil que l’on puisse mettre en pratique dans la semaine.</li>
<li><strong>Minute 10.</strong> Remerciez, terminez vous-même. Partir avant la cloche est une petite victoire.</li>
</ol>
<p>Ce programme n’a rien d’obligatoire, et une conversation heureuse le bousculera sûrement. Il évite surtout la déception classique, où l’on voit le temps finir au moment où la conversation commençait.</p>
<h2>Ou en deux fois</h2>
<p>Rien ne vous force à tout dépenser d’un coup. Cinq minutes chez quelqu’un qui tire le tarot, cinq autres chez quelqu’un qui travaille par ressenti : la comparaison instruit beaucoup. Si les deux réponses divergent, ne cherchez pas laquelle est vraie. Demandez-vous laquelle vous espériez ; voilà un renseignement sûr.</p>
<p>Sachez aussi qu’un échange interrompu avant soixante secondes comptées n’entame pas votre réserve, à raison d’un essai quotidien par interlocuteur. Un ton qui ne vous va pas se quitte donc sans regret.</p>
<h2>Quand la cloche approche</h2>
<p>L’écran affiche un avertissement lorsqu’il reste une minute. À cet instant, on peut éprouver l’envie de continuer coûte que coûte. Elle est naturelle et passe vite. Si le sujet mérite une suite, il la méritera demain. Si vous n’ajoutez rien, la fenêtre se ferme, et la note reste blanche.</p>
<p>Personne n’a le droit de vous retenir avec une phrase laissée en l’air, du genre « je vois autre chose, mais il faudrait du temps ». Si cela vous arrive, mentionnez-le dans un avis ou dans une <a href="/reclamation">réclamation</a>. Le procédé est aussi vieux que les feuilletons, et il n’a pas sa place ici.</p>
<h2>Repartir avec quelque chose</h2>
<p>La séance finie, notez trois choses avant d’ouvrir une autre application : une surprise, un désaccord, une intention. Le reçu indiquera dix minutes offertes et zéro euro. La conversation reste lisible dans votre espace le temps que vous choisissez : trois mois, un an ou deux.</p>
<p>Un avis est possible dès que soixante secondes ont été comptées, offertes ou non. Il peut être tiède ; il n’en sera que plus utile aux suivants.</p>
<h2>Les petites lignes, en grand</h2>
<p>Une fois par personne, adultes seulement, adresse confirmée, sans carte. Le texte complet se trouve au chapitre 6 des <a href="/page/conditions">conditions</a>. Pour affûter vos phrases, passez par la page du <a href="/voyance/tchat">tchat</a>, puis par <a href="/inscription">l’inscription</a> quand l’heure vous conviendra.</p>
`,
}
