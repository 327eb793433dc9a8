import type { SeedPage } from '../kinds.ts'

export const cosmospace: SeedPage = {
  path: '/cosmospace',
  title: 'Qui tient Étoile du Soir : la maison Cosmospace, en clair',
  description:
    'Étoile du Soir et Cosmospace appartiennent à la même société, créée en 1985. Ce que les deux marques ont en commun, ce qui reste cloisonné, et ce que cela change pour vous.',
  lead: 'Deux enseignes dans la même rue, une seule maison derrière : le lecteur doit pouvoir l’apprendre autrement que par hasard. Cette page est là pour cela.',
  body: `
<h2>La réponse, d’abord</h2>
<p>Étoile du Soir est exploitée par la société qui exploite aussi Cosmospace. Cette société a été fondée en 1985, l’année où la sonde Giotto s’envola à la rencontre de la comète de Halley. Une troisième adresse, Voyance Partenaires, sert aux éditeurs affiliés et demande aux moteurs de recherche de l’ignorer. Le compte s’arrête à trois.</p>
<p>Nous le disons d’emblée parce que, dans ce commerce, la multiplication des enseignes a parfois servi à brouiller les pistes : un site condamné renaît à côté, un client éconduit retrouve les mêmes méthodes sous une façade repeinte. Ici, le lien est écrit, et il peut vous servir.</p>
<h2>Pourquoi deux noms</h2>
<p>Par goût des tons différents. Cosmospace s’adresse à ceux qui aiment une grande maison claire où l’on circule de pièce en pièce. Étoile du Soir préfère la lampe, le retrait, l’heure où le bruit tombe ; on y dit médium là où l’autre dit voyant, et les pages y sont écrites séparément. Vénus, vue après le coucher du Soleil, est le même astre que l’étoile du matin. Il fallut longtemps pour l’admettre, et cependant personne ne confond l’aube avec le soir.</p>
<h2>Ce qui est commun</h2>
<ul>
<li><strong>La règle du prix.</strong> À la minute, affiché avant, compté par seconde, jamais au-delà de cinq euros, taxes comprises ; ou à la réponse, pour une question par SMS.</li>
<li><strong>La règle du temps.</strong> Le médium écrit, ou vous vous parlez, la mesure commence ; une coupure, la mesure cesse ; on n’a pas atteint la minute, on ne doit rien, dans la limite d’une fois par jour et par médium.</li>
<li><strong>La charte.</strong> Ceux qui reçoivent s’interdisent la menace, le rituel à vendre, le diagnostic et l’insistance. Elle les suit d’une enseigne à l’autre.</li>
<li><strong>La preuve.</strong> Reçu pour tous, bouton de contestation pour tous, quarante-huit heures pour répondre à tous.</li>
<li><strong>Les avis.</strong> Ouverts à qui a passé une minute de conversation mesurée ou reçu une réponse par SMS, fermés à tous les autres, employés compris.</li>
<li><strong>Le calcul du ciel.</strong> Un même moteur place les planètes ; elles ne brillent pas autrement selon le logo.</li>
</ul>
<p>Un médium peut exercer sous les deux noms. Chaque site fixe néanmoins sa propre liste, dans son propre ordre, avec son propre tarif pour chacun. Si vous comparez et constatez un écart, ce n’est pas une erreur. Le seul montant qui vous engage est celui de la page où vous avez formulé votre demande.</p>
<h2>Ce qui ne se partage jamais</h2>
<p>Trois cloisons, étanches.</p>
<ol>
<li><strong>Le compte.</strong> Celui que vous créez ici n’existe pas là-bas. Votre mot de passe n’y fonctionnera pas, personne n’y apprendra que vous en avez un ici.</li>
<li><strong>Les accords.</strong> Dire oui à un courrier d’Étoile du Soir n’autorise aucun courrier de Cosmospace. De même pour l’accord qui porte sur vos confidences.</li>
<li><strong>Le porte-monnaie.</strong> Le crédit acheté sous un toit se dépense ou se rembourse sous ce toit. On ne le transporte pas.</li>
</ol>
<p>Cette séparation a un inconvénient, que nous assumons : si vous fréquentez les deux maisons, vous remplirez deux formulaires. L’avantage pèse plus lourd. Aucune des deux ne peut dresser de vous un portrait à partir de ce que vous avez fait chez l’autre.</p>
<h2>En pratique</h2>
<h3>Je voudrais fermer mes deux comptes.</h3>
<p>Il faut le faire deux fois, une fois sur chaque site. Nous ne pourrions relier les deux qu’en sachant qui vous êtes de part et d’autre, et c’est justement ce que nous avons refusé de savoir.</p>
<h3>Le temps d’accueil vaut-il des deux côtés ?</h3>
<p>Le chapitre 6 des <a href="/page/conditions">conditions</a> l’accorde une fois par personne et par marque. Avoir goûté à l’une n’empêche donc pas de goûter à l’autre. La <a href="/voyance/question-gratuite">question gratuite</a> fait exception : une par personne et par trente jours, sous les trois adresses ensemble. Pour la compter, nous comparons l’empreinte illisible d’une adresse, et rien d’autre.</p>
<h3>À qui m’adresser en cas de litige ?</h3>
<p>À l’enseigne où la chose s’est produite. Le plus rapide est la page de <a href="/reclamation">réclamation</a>, qui vous attribue un numéro tout de suite. L’identité juridique, l’adresse et le médiateur figurent aux <a href="/page/mentions-legales">mentions légales</a>.</p>
<h3>Retrouverai-je les mêmes textes ?</h3>
<p>Les règles, oui, puisque ce sont les mêmes. Les pages, non : nous n’avons pas voulu vous faire lire deux fois la même chose.</p>
<h2>Pourquoi le dire si longuement</h2>
<p>Parce qu’une société connue sous deux noms répond deux fois de ses actes. Si l’une des enseignes manquait à sa parole, l’autre en porterait l’ombre, et ce serait juste. Pour le reste, l’esprit particulier de cette maison-ci est décrit dans la lettre qui tient lieu de <a href="/qui-sommes-nous">présentation</a>.</p>
`,
}
