import type { SeedPage } from '../kinds.ts'

export const sansAttente: SeedPage = {
  path: '/voyance/voyance-sans-attente',
  title: 'Voyance sans attente : répondre vite, ou répondre juste',
  description:
    'Ce que l’on obtient tout de suite, en une minute, en une heure, en une nuit, en une saison. Un classement des réponses par leur délai, pour ne pas se tromper de hâte.',
  lead: 'L’œil humain met une vingtaine de minutes à s’habituer à l’obscurité. Celui qui rentre au bout d’une minute jure qu’il n’y avait pas d’étoiles.',
  body: `
<h2>Tout de suite</h2>
<p>Certaines réponses n’ont besoin de personne. Où se trouve la Lune ce soir, quel signe traverse Vénus, que dit le ciel de votre signe demain : cela se calcule, et le calcul est fait. L’<a href="/horoscope">horoscope</a> s’ouvre sans compte et montre, sous chaque phrase, le mouvement dont elle procède.</p>
<p>De même, comparer deux tempéraments du zodiaque ne demande aucune patience. La page de <a href="/compatibilite-amoureuse">compatibilité</a> donne ses raisons en même temps que ses scores. On peut la lire en souriant, c’est même recommandé.</p>
<h2>En moins d’une minute</h2>
<p>Voici le domaine des médiums disponibles, par tchat, par appel web ou par <a href="/voyance/rappel-immediat">téléphone</a>. Vous choisissez, vous envoyez, la personne a quarante-cinq secondes pour dire oui. Le serveur y veille : il annule de lui-même les demandes laissées sans suite, puis vous suggère deux présences voisines. On ne paie ni pour frapper, ni pour patienter, ni pour essuyer un refus.</p>
<p>Qui veut aller droit au but procède dans cet ordre :</p>
<ol>
<li>compte créé et adresse vérifiée à l’avance, un après-midi tranquille ;</li>
<li>liste réduite à ceux qui sont libres, puis au prix que l’on accepte ;</li>
<li>question déjà écrite, prête à être copiée ou lue.</li>
</ol>
<p>Avec ces trois précautions, entre l’envie et la première phrase, il s’écoule parfois moins de temps que pour faire bouillir une tasse d’eau.</p>
<h2>En une heure ou deux</h2>
<p>Vous teniez à une certaine voix, et elle est en conversation. Inutile de recharger la page : il y a une chaise devant la porte. Prenez une place dans la file du médium, depuis son portrait. Votre rang s’affiche, avec une attente estimée d’après de vraies séances et qui avoue se tromper une fois sur cinq. Attendre ne se paie pas, et passer devant ne s’achète pas.</p>
<p>Vous pouvez attendre sur une page du site, où la place est gardée une minute quand vient votre tour, ou vaquer et recevoir un mot, qui vous laisse cinq minutes. Au bout de deux, quelqu’un resté sur sa page peut entrer avant vous ; vous gardez alors la tête de la file. Après trois heures, l’attente se dénoue d’elle-même.</p>
<p>Que faire de ce battement ? La plus vieille réponse est aussi la moins chère. Sortez. Dès que le Soleil descend de six degrés sous l’horizon, les astres les plus brillants percent ; à dix-huit degrés, le ciel est tout à fait noir. Si Vénus se trouve à l’est du Soleil en cette saison, vous la verrez la première, basse vers le couchant. L’attente devient alors une occupation.</p>
<h2>En une nuit</h2>
<p>La plupart des questions brûlantes appartiennent à cette catégorie et se déguisent en urgences. On les reconnaît à trois signes. Elles arrivent après vingt-deux heures. Elles commencent par « est-ce qu’il » ou « est-ce qu’elle ». Elles exigent un oui.</p>
<p>Contre elles, aucune technique divinatoire ne vaut le sommeil. Rédigez le message que vous voudriez envoyer, ne l’envoyez pas, posez le téléphone dans une autre pièce. Au réveil, il se peut que la question ait fondu. Il se peut qu’elle tienne encore debout ; elle sera devenue une vraie question, et un médium pourra en faire quelque chose.</p>
<h2>En une semaine</h2>
<p>Deux moyens couvrent ce délai. Un mot, un seul, vous avertit quand le médium est libre et que nul n’attend plus ; la demande vit sept jours, et ne réserve rien. Le rendez-vous, chez qui en propose, fixe une heure dans les trente jours. Il est gratuit, se défait librement jusqu’à deux heures avant, et si le médium manque à l’heure dite, la maison vous offre 5 € de crédit. Une question qui supporte un jour de patience peut aussi partir par <a href="/voyance/sms">SMS</a>.</p>
<h2>En une saison</h2>
<p>Un deuil, une séparation longue, un métier que l’on n’aime plus : ces sujets avancent comme les constellations, d’un degré par jour environ, sans que l’on voie rien bouger. Demander chaque semaine s’ils ont changé, c’est empêcher qu’ils changent. Prenez un carnet, notez-y la date et l’état des lieux, revenez-y à la saison suivante. <a href="/mag/tenir-un-journal-des-signes">Tenir un journal</a> coûte le prix du papier.</p>
<p>Celui ou celle qui vous proposerait d’abréger une telle traversée contre de l’argent, par un rite ou un retour garanti, ne vendrait qu’un raccourci peint sur un mur.</p>
<h2>Et ce qui ne peut pas attendre du tout</h2>
<p>Une pensée de mort, chez vous ou chez un proche : le 3114, maintenant. Un danger physique : le 17. Une douleur qui inquiète : le 15. Devant ces trois-là, la voyance n’a pas de place, et nous serions coupables de lui en faire une. Si vous l’écrivez dans une conversation, un médium digne de ce nom cessera de lire les cartes pour vous donner ces numéros.</p>
<h2>Le raccourci véritable</h2>
<p>Gagner du temps consiste surtout à n’en pas perdre après. Un échange court, bien préparé, avec une question qui a déjà dormi une nuit, se passe de suite. On ne peut pas en dire autant de trois séances arrachées à l’angoisse. Si la vôtre a dormi, les <a href="/voyance/mediums">médiums présents</a> sont à une porte d’ici, et le <a href="/voyance/voyance-en-direct">détail des délais</a> figure à la page voisine.</p>
`,
}
