import type { SeedPage } from '../kinds.ts'

export const servicesGratuits: SeedPage = {
  path: '/voyance/services-voyance-gratuite',
  title: 'Services de voyance gratuite : une soirée à zéro euro',
  description:
    'Cinq minutes, un quart d’heure, une heure, une année : ce que l’on peut faire ici sans rien payer, rangé selon le temps dont vous disposez. Et où passe la limite.',
  lead: 'Vous avez une soirée et aucune envie de dépenser. Voici comment l’occuper chez nous, depuis la pause la plus brève jusqu’à l’habitude qui dure.',
  body: `
<h2>Vous avez cinq minutes</h2>
<h3>Un signe, une période</h3>
<p>Ouvrez l’<a href="/horoscope">horoscope</a>. Choisissez aujourd’hui, demain, la semaine, le mois, ou l’année si vous êtes d’humeur ample. Le texte naît de la position des planètes à la date choisie, et ne change pas selon qui le lit. Un petit « pourquoi » ouvre les coulisses : tel astre, tel angle, telle heure de Paris. Vous avez le droit d’y croire un peu, pas du tout, ou seulement le dimanche ; la science, pour sa part, n’y voit aucun pouvoir d’annoncer.</p>
<h3>Deux signes face à face</h3>
<p>Une Vierge et un Sagittaire peuvent-ils partager une cuisine ? La <a href="/compatibilite-amoureuse/signes">rencontre des signes</a> répond en cinq thèmes et s’explique sur chacun. C’est un jeu de société pour deux, à pratiquer de préférence avec la personne concernée.</p>
<h2>Vous avez un quart d’heure</h2>
<h3>Votre ciel</h3>
<p>Sortez l’acte de naissance, ou téléphonez à qui était présent. Le <a href="/theme-astral">thème astral</a> réclame une date et un lieu ; l’heure le complète. La roue se dessine, un tableau la double pour ceux qui préfèrent les mots, les commentaires suivent. L’ignorance y est traitée avec égards : sans heure, la Lune est donnée avec sa marge, et les maisons attendent.</p>
<h3>Deux ciels, l’un sur l’autre</h3>
<p>Avec deux dates, vous obtenez la comparaison complète, qui relève les contacts d’une carte à l’autre. Les données servent au calcul puis s’évanouissent, à moins que vous ne choisissiez de les conserver.</p>
<h3>Trois présentations de médiums</h3>
<p>La lecture est libre. Vous verrez les tarifs, les heures d’ouverture, les avis laissés par ceux qui ont consulté. Essayez de deviner lequel écoute.</p>
<h2>Vous avez une heure</h2>
<p>Alors laissez les outils et lisez. <a href="/mag">Le magazine</a> raconte d’où sort le zodiaque, pourquoi la Maison Dieu fait moins peur qu’on ne croit, comment décider sans oracle. Deux lexiques, l’un pour la <a href="/voyance/lexique">voyance</a>, l’autre pour les <a href="/divination/lexique">arts divinatoires</a>, donnent à chaque mot sa notice, de l’aura au trigone. On n’y vend rien, et plusieurs articles vous conseilleront au contraire de ne pas consulter.</p>
<p>Avant minuit, sortez regarder le modèle. Toutes ces pages décrivent un ciel qui se trouve au-dessus de votre toit.</p>
<h2>Vous avez une question, et jusqu’à demain</h2>
<p>Glissez-la dans la <a href="/voyance/question-gratuite">boîte aux lettres</a>. Un médium l’ouvre et y répond en un jour, en cent vingt mots au moins, aux frais de la maison. Une par personne tous les trente jours ; il faut un compte, rien d’autre, et la réponse ne contient pas de suite à acheter.</p>
<p>Certains soirs, un médium parle devant tous ceux qui veulent : ce sont les <a href="/voyance/webinaire">veillées en ligne</a>. On s’y assoit sans payer, et qui les manque peut les revoir.</p>
<h2>Vous voulez essayer une vraie conversation</h2>
<p>Un compte est alors indispensable, et il est gratuit. Il vous apporte un carnet d’adresses de médiums, la sauvegarde de vos thèmes, votre météo personnelle du jour à partir d’une naissance enregistrée, une chaise dans la file d’une personne occupée, un avertissement quand elle se libère, un rendez-vous chez qui en donne. Rien de cela ne se paie.</p>
<p>S’y joint le présent d’arrivée : six cents secondes de consultation, débloquées au moment où vous prouvez que l’adresse vous appartient. Majorité exigée, un seul présent par tête, aucun numéro de carte. Vous pouvez le couper en deux ou en cinq ; confirmer un mobile, si le cœur vous en dit, l’allonge de trois minutes. Lorsqu’il n’en reste rien, l’échange se clôt, et aucune facture ne suit. Nous avons soumis cette offre à un interrogatoire en règle sur la page <a href="/voyance-gratuite">voyance gratuite</a>.</p>
<h2>Vous restez un an</h2>
<p>Quelques gratuités ne se voient qu’avec le temps.</p>
<ul>
<li>Le crédit non utilisé ne maigrit pas. Le reprendre ne coûte rien.</li>
<li>Une contestation ne coûte rien non plus, qu’elle aboutisse ou non.</li>
<li>Les reçus restent consultables, et peuvent être imprimés.</li>
<li>Vos données vous sont remises sur demande, sans frais de dossier.</li>
<li>L’attente, les refus, les pannes ne sont jamais des lignes de votre compte.</li>
</ul>
<h2>La limite</h2>
<p>Elle est nette. Les machines travaillent pour rien, puisqu’une fois le calcul écrit il ne fatigue personne. Un être humain qui vous écoute y passe sa soirée, et ceux qui promettent <a href="/voyance-gratuite-telephone">une voix gratuite au téléphone</a> le savent aussi bien que nous. Après le temps offert, cette soirée a un prix, inscrit d’avance, cinq euros la minute au plus. Nous trouvons sain que les deux choses ne se mélangent pas : rien de gratuit ne glisse ici vers le payant sans que vous ayez, de votre main, acheté un crédit.</p>
<p>Et s’il vous semblait, au bout de cette soirée, que vous aviez surtout besoin de parler, songez qu’un ami réveillé à onze heures est d’ordinaire flatté. Lui non plus ne vous enverra pas de facture.</p>
`,
}
