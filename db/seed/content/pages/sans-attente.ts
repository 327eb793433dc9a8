import type { SeedPage } from '../kinds.ts'

export const sansAttente: SeedPage = {
  path: '/voyance/voyance-sans-attente',
  title: 'Voyance sans attente, et petit éloge de l’attente',
  description:
    'Trouver quelqu’un de libre, recevoir une réponse en quarante-cinq secondes, prendre une place dans une file ou un rendez-vous. Et savoir quand laisser passer une nuit.',
  lead: 'On cherche « sans attente » quand quelque chose brûle. Cette page dit comment obtenir vite une réponse, et pourquoi il est parfois sage de ne pas la vouloir tout de suite.',
  body: `
<h2>Quarante-cinq secondes</h2>
<p>C’est le délai dont dispose une personne affichée libre pour accepter votre demande, par tchat, par appel web ou par <a href="/voyance/rappel-immediat">téléphone</a>. Passé ce temps, la demande s’efface, rien n’est compté, et deux autres profils disponibles, proches de celui que vous aviez choisi, vous sont proposés. Deux demandes manquées, et le profil passe hors ligne : une liste qui promet une présence doit la tenir.</p>
<p>Ces secondes ne se paient pas. La période qui suit, entre l’ouverture et le premier message reçu ou les premiers mots échangés de vive voix, pas davantage. Aucune musique ne tourne à vos frais.</p>
<h2>Trois manières d’aller vite</h2>
<ol>
<li><strong>Filtrer.</strong> La <a href="/voyance">page des présents</a> permet de ne garder que les personnes libres, puis d’affiner par métier ou par prix.</li>
<li><strong>Préparer.</strong> Un compte créé et une adresse confirmée d’avance évitent de chercher un code de vérification à onze heures du soir. <a href="/inscription">L’inscription</a> prend quelques minutes et se passe de carte.</li>
<li><strong>Écrire d’abord pour soi.</strong> Une question déjà rédigée se colle dans la conversation, ou se lit à voix haute. La séance commence au lieu de tâtonner.</li>
</ol>
<h2>Quand la personne que vous aimez consulter est prise</h2>
<p>La fidélité a un prix, qui est de trouver parfois porte close. Trois boutons du profil y répondent, et aucun ne se paie.</p>
<ul>
<li><strong>La file.</strong> Vous prenez une place ; votre rang et une estimation vous sont dits, avec sa marge d’erreur. Gardez une page du site ouverte, ou demandez un e-mail ou un SMS. À votre tour, la place est gardée une minute sur la page, cinq après un message ; passé deux minutes, quelqu’un qui attend sur sa page peut passer, et vous restez en tête jusqu’à la fin des cinq. Une place ne s’achète pas.</li>
<li><strong>L’alerte.</strong> Un message part une seule fois, quand la personne est libre et que nul n’attend plus. Il ne réserve rien, et votre demande s’éteint d’elle-même au bout d’une semaine.</li>
<li><strong>Le rendez-vous.</strong> Chez qui en prend, vous choisissez un créneau, de deux heures à trente jours à l’avance. La personne le garde pour vous autour de l’heure ; si elle n’est pas là, 5 € de crédit vous sont offerts. Vous annulez librement jusqu’à deux heures avant.</li>
</ul>
<p>Les horaires sont affichés aussi, pour qui les a écrits. Ils disent une intention ; la présence en haut du profil, elle, est en direct.</p>
<p>Reste une autre voie, souvent la plus heureuse : essayer une voix nouvelle. Les habitudes rassurent, mais quelqu’un qui ignore tout de votre histoire pose parfois la question que l’autre n’osait plus.</p>
<h2>L’urgence est mauvaise lectrice</h2>
<p>Venons-en à l’éloge promis. Les vieux devins imposaient des délais : à Delphes, la Pythie ne répondait, à l’époque classique, qu’un jour par mois, et l’oracle fermait l’hiver. On peut y voir l’orgueil d’un temple. On peut aussi remarquer que le voyageur, après des semaines de route, savait au moins ce qu’il venait demander.</p>
<p>L’angoisse, elle, demande n’importe quoi. À trois heures du matin, après un message resté sans réponse, l’esprit veut un oui, et il prendra ce oui où il le trouvera. Une prédiction reçue dans cet état se grave avec une force qu’elle ne mérite pas. Et si elle déplaît, la tentation vient de consulter ailleurs, puis encore, jusqu’à ce que quelqu’un dise le contraire.</p>
<h2>Un petit tri, avant d’appuyer</h2>
<ul>
<li>La situation changera-t-elle d’ici demain matin ? Si non, dormez.</li>
<li>Une seule personne au monde détient-elle la réponse ? Si oui, c’est à elle qu’il faut parler.</li>
<li>Posez-vous la même question pour la deuxième fois cette semaine ? Laissez-lui le temps de vieillir.</li>
<li>La somme prévue vous ferait-elle défaut à la fin du mois ? Alors pas ce soir.</li>
<li>Êtes-vous en danger, ou quelqu’un près de vous ? Appelez le 17, ou le 3114 si l’idée de mourir est là. Aucune lecture ne remplace cet appel.</li>
</ul>
<p>Si la question a passé le tri, elle est mûre. Elle trouvera quelqu’un pour l’écouter.</p>
<h2>Occuper les minutes creuses</h2>
<p>Une question qui peut attendre demain se pose par <a href="/voyance/sms">SMS</a>, ou <a href="/voyance/question-gratuite">gratuitement</a> une fois par mois. Il existe aussi des choses que l’on peut lire sur-le-champ, sans que personne ait à être éveillé. L’<a href="/horoscope">horoscope du jour</a> est calculé sur la position véritable des planètes et montre ses raisons phrase par phrase. La <a href="/compatibilite-amoureuse">compatibilité amoureuse</a> répond en un instant et ne retient pas vos réponses. Rien de cela ne remplace une conversation, mais une attente accompagnée n’est plus tout à fait de l’attente.</p>
<p>Un dernier mot sur la rapidité : elle doit aussi jouer dans l’autre sens. Ici, partir est plus prompt qu’entrer. Un bouton, ou le geste de raccrocher, termine l’échange, le décompte cesse à la seconde, et personne ne cherchera à vous retenir.</p>
`,
}
