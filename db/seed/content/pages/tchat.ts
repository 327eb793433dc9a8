import type { SeedPage } from '../kinds.ts'

export const tchat: SeedPage = {
  path: '/voyance/tchat',
  title: 'Voyance par tchat : l’art d’écrire sa question',
  description:
    'Comment écrire à un voyant sans y passer la nuit : la première phrase, le contexte utile, les pièges de la formulation et la manière de relire un échange.',
  lead: 'Un tchat réussi ressemble à une lettre courte que l’on écrirait à quatre mains. Quelques règles d’écriture suffisent à le rendre meilleur, et moins coûteux.',
  body: `
<h2>La première phrase</h2>
<p>Les premières minutes se perdent souvent en préambules. Or la personne d’en face est là pour vous, elle n’a pas besoin que l’on s’excuse de la déranger. Entrez par le sujet : « Je dois choisir avant vendredi entre deux logements, et je n’arrive pas à savoir ce qui me retient. » Le décor est posé, l’échéance aussi, et l’émotion affleure sans avoir été étalée.</p>
<p>Comparez avec : « Que voyez-vous pour moi ? » La phrase est polie, mais elle oblige l’autre à pêcher au hasard, et le temps de la pêche vous est compté.</p>
<h2>Trois lignes de contexte</h2>
<p>Donnez ce qu’il faut pour comprendre, gardez le reste. Depuis quand la situation dure, qui elle concerne, ce que vous avez déjà tenté. Inutile de raconter l’enfance de chacun. Inutile aussi de cacher un fait majeur pour mettre la personne à l’épreuve ; un médecin à qui l’on tairait sa toux ne passerait pas pour moins savant, seulement pour moins bien renseigné.</p>
<h2>Réécrire une question</h2>
<p>Il y a des tournures qui ferment et d’autres qui ouvrent. Voici quatre manières de les retourner.</p>
<ul>
<li>« Est-ce que cette personne reviendra ? » devient « Qu’est-ce qui, de mon côté, est encore en suspens dans cette histoire ? »</li>
<li>« Est-ce que je vais réussir ? » devient « Qu’ai-je tendance à négliger dans ce projet ? »</li>
<li>« Quand rencontrerai-je quelqu’un ? » devient « Quelle place ai-je laissée libre ? »</li>
<li>« Dois-je quitter mon travail ? » devient « Que me coûterait de rester un an de plus ? »</li>
</ul>
<p>La première version réclame un verdict, que personne ne possède. La seconde appelle une exploration, dont vous pourrez vous servir même si vous ne croyez à rien.</p>
<h2>Le rythme</h2>
<p>Écrivez par blocs de deux ou trois lignes. Un message par mot hache la lecture ; un pavé de quarante lignes se lit mal sur un téléphone et coûte du silence. Pendant que l’autre tape, une indication vous le signale. Laissez finir : deux conversations croisées donnent rarement une réponse droite.</p>
<p>Les fautes n’ont aucune importance. Personne ne corrige votre copie.</p>
<h2>Une image, une voix</h2>
<p>Une paume, un tirage étalé sur la table, une page d’écriture se montrent mieux qu’ils ne se décrivent. Vous pouvez joindre une image : le lieu, la date et l’appareil de la prise de vue en sont retirés avant l’envoi. Un message vocal de deux minutes au plus convient à ce qui s’écrit mal ; réécoutez-le avant de l’envoyer. Il n’est jamais transcrit, et la détresse qu’on y dirait ne peut pas être repérée par le site. Choisir, enregistrer, envoyer ne font pas partir le compteur ; ce que la personne consultée envoie compte comme un message d’elle.</p>
<h2>Savoir dire non par écrit</h2>
<p>L’écran rend docile. On lit une affirmation, on n’ose pas la contester, on passe. Autorisez-vous des phrases brèves : « Cela ne me parle pas. » « Je préfère ne pas aborder ce sujet. » « Pouvez-vous me dire sur quoi vous vous appuyez ? » Un bon interlocuteur s’en réjouit, car il tenait peut-être une mauvaise piste. S’il se vexe ou brandit une menace, terminez ; le bouton est à portée de pouce, et le compteur s’arrête dès que vous le pressez.</p>
<h2>Ce que voit l’écran</h2>
<p>Au-dessus de la conversation, un compteur indique le temps écoulé et ce qu’il représente en euros. Il ne bouge pas tant que la première réponse n’est pas arrivée. Une perte de réseau le fige ; vos mots non partis restent signalés comme tels et peuvent être renvoyés, sans doublon. Vous trouverez la démonstration minutée sur la page de la <a href="/voyance/voyance-en-direct">voyance en direct</a>.</p>
<h2>Relire</h2>
<p>L’un des plaisirs du genre est qu’il laisse un texte. Attendez deux jours, rouvrez-le, et lisez-le comme si une amie vous l’avait confié. Soulignez ce qui vous semble juste, rayez les généralités qui iraient à tout le monde. Ce second tri est redoutable. Les psychologues connaissent depuis Bertram Forer, qui en fit l’expérience sur ses étudiants à la fin des années 1940, notre penchant à reconnaître comme nôtre une description passe-partout.</p>
<p>Ce qui survit à la rature vous appartient. C’est peut-être une idée de la personne consultée, c’est peut-être la vôtre, revenue par un détour.</p>
<h2>Pour essayer</h2>
<p>Ouvrez une feuille, écrivez votre question, retournez-la. Regardez ensuite <a href="/voyance">qui est libre</a>, lisez deux profils, et ne vous hâtez pas. Les dix minutes offertes à l’arrivée ont <a href="/voyance-gratuite-tchat">leur propre mode d’emploi</a>. Quant à la discrétion de ce que vous écrirez, la page sur la <a href="/voyance/voyance-privee">voyance privée</a> en répond.</p>
`,
}
